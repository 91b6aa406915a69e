import { type MarkedDetails, withDetails } from '../domain/campaign-marks.ts'
import { dateWords } from '../domain/date-words.ts'
import { escapeXml } from '../domain/escape-xml.ts'
import type { Occasion, Untimely } from '../domain/occasions.ts'
import { outcomes } from './consultation.ts'

/** What stands for the last day of the consultation, beside the marks of the campaign's details. */
const lastDayMark = '{last day}'
/** What stands for the address of the council's planning pages. */
const planningMark = '{planning pages}'

/** The way to an objection, one paragraph for each line: one whose detail is not set is left out. */
const ways = `<p><a href="/write-objection">Write your objection</a>: choose your village, tick what affects you and say it in your own words. The letter grows beside it, and nothing is sent until you send it yourself.</p>
<p><a href="/how-to-object">How to object</a> tells what counts, what does not, and where to send it.</p>
<p>Or go straight to <a href="{planning pages}">the council’s planning pages</a>, where the application has the number {reference}.</p>
<p>The council also takes objections at this address: {council e-mail}</p>`

const thanks =
  '<p>If you have objected already, thank you: you need do nothing more, but you can tell a neighbour. Each person may object, and it is the reasons that are weighed.</p>'

const next = '<p><a href="/process">Where the application stands, and what comes next</a></p>'

/** The updates that go with where the application stands, as drafts: a subject, and HTML with marks for what differs (rule: stage-updates). */
export const occasionUpdates = {
  'consultation-open': {
    subject: 'The consultation is open until {last day}: your objection in ten minutes',
    body: `<p>Warwickshire County Council is asking everyone for their views on the proposed quarry. The last day to object is <strong>{last day}</strong>.</p>\n${ways}\n${thanks}`,
  },
  /** Where the last day is not known. */
  open: {
    subject: 'The consultation is open: your objection in ten minutes',
    body: `<p>Warwickshire County Council is asking everyone for their views on the proposed quarry. We do not know the last day yet, so it is best to write soon.</p>\n${ways}\n${thanks}`,
  },
  'reminder-7': {
    subject: '{last day} is the last day to object to the quarry',
    body: `<p>There is still time to object to the proposed quarry: the consultation is open until <strong>{last day}</strong>.</p>\n${ways}\n${thanks}`,
  },
  'reminder-2': {
    subject: 'Last days to object to the quarry: it ends on {last day}',
    body: `<p>The consultation on the proposed quarry ends on <strong>{last day}</strong>. A few sentences about one place that you know are worth more than none.</p>\n${ways}\n${thanks}`,
  },
  'consultation-closed': {
    subject: 'The consultation has closed: thank you',
    body: `<p>The last day to object to the proposed quarry was ${lastDayMark}. Thank you to everyone who wrote.</p>\n<p>The council now assesses what it was sent. What arrives now is late: the council need not wait for it, but it may still consider it until it decides.</p>\n${next}`,
  },
} as const

/** The update for an occasion, as its draft begins: its id is the occasion's, so that there is one for each. */
export function updateFor(
  { id, kind, lastDay }: Occasion,
  campaign: MarkedDetails & { planning_documents_url: string },
): { id: string; subject: string; body: string; occasion: string } {
  const words = wordsOf(kind, lastDay)
  const day = lastDay === '' ? '' : dateWords(lastDay)
  const filled = (text: string) =>
    text.replaceAll(lastDayMark, day).replaceAll(planningMark, escapeXml(campaign.planning_documents_url))
  return { id, subject: filled(words.subject), body: withDetails(filled(words.body), escaped(campaign)), occasion: id }
}

function wordsOf(kind: Occasion['kind'], lastDay: string): { subject: string; body: string } {
  if (kind === 'consultation-open' && lastDay === '') return occasionUpdates.open
  if (isOutcome(kind)) return { subject: outcomes[kind], body: `<p>${outcomes[kind]}</p>\n${next}` }
  return occasionUpdates[kind]
}

function isOutcome(kind: Occasion['kind']): kind is keyof typeof outcomes {
  return Object.hasOwn(outcomes, kind)
}

/** The details as they may stand in HTML. */
function escaped({ application_reference, council_address, council_email, name }: MarkedDetails): MarkedDetails {
  return {
    application_reference: escapeXml(application_reference),
    council_address: escapeXml(council_address),
    council_email: escapeXml(council_email),
    name: escapeXml(name),
  }
}

/** Why an update for an occasion cannot be sent any more (rule: reminder-true). */
export const untimelyWords: Record<Untimely, string> = {
  'not-open': 'It says that the consultation is open, and by the stage and the dates it is not.',
  'other-last-day': 'The last day of the consultation is another one by now than the update says.',
  past: 'The day of this reminder has passed.',
  'moved-on': 'The application has moved on since it was written.',
}
