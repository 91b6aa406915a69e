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
  const { lower, starts } = lowerWithPlaces(text)
  const lowerWanted = lowerWithPlaces(wanted).lower
  if (lowerWanted === '') return text === '' ? [] : [{ text, isMatch: false }]
  const pieces: TextPiece[] = []
  let done = 0
  const add = (end: number, isMatch: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), isMatch })
    done = Math.max(done, end)
  }
  for (let at = lower.indexOf(lowerWanted); at !== -1; at = lower.indexOf(lowerWanted, at + lowerWanted.length)) {
    add(starts[at] ?? text.length, false)
    add(starts[at + lowerWanted.length] ?? text.length, true)
  }
  add(text.length, false)
  return pieces
}

/**
 * A text in lower case, and for each place in it where its letter begins in the text as it was: a capital letter may
 * become two small ones.
 */
function lowerWithPlaces(text: string): { lower: string; starts: number[] } {
  let lower = ''
  const starts: number[] = []
  let start = 0
  for (const letter of text) {
    const small = letter.toLowerCase()
    for (let index = 0; index < small.length; index++) starts.push(index === 0 ? start : start + letter.length)
    lower += small
    start += letter.length
  }
  starts.push(start)
  return { lower, starts }
}
