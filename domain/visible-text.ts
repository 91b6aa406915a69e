/** What takes no room on the screen: zero-width and formatting characters, fillers, and the blank of Braille. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

export function withoutUnseen(text: string): string {
  return text.replace(unseen, '')
}

/**
 * What somebody means by a line that names an address, a day, a time or a number: without what cannot be seen, with
 * full-width letters and figures as the usual ones, and one space wherever there is room.
 */
export function plainLine(text: string): string {
  return oneLine(withoutUnseen(text.normalize('NFKC')))
}

/** The figures that somebody typed, without what stands between thousands. */
export function plainFigures(text: string): string {
  return plainLine(text)
    .replace(/(?<=\d)[, '’](?=\d{3}(?!\d))/g, '')
    .replace('\u2212', '-')
}

/**
 * A text as it stands on one line: tabs, line ends and the like are spaces, and what a copy brings along unseen goes, as do
 * signs that turn its direction or that no database keeps.
 */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?![\s\u0085])\p{Cc}/gu, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
}

export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}]/u.test(withoutUnseen(text))
}
