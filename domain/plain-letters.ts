/** Letters that only look like letters: mathematical and script alphabets, circled, squared and full-width ones, ligatures. */
const decorated =
  /[\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u2102-\u2113\u2115-\u211D\u2124\u2128-\u2138\u2145-\u2149\u2460-\u24EA\u3000\uFB00-\uFB06\uFF01-\uFF5E]/gu
/** What cannot be seen, or is laid over letters: zero-width characters, soft hyphens, strokes and underlines. */
const unseen = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|[\u0332\u0333\u0335-\u0338]|\u00AD/g
const spaces = /[\u00A0\u2000-\u200A\u202F\u205F]/g

/**
 * A pasted text in letters that every portal and screen reader knows. Typographic quotes, dashes and accents stay
 * (rule: plain-letters).
 */
export function plainLetters(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(unseen, '')
    .replace(spaces, ' ')
    .replace(decorated, plain)
    .normalize('NFC')
}

/** Whether a text has letters that only look like letters, or strokes laid over them. */
export function hasDecorativeLetters(text: string): boolean {
  return text.search(decorated) !== -1 || /[\u0332\u0333\u0335-\u0338]/.test(text)
}

/** Unicode relates white letters on black to nothing. */
const whiteOnBlack = [0x1f150, 0x1f170]

function plain(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const first = whiteOnBlack.find((start) => code >= start && code < start + 26)
  return first === undefined ? letter.normalize('NFKC') : String.fromCharCode(65 + code - first)
}
