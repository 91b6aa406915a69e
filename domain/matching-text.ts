import { findSpellings } from './spelling.ts'

export interface TextPiece {
  text: string
  isMatch: boolean
}

/**
 * A text cut into what matches the search, in whatever spelling, and what stands between. Together the pieces are the text
 * again, letter for letter.
 */
export function splitByMatch(text: string, wanted: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let done = 0
  const add = (end: number, isMatch: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), isMatch })
    done = Math.max(done, end)
  }
  for (const [start, end] of findSpellings(wanted).placesIn(text)) {
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return pieces
}

/** A text in lower case, and where each place in it was in the text: inside a letter that became longer, at that letter's end. */
export interface LowerCased {
  lower: string
  startOf: (place: number) => number
}

/** Lower case is longer for some letters: 'İ' becomes two characters, which shifts everything behind it. */
export function lowerCaseWithPlaces(text: string): LowerCased {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return { lower, startOf: (place) => place }
  const starts: number[] = []
  let start = 0
  for (const letter of text) {
    const small = letter.toLowerCase().length
    for (let index = 0; index < small; index++) starts.push(index === 0 ? start : start + letter.length)
    start += letter.length
  }
  return { lower, startOf: (place) => starts[place] ?? text.length }
}
