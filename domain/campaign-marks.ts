import type { Campaign } from './campaign.ts'

/** What the marks in texts of the campaign stand for. */
const details = {
  '{reference}': 'application_reference',
  '{council address}': 'council_address',
  '{council e-mail}': 'council_email',
  '{campaign}': 'name',
} as const satisfies Record<string, keyof Campaign>
type Mark = keyof typeof details

const marks = Object.keys(details) as Mark[]

/** A text with the campaign's details in place of their marks. A line with a mark for a detail that is not set is left out. */
export function withDetails(text: string, campaign: Pick<Campaign, (typeof details)[Mark]>): string {
  const isSet = (line: string) => marks.every((mark) => !line.includes(mark) || campaign[details[mark]] !== '')
  const lines = text.split('\n').filter(isSet)
  return marks.reduce((filled, mark) => filled.replaceAll(mark, () => campaign[details[mark]]), lines.join('\n'))
}
