import type { Signatures } from '../../domain/closer-look/writer.ts'
import { oneOf } from './one-of.ts'

const { raw } = String
export const street = oneOf(
  'Road, Lane, Street, Close, Row, Court, Green, Hill, Drive, Way, Avenue, Crescent, Gardens, Terrace, Rise, Walk, Croft',
  'Mews, Square, Place, Orchard, View',
)
/** 14 Church Lane */
export const houseInStreet = raw`\b\d{1,4}[a-z]?,? [A-Z][a-z']{1,15} (?:[A-Z][a-z']{1,15} )?${street}\b`
export const postcode = raw`[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}\b`
const house = raw`(?:[Nn]umber |No\.? )?${houseInStreet}`
/** Rose Cottage */
const houseKind = oneOf(
  'Cottage, House, Farm, Farmhouse, Barn, Lodge, Mill, Manor, Forge, Rectory, Vicarage, Bungalow, Bakery, Schoolhouse',
  'Stables, Granary, Grange, Smithy, Gables, Maltings',
)
export const namedHouse = raw`(?:The )?(?:[A-Z][a-z']{1,15} ){0,2}${houseKind}\b`
const placeNames = raw`(?:[A-Z][A-Za-z'-]{1,20},? ?){0,4}`
const title = raw`(?:(?:(?:Mr|Dr)\.? (?:and|&) )?(?:Mrs?|Ms|Miss|Dr)\.? )?`
const surname = raw`[A-Z][A-Za-z'’-]{1,20}`
const initials = raw`(?:[A-Z]\.? ?){1,3}(?:(?:and|&) [A-Z]\.? )?`
const forename = raw`[A-Z][a-z'’-]{1,20} (?:[A-Z]\.? |(?:and |& )?[A-Z][a-z'’-]{1,20} )?`
/** Mrs Ann Example, A. B. Example, Mr Example */
const name = raw`(${title}(?:${forename}|${initials})${surname}|(?:Mrs?|Ms|Miss|Dr)\.? ${surname})`
const places = raw`, ?${placeNames}(?:${postcode})?`

const lives = oneOf(
  'live, lived, living, rent, reside, residents?, farm, (?:am|are) at, a family, home, address, postcode',
  '(?:write|writing) from',
)
const farewell = oneOf(
  raw`Yours(?: \w{1,12})?, Regards, regards, [Ww]ishes, Sincerely, Faithfully, Signed(?: by)?, Thank you, Thanks, Name`,
)

/** An address in a sentence may be anybody's: the writer's stands on a line below the farewell, alone or after the name, or after 'I live at'. */
const addresses = [
  // a line 'Ann Example, 14 Church Lane, Barford'
  new RegExp(
    raw`^[ \t]{0,4}(?:(?:Address|Home|Postcode)[:.]?[ \t]|${name},? )?(?<found>${house}|${namedHouse}|${placeNames}\b${postcode})(?:${places})?[ \t.]{0,4}$`,
    'm',
  ),
  // Yours, Ann, 14 Church Lane
  new RegExp(
    raw`\b(?:Yours|[Rr]egards|[Ww]ishes|[Ss]igned)\b[^\n]{0,60}?\b(?<found>${house}|${postcode}|${namedHouse}(?=,))`,
  ),
  // I live at 14 Church Lane
  new RegExp(
    raw`\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b[^\n.?!]{0,40}?\b${lives}\b[^\n.?!]{0,30}?\b(?<found>${house}|${postcode}|(?<=\bat )${namedHouse})`,
  ),
]
const names = [
  // Yours faithfully, / Ann Example, 14 Church Lane
  new RegExp(raw`\b${farewell}[,:.]?\s{1,6}(?<found>${name})(?=[ \t]{0,4}(?:[,.(\n]|$))`),
  // My name is Ann Example
  new RegExp(raw`\b(?:[Mm]y name is|I am|I,|I'm) (?<found>${name})(?= and\b|[,.\n]|$)`),
  // Ann Example at the end, or before an address
  new RegExp(
    raw`(?:^|\n)[ \t]{0,4}(?<found>${name})[ \t]{0,4}(?=\s{0,4}$|,?\s{1,4}(?:\d{1,4}[a-z]?,? [A-Z]|${namedHouse}|${placeNames}\b${postcode}))`,
  ),
]
/** Words of letters that look like names: 'Yours faithfully, / Warwickshire Council' */
const notAName = new RegExp(
  raw`\b${oneOf(
    'Council, Quarry, Save, Our, Your, Full, Name, Residents?, Villagers?, Group, Application, County, Planning, Office',
    'The, Reference, Objection, Warwickshire, Road, Lane, Street, Close, Cottage, House, Farm, Sources, Sand, Gravel',
    'Dear, Sir, Madam, Against, Object, Please, Thank, Not, Very, Really, So',
  )}\b`,
)

/** How a letter's writer gives name and address. No quantifier stands in another one that is unbounded. */
export const signatures: Signatures = { names, addresses, notAName }
