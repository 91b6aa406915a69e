import { lowerCaseWithPlaces } from './lower-case.ts'

export interface TextPiece {
  text: string
  isMatch: boolean
}

/**
 * A text cut into what matches the search and what stands between, whatever the case. Together the pieces are the text
 * again, letter for letter.
 */
export function splitByMatch(text: string, wanted: string): TextPiece[] {
  const lowerWanted = wanted.toLowerCase()
  const { lower, startOf } = lowerCaseWithPlaces(text)
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
