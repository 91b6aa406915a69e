import type { Campaign } from '../domain/campaign.ts'
import { escapedDetails, type MarkedDetails, withDetails } from '../domain/campaign-marks.ts'
import { dateWords } from '../domain/date-words.ts'
import { escapeXml } from '../domain/escape-xml.ts'
import type { Occasion, Untimely } from '../domain/occasions.ts'
import { consultationWords, outcomes } from './consultation.ts'
import { toWorkshop } from './objection-guide.ts'

/** What stands for the last day of the consultation, beside the marks of the campaign's details. */
const lastDayMark = '{last day}'
/** What stands for the address of the council's planning pages. */
const planningMark = '{planning pages}'

/**
 * The updates that go with where the application stands, unsent: subjects, and HTML with marks for what differs. A line
 * whose detail is not set is left out.
 */
const occasionUpdates = {
  'consultation-open': {
    subject: 'The consultation is open until {last day}: your objection in ten minutes',
    begins:
      '<p>Warwickshire County Council asks everyone what they think of the proposed quarry. The last day to object is <strong>{last day}</strong>.</p>',
  },
  /** Where the last day is not known. */
  open: {
    subject: 'The consultation is open: write to the council now',
    begins:
      '<p>The council wants to hear what you think of the quarry. We do not know its last day yet, so do not wait long.</p>',
  },
  'reminder-7': {
    subject: '{last day} is the last day to object to the quarry',
    begins: '<p>There is still time to write to the council: until <strong>{last day}</strong>.</p>',
  },
  'reminder-2': {
    subject: 'The consultation ends on {last day}: last days to object',
    begins:
      '<p>After <strong>{last day}</strong> the council need not wait for letters any more. A few sentences about one place that you know are worth more than none.</p>',
  },
  closed: { subject: 'The consultation has closed: thank you', begins: '<p>Thank you to everyone who wrote.</p>' },
  ways: `<p><a href="/how-to-object">How to object</a> tells what counts, what does not, and where it goes.</p>
<p>Or go straight to <a href="{planning pages}">the council’s planning pages</a>, and look there for {reference}.</p>
<p>Letters by e-mail go to {council e-mail}.</p>
<p>Letters by post go to {council address}.</p>`,
  ends: '<p>If you have written already, thank you: a neighbour may not know of it yet.</p>',
  next: '<p><a href="/process">Where the application stands, and what comes next</a></p>',
} as const

/** The update for an occasion, as it begins: its id is the occasion's, so that there is one for each. */
export function updateFor(
  { id, kind, lastDay }: Occasion,
  campaign: MarkedDetails & Pick<Campaign, 'planning_documents_url'>,
): { id: string; subject: string; body: string; occasion: string } {
  const { subject, body } = wordsOf(kind, lastDay)
  const day = lastDay === '' ? '' : dateWords(lastDay)
  const filled = (text: string) =>
    text.replaceAll(lastDayMark, day).replaceAll(planningMark, escapeXml(campaign.planning_documents_url))
  const council_address = campaign.council_address.split(/\s*\n\s*/).join(', ')
  const details = escapedDetails({ ...campaign, council_address })
  return { id, subject: filled(subject), body: withDetails(filled(body), details), occasion: id }
}

function wordsOf(kind: Occasion['kind'], lastDay: string): { subject: string; body: string } {
  const { closed, open, next } = occasionUpdates
  if (kind === 'consultation-closed') {
    const told = consultationWords({ state: 'closed', closedOn: lastDay })?.text ?? ''
    return { subject: closed.subject, body: `${closed.begins}\n<p>${told}</p>\n${next}` }
  }
  if (isOutcome(kind)) return { subject: outcomes[kind], body: `<p>${outcomes[kind]}</p>\n${next}` }
  const { subject, begins } = lastDay === '' ? open : occasionUpdates[kind]
  return { subject, body: [begins, ...waysToObject].join('\n') }
}

/** The links to an objection: on this site, and at the council. */
const waysToObject = [
  `<p><a href="/write-objection">${toWorkshop.open.link}</a>. ${toWorkshop.open.text}</p>`,
  occasionUpdates.ways,
  occasionUpdates.ends,
]

function isOutcome(kind: Occasion['kind']): kind is keyof typeof outcomes {
  return Object.hasOwn(outcomes, kind)
}

/** Why an update for an occasion cannot be sent any more. */
export const untimelyWords: Record<Untimely, string> = {
  'not-open': 'It says that the consultation is open, and by the stage and the dates it is not.',
  'other-last-day': 'The last day of the consultation is another one by now than the update says.',
  'moved-on': 'The application has moved on since it was written.',
}
