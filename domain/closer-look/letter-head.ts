import { said } from './said.ts'

type Span = [start: number, end: number]

export interface LetterHead {
  name: Span | undefined
  address: Span | undefined
  /** As long as the text itself, with blanks for what stands above the salutation, dates, headings, addresses and sources. */
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
  {{${capital} }{1,3}${placeNoun}|(?<=\n)The [A-Z]\w+}(?=,\s{1,4}[A-Z]|\s{0,4}\n\s{0,4}[A-Z]|\s{0,4}$)`,
  'g',
)
/** How far before a postcode the rest of the address can stand. */
const addressLength = 80

const word = "[A-Z]{['’A-Z]{0,2}[a-z]{1,9}-?}{1,4}"
const fullName = `{${word} {and|&} }?{{Mrs?|Ms|Miss|Dr}\\.? }?{${word}|[A-Z]\\.?}{ [A-Z]\\.?}{0,2} ${word}`
const names = [
  said`{[Yy]ours{ \w+}?|[Rr]egards|[Ww]ishes|[Ss]incerely|[Ff]aithfully|[Tt]hanks|[Tt]hank you|[Ss]igned{ by}?|[Ff]rom}[,:.]?\s{1,4}(${fullName})(?=\s{0,4}{[,.\n]|$})`,
  said`{[Mm]y name is|[Oo]bject.{0,40}? by|I am|I,|[Ww]e,} ?(${word}{ {and|[A-Z]\.?} ?}?{ ?${word}}{1,2})(?=\s{0,4}{[,.\n]| and I\b| of \d|$})`,
  said`(?<={^|[.!?\n]}\s{0,4})(${fullName})\s{0,9}$`,
  said`(?<={^|[.!?\n]}\s{0,4})(${fullName}){,\s{1,4}[A-Z][a-z]{2,12} [A-Z][a-z]{2,12}}?(?=,\s{1,4}{\d{1,4}[a-z]? [A-Z]|[A-Z]\w{2,12} {[A-Z]\w{2,12} }?${placeNoun}})`,
]
const noName = said`${placeNoun}|Council|Quarry|Application|County|Planning|Office|The`

/** A line of nothing but names and numbers, as in an address. */
const titleWord = '(?:[A-Z\\d&(]\\S*|of|and|the|for)'
const titleLine = `[ \\t]*(?:To:? )?${titleWord}(?: +${titleWord})*[ \\t]*$`
const addressee = new RegExp(`^(?=.*(?:Council|Planning|Shire Hall))${titleLine}(?:\\n+${titleLine}){0,7}`, 'm')
const salutation = /^[ \t]*(?:dear [^,\n]{1,40}(?:,|$)|to whom it may concern)/im
/** How far down a salutation can stand, and how long a line above it can be that is no sentence. */
const [headLength, lineLength] = [900, 80]
/** A list of sources and what points at it, a line that is a date, the farewell with its signature, and the number of a heading with the heading. */
const frame = new RegExp(
  [
    '^(?:Sources|References).{0,20}(?:\\n+[[\\d].*)*|^\\[\\d+\\].*|\\[\\d[^\\]\\n]{0,20}\\]|https?:\\S+',
    '^ *(?:[A-Z]\\w+[:,]? )?\\d\\d?[a-z]{0,2}(?:[/.-]\\d\\d?[/.-]| [A-Z]\\w+,? )\\d{2,4} *$',
    `^(?:Yours|Kind|Best|Regards|Sincerely|Signed|Thanks)\\b.{0,20}(?:\\n+${titleLine}){1,8}`,
    '^ *\\(?\\d\\d?[.)] +(?:[^\\s.!?]+(?: +[^\\s.!?]+){0,6} *$)?',
  ].join('|'),
  'gm',
)
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Finds the name and the address that a letter gives, neither of them the council's, whose address may be known. */
export function letterHeadOf(text: string, councilAddress: string): LetterHead {
  const greeting = salutation.exec(text.slice(0, headLength))
  const begin = greeting?.index ?? 0
  const head = text.slice(0, begin || headLength)
  const theirs = (councilAddress === '' ? head : head.replace(councilAddress, blank)).replace(addressee, blank)
  const ours = theirs + text.slice(head.length)
  const found: Span[] = []
  for (const { 0: words, index } of ours.matchAll(addresses)) {
    const isPostcode = /\d[a-z]{2}$/i.test(words)
    const before = isPostcode ? ours.slice(Math.max(found.at(-1)?.[1] ?? 0, index - addressLength), index) : ''
    const first = /(?:\d{1,4}[a-z]? [A-Z]|(?<=\n|, |: )[A-Z])(?:(?![.!?] )[\s\S])*$/.exec(before)
    found.push([index - (first ? first[0].length : 0), index + words.length])
  }
  let body = ''
  let at = 0
  for (const [start, end] of found) {
    body += ours.slice(at, start) + blank(ours.slice(start, end))
    at = end
  }
  body += ours.slice(at)
  const above = body.slice(0, begin).replace(/.+/g, (line) => (line.length < lineLength ? blank(line) : line))
  return {
    name: nameIn(ours),
    address: found.find(([start]) => start >= begin) ?? found[0],
    body: (above + body.slice(begin)).replace(salutation, blank).replace(frame, blank),
  }
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
