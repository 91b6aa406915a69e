import type { Campaign } from '../domain/campaign.ts'
import { escapedDetails, inOneLine, type MarkedDetails, withDetails } from '../domain/campaign-marks.ts'
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
    begins: `<p>From tomorrow the council can decide without waiting for more letters. A few sentences about one place that you know are enough.</p>`,
  }),
}

/** The links to an objection, on this site and at the council. A line whose detail is not set is left out. */
const waysToObject = ({
  planning_documents_url,
  council_form,
}: PlacesOnTheWeb) => `<p><a href="/write-objection">Write my letter</a>: answer a few short questions, and send the letter in your own words yourself.</p>
<p><a href="/how-to-object">How to object</a> says what counts, what does not, and where to send your letter.</p>
<p>The documents are on <a href="${escapeXml(planning_documents_url)}">the council’s planning pages</a>: look for {reference} there.</p>
<p>Letters by e-mail go to {council e-mail}.</p>${council_form === '' ? '' : `\n<p>The council has <a href="${escapeXml(council_form)}">a form that takes letters</a>.</p>`}
<p>Letters by post go to {council address}.</p>
<p>If you have written already, thank you. Please tell a neighbour.</p>`

type PlacesOnTheWeb = Pick<Campaign, 'planning_documents_url' | 'council_form'>

/** The update that a reminder is: its id is the reminder's, so that there is one for each. */
export function updateFor(
  { id, kind, lastDay }: Reminder,
  campaign: MarkedDetails & PlacesOnTheWeb,
): { id: string; subject: string; body: string; occasion: string } {
  const { subject, begins } = beginnings[kind](dateWords(lastDay))
  const council_address = inOneLine(campaign.council_address)
  const details = escapedDetails({ ...campaign, council_address })
  const body = withDetails(`${begins}\n${waysToObject(campaign)}`, details)
  return { id, subject, body, occasion: id }
}
