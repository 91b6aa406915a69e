/** Letters that only look like letters: mathematical and script alphabets, circled, squared and full-width ones, ligatures, raised and lowered ones. */
const decorated =
  /[\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F149}\u2102-\u2113\u2115-\u211D\u2124\u2128-\u2138\u2145-\u2149\u2460-\u24EA\u3000\uFB00-\uFB06\uFF01-\uFF5E\u02B0-\u02B8\u02E1-\u02E3\u1D2C\u1D2E\u1D30-\u1D3A\u1D3C-\u1D4D\u1D4F-\u1D6A\u1D9C\u1DA0\u1DBB\u2071\u207F\u2090-\u209C\u2C7C\u2C7D\u{107A5}]/gu
/** What cannot be seen, or is laid over letters: zero-width characters, soft hyphens, strokes and underlines. */
const unseen = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|[\u0332\u0333\u0335-\u0338]|\u00AD/g
const spaces = /[\u00A0\u2000-\u200A\u202F\u205F]/g

/**
 * A pasted text in letters that every portal and screen reader knows. Typographic quotes, dashes and accents stay.
 */
export function plainLetters(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(unseen, '')
    .replace(spaces, ' ')
    .replace(decorated, (letter) => letter.normalize('NFKC'))
    .normalize('NFC')
}

/** The words of a text alone, in small letters, with a space on each side of each. */
export const wordsAlone = (text: string): string => ` ${text.toLowerCase()} `.replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Whether a text has letters that only look like letters, or strokes laid over them. */
export function hasDecorativeLetters(text: string): boolean {
  return text.search(decorated) !== -1 || /[\u0332\u0333\u0335-\u0338]/.test(text)
}
