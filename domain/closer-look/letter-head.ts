import { said } from './said.ts'

type Span = [start: number, end: number]

/** Where the writer's name and address stand, and the text with them blanked out, so that no house number counts as a figure. */
export interface LetterHead {
  name: Span | undefined
  address: Span | undefined
  /** As long as the text itself. */
  body: string
}

/** How streets and houses are called. */
export const placeNoun =
  '{Road|Lane|Street|Close|Place|Row|Court|Mill|Green|Hill|Drive|Way|Avenue|Crescent|Gardens|Terrace|Rise|Walk|Croft|Mews|Square|Cottage|House|Barn|Farm|Lodge|Manor|Hall}'
const capital = "[A-Z][\\w'’.-]{0,20}"
/** A postcode, a house with its number and street, or a house by its name at the end of a line or before the next part. */
const addresses = new RegExp(
  said`
  [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|\d{1,4}[a-zA-Z]?,? {${capital} }{0,3}${placeNoun}{,? [A-Z][a-z]+}{0,2}
  {${capital} }{1,3}${placeNoun}(?=,\s{1,4}[A-Z]|\s{0,4}\n\s{0,4}[A-Z]|\s{0,4}$)`,
  'g',
)
/** How far before a postcode the rest of the address can stand. */
const addressLength = 80

const word = "[A-Z][a-z'’]+{-?[A-Z][a-z'’]+}?"
const fullName = `{{Mrs?|Ms|Miss|Dr|Prof|Rev}\\.? }?{${word}|[A-Z]\\.?}{ [A-Z]\\.?}{0,2} ${word}`
const names = [
  said`{[Yy]ours{ \w+}?|[Rr]egards|[Ww]ishes|[Ss]incerely|[Ff]aithfully|[Tt]hanks|[Tt]hank you|[Ss]igned{ by}?|[Ff]rom}[,:.]?\s{1,4}(${fullName})(?=\s{0,4}{[,.\n]|$})`,
  said`{[Mm]y name is|[Nn]ame:|[Oo]bject.{0,40}? by|I am|I,|[Ww]e,} ?(${word}{ {and|[A-Z]\.?} ?}?{ ?${word}}{1,2})(?=\s{0,4}{[,.\n]| and I\b| of \d|$})`,
  said`(?<={^|[.!?\n]}\s{0,4})(${fullName})\s{0,9}$`,
  said`(?<={^|[.!?\n]}\s{0,4})({${word} and }?${fullName}){,\s{1,4}[A-Z][a-z]{2,12} [A-Z][a-z]{2,12}}?(?=,\s{1,4}{\d{1,4}[a-z]? [A-Z]|[A-Z]\w{2,12} {[A-Z]\w{2,12} }?${placeNoun}})`,
]
const noName = said`${placeNoun}|Council|Quarry|Application|County|Planning|Office`

/** Finds the name and the address that a letter gives. */
export function letterHeadOf(text: string): LetterHead {
  let body = ''
  let at = 0
  let address: Span | undefined
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const isPostcode = /\d[a-z]{2}$/i.test(found)
    const before = isPostcode ? text.slice(Math.max(at, index - addressLength), index) : ''
    const begin = /(?:\d{1,4}[a-z]? [A-Z]|(?<=\n|, |: )[A-Z])(?:(?![.!?] )[\s\S])*$/.exec(before)
    const [start, end] = [index - (begin ? begin[0].length : 0), index + found.length]
    address ??= [start, end]
    body += text.slice(at, start) + text.slice(start, end).replace(/[^\n]/g, ' ')
    at = end
  }
  return { name: nameIn(text), address, body: body + text.slice(at) }
}

function nameIn(text: string): Span | undefined {
  for (const pattern of names) {
    const found = pattern.exec(text)
    const name = found?.[1]
    if (!found || name === undefined || noName.test(name)) continue
    const start = found.index + found[0].indexOf(name)
    return [start, start + name.length]
  }
  return undefined
}
