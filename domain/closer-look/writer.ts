import type { CloserLookContext } from './finding.ts'
import { part, pattern } from './patterns.ts'
import { houseInStreet } from './sure-findings.ts'

/** Where something stands in a text. */
type Span = [start: number, end: number]

const postcode = part`[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}\b`
const house = part`(?:[Nn]umber |No\.? )?${houseInStreet}`
const namedHouse = part`(?:The )?(?:[A-Z][a-z']{1,15} ){0,2}(?:Cottage|House|Farm|Farmhouse|Barn|Lodge|Mill|Manor|Forge|Rectory|Vicarage)`
const placeNames = part`(?:[A-Z][A-Za-z'-]{1,20},? ?){0,4}`
/** An address in a sentence may be anybody's: the writer's stands on a line of its own, below the farewell, or after 'I live at'. */
const addresses = [
  // 14 Church Lane, Barford CV35 8EN
  new RegExp(
    part`^[ \t]{0,4}(?:(?:Address|Home|Postcode)[:.]?[ \t])?(${house}|${namedHouse}|${placeNames}\b${postcode})(?:, ?${placeNames}(?:${postcode})?)?[ \t.]{0,4}$`,
    'm',
  ),
  // Yours faithfully, Ann Example, 14 Church Lane
  pattern`\b(?:Yours|[Rr]egards|[Ww]ishes|[Ss]igned)\b[^\n]{0,60}?\b(${house}|${postcode})`,
  pattern`\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b[^\n.?!]{0,40}?\b(?:live|lived|living|rent|reside|residents?|(?:am|are) at|a family|home|address|postcode|(?:write|writing) from)\b[^\n.?!]{0,30}?\b(${house}|${postcode})`,
]

const title = part`(?:(?:Mrs?|Ms|Miss|Dr)\.? )?`
const fullName = part`${title}[A-Z][a-z'’-]{1,20} (?:[A-Z]\.? |(?:and |& )?[A-Z][a-z'’-]{1,20} )?[A-Z][A-Za-z'’-]{1,20}`
const initialAndName = part`${title}[A-Z]\.? ?(?:[A-Z]\.? ?)?[A-Z][a-z'’-]{1,20}`
const name = part`(${fullName}|${initialAndName})`
const names = [
  // Yours faithfully, / Ann Example
  pattern`\b(?:Yours(?: \w{1,12})?|Regards|regards|[Ww]ishes|Sincerely|Faithfully|Signed(?: by)?|Thank you)[,:.]?\s{1,6}${name}(?=[ \t]{0,4}(?:[,.\n]|$))`,
  // My name is Ann Example
  pattern`\b[Mm]y name is ${name}\b`,
  // Ann Example at the end, or above an address
  pattern`(?:^|\n)[ \t]{0,4}${name}[ \t]{0,4}(?=\s{0,4}$|,?\n[ \t]{0,4}(?:\d{1,4}[a-z]?,? [A-Z]|(?:The )?[A-Z]\w{1,15} (?:Cottage|House|Farm|Barn|Lodge)))`,
]
/** Words of letters that look like names: 'Yours faithfully, / Warwickshire Council' */
const notAWriter =
  /\b(?:Council|Quarry|Save|Our|Residents|Villagers|Group|Application|County|Planning|Office|The|Reference|Objection|Warwickshire|Road|Lane|Street|Close|Cottage|House|Farm|Sources|Sand|Gravel|Dear|Sir|Madam)\b/

/** Where a letter gives its writer's name and address; neither of them is the council's. */
export function writerIn(
  letter: string,
  { councilAddress, places }: Pick<CloserLookContext, 'councilAddress' | 'places'>,
): { name?: Span; address?: Span } {
  const text = withoutCouncil(letter, councilAddress)
  const isName = (span: Span | undefined) => {
    const words = span && text.slice(...span)
    return words !== undefined && !notAWriter.test(words) && !places.includes(words)
  }
  const found = names.map((each) => spanIn(each, text)).find(isName)
  const address = addresses.map((each) => spanIn(each, text)).find((span) => span)
  return { ...(found && { name: found }), ...(address && { address }) }
}

function spanIn(pattern: RegExp, text: string): Span | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const words = match[1] ?? match[0]
  const start = match.index + match[0].indexOf(words)
  return [start, start + words.length]
}

/** The text, as long as before, with the lines blanked out that name the council above the salutation, and what follows them there. */
function withoutCouncil(letter: string, councilAddress: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const text = councilAddress === '' ? letter : letter.replaceAll(councilAddress, blank)
  return text.replace(
    /^[^\n]{0,60}(?:Council|Shire Hall|Planning (?:Department|Authority|Services|Officer))[^\n]{0,60}(?:\n[^\n]{1,60}){0,6}/gm,
    blank,
  )
}
