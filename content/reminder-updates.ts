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

/** How each reminder begins: its subject, and HTML, with the last day in words. */
const beginnings: Record<ReminderKind, (lastDay: string) => { subject: string; begins: string }> = {
  opens: (lastDay) => ({
    subject: `How to object by ${lastDay}`,
    begins: `<p>Warwickshire County Council is asking everyone what they think of the proposed quarry. The last day to object is <strong>${lastDay}</strong>.</p>`,
  }),
  'three-days': (lastDay) => ({
    subject: `${lastDay} is the last day to object to the quarry`,
    begins: `<p>You can still write to the council until <strong>${lastDay}</strong>.</p>`,
  }),
  'last-day': (lastDay) => ({
    subject: `Today, ${lastDay}, is the last day to object`,
    begins: `<p>After <strong>${lastDay}</strong> the council no longer has to wait for letters. A few sentences about one place that you know are enough.</p>`,
  }),
}

/** The links to an objection, on this site and at the council. A line whose detail is not set is left out. */
const waysToObject = (
  planningPages: string,
) => `<p><a href="/write-objection">Write my letter</a>: answer a few short questions, and send the letter in your own words yourself.</p>
<p><a href="/how-to-object">How to object</a> says what counts, what does not, and where to send your letter.</p>
<p>Or go straight to <a href="${planningPages}">the council’s planning pages</a>, and look for {reference} there.</p>
<p>Letters by e-mail go to {council e-mail}.</p>
<p>Letters by post go to {council address}.</p>
<p>If you have written already, thank you. Please tell a neighbour.</p>`

/** The update that a reminder is: its id is the reminder's, so that there is one for each. */
export function updateFor(
  { id, kind, lastDay }: Reminder,
  campaign: MarkedDetails & Pick<Campaign, 'planning_documents_url'>,
): { id: string; subject: string; body: string; occasion: string } {
  const { subject, begins } = beginnings[kind](dateWords(lastDay))
  const council_address = campaign.council_address.split(/\s*\n\s*/).join(', ')
  const details = escapedDetails({ ...campaign, council_address })
  const body = withDetails(`${begins}\n${waysToObject(escapeXml(campaign.planning_documents_url))}`, details)
  return { id, subject, body, occasion: id }
}
