/** A piece of a text, and whether it is what was searched for. */
export interface TextPiece {
  text: string
  isMatch: boolean
}

/**
 * A text cut into what matches the search and what stands between, whatever the case. Together the pieces are the text
 * again, letter for letter.
 */
export function splitByMatch(text: string, wanted: string): TextPiece[] {
  const lowerWanted = lowerWithPlaces(wanted).lower
  const { lower, startOf } = lowerWithPlaces(text)
  if (lowerWanted === '') return text === '' ? [] : [{ text, isMatch: false }]
  const pieces: TextPiece[] = []
  let done = 0
  const add = (end: number, isMatch: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), isMatch })
    done = Math.max(done, end)
  }
  for (let at = lower.indexOf(lowerWanted); at !== -1; at = lower.indexOf(lowerWanted, at + lowerWanted.length)) {
    add(startOf(at), false)
    add(startOf(at + lowerWanted.length), true)
  }
  add(text.length, false)
  return pieces
}

/** A text in lower case, and for each place in it where its letter begins in the text as it was. */
function lowerWithPlaces(text: string): { lower: string; startOf: (place: number) => number } {
  const plain = text.toLowerCase()
  if (plain.length === text.length) return { lower: plain, startOf: (place) => place }
  // A capital letter may become two small ones, which shifts everything behind it.
  let lower = ''
  const starts: number[] = []
  let start = 0
  for (const letter of text) {
    const small = letter.toLowerCase()
    for (let index = 0; index < small.length; index++) starts.push(index === 0 ? start : start + letter.length)
    lower += small
    start += letter.length
  }
  return { lower, startOf: (place) => starts[place] ?? text.length }
}
