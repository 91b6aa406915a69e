import type { Campaign } from '../domain/campaign.ts'
import { escapedDetails, type MarkedDetails, withDetails } from '../domain/campaign-marks.ts'
import { dateWords } from '../domain/date-words.ts'
import { escapeXml } from '../domain/escape-xml.ts'
import type { Reminder, ReminderKind } from '../domain/reminders.ts'

/** What the reminders are called on the maintenance side. */
export const reminderNames: Record<ReminderKind, string> = {
  opens: 'The consultation opens',
  'three-days': 'Three days before the last day',
  'last-day': 'The last day',
}

/** What stands for the last day of the consultation, beside the marks of the campaign's details. */
const lastDayMark = '{last day}'
/** What stands for the address of the council's planning pages. */
const planningMark = '{planning pages}'

/** How each reminder begins: its subject, and HTML with marks for what differs. */
const beginnings: Record<ReminderKind, { subject: string; begins: string }> = {
  opens: {
    subject: 'How to object by {last day}',
    begins:
      '<p>Warwickshire County Council is asking everyone what they think of the proposed quarry. The last day to object is <strong>{last day}</strong>.</p>',
  },
  'three-days': {
    subject: '{last day} is the last day to object to the quarry',
    begins: '<p>You can still write to the council until <strong>{last day}</strong>.</p>',
  },
  'last-day': {
    subject: 'Today, {last day}, is the last day to object',
    begins:
      '<p>After <strong>{last day}</strong> the council no longer has to wait for letters. A few sentences about one place that you know are enough.</p>',
  },
}

/** The links to an objection, on this site and at the council. A line whose detail is not set is left out. */
const waysToObject = `<p><a href="/write-objection">Write my letter</a>: answer a few short questions, and send the letter in your own words yourself.</p>
<p><a href="/how-to-object">How to object</a> says what counts, what does not, and where to send your letter.</p>
<p>Or go straight to <a href="{planning pages}">the council’s planning pages</a>, and look for {reference} there.</p>
<p>Letters by e-mail go to {council e-mail}.</p>
<p>Letters by post go to {council address}.</p>
<p>If you have written already, thank you. Please tell a neighbour.</p>`

/** The update that a reminder is: its id is the reminder's, so that there is one for each. */
export function updateFor(
  { id, kind, lastDay }: Reminder,
  campaign: MarkedDetails & Pick<Campaign, 'planning_documents_url'>,
): { id: string; subject: string; body: string; occasion: string } {
  const { subject, begins } = beginnings[kind]
  const filled = (text: string) =>
    text
      .replaceAll(lastDayMark, dateWords(lastDay))
      .replaceAll(planningMark, escapeXml(campaign.planning_documents_url))
  const council_address = campaign.council_address.split(/\s*\n\s*/).join(', ')
  const details = escapedDetails({ ...campaign, council_address })
  const body = withDetails(filled(`${begins}\n${waysToObject}`), details)
  return { id, subject: filled(subject), body, occasion: id }
}
