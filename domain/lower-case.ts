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
