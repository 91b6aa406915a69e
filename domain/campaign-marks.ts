import type { Campaign } from './campaign.ts'
import { escapeXml } from './escape-xml.ts'

/** What the marks in texts of the campaign stand for. */
const details = {
  '{reference}': 'application_reference',
  '{council address}': 'council_address',
  '{council e-mail}': 'council_email',
  '{campaign}': 'name',
} as const satisfies Record<string, keyof Campaign>
type Mark = keyof typeof details

const marks = Object.keys(details) as Mark[]

/** Who decides, as letters address it. */
export const councilName = 'Warwickshire County Council'

/** The first lines of a letter to the council: its name, once, also where maintainers wrote it into the address. */
export function councilLines(address: string): string {
  return namesCouncil(address) ? address : [councilName, address].filter((line) => line !== '').join('\n')
}

/** An address of several lines in one. */
export const inOneLine = (address: string): string =>
  address
    .trim()
    .split(/[,\s]*\n\s*/)
    .join(', ')

const namesCouncil = (address: string) => address.toLowerCase().includes(councilName.toLowerCase())

/** The name of the council right before its address. */
const nameBeforeAddress = new RegExp(`${councilName}[,\\s]+(?={council address})`, 'gi')

export type MarkedDetails = Pick<Campaign, (typeof details)[Mark]>

/** The mark that the privacy policy fills in itself: a link to whom to write to. */
export const contactMark = '{contact}'

/** The whole of a word in curly brackets, or a bracket that stands alone. */
const brackets = /\{[^{}\n]*\}|[{}]/g

/**
 * A text with the campaign's details in place of their marks. A line with a mark for a detail that is not set is left out,
 * and so is whatever else stands in curly brackets, but for what is `kept`: no visitor sees it. The name of the council is
 * not said twice.
 */
export function withDetails(text: string, campaign: MarkedDetails, kept: readonly string[] = []): string {
  const isSet = (line: string) => marks.every((mark) => !line.includes(mark) || campaign[details[mark]] !== '')
  const filled = (mark: string) => (isMark(mark) ? campaign[details[mark]] : kept.includes(mark) ? mark : '')
  const named = namesCouncil(campaign.council_address) ? text.replaceAll(nameBeforeAddress, '') : text
  return named.split('\n').filter(isSet).join('\n').replaceAll(brackets, filled)
}

/** The details as they may stand in HTML. */
export function escapedDetails({
  application_reference,
  council_address,
  council_email,
  name,
}: MarkedDetails): MarkedDetails {
  return {
    application_reference: escapeXml(application_reference),
    council_address: escapeXml(council_address),
    council_email: escapeXml(council_email),
    name: escapeXml(name),
  }
}

/** What is wrong with the curly brackets of a text, as a rule of its field; undefined where nothing is. */
export function brokenMark(text: string): string | undefined {
  const known: readonly string[] = [...marks, contactMark]
  const wrong = text.match(brackets)?.find((mark) => !known.includes(mark))
  if (wrong === undefined) return undefined
  const allowed = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(known)
  return wrong.length === 1
    ? `has ${wrong} without its other bracket. Curly brackets stand around one of these alone: ${allowed}`
    : `has ${wrong}, which stands for nothing. In curly brackets can stand ${allowed}`
}

function isMark(mark: string): mark is Mark {
  return Object.hasOwn(details, mark)
}
