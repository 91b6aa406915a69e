/** The words by which the closer look knows what a sentence is about; a slip in one of them shall not hide it. */
const words =
  'footpath bridleway landscape countryside farmland agricultural heritage archaeology historic flooding groundwater restoration asthma daughter neighbour property prices worthless support supporter saturday wednesday'.split(
    ' ',
  )

const shortest = 6
/** A wall of letters is no word. */
const longest = 16

/** A word with each of its letters left out in turn. */
function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))
}

const known = new Set(words)
const bySlip = new Map(words.flatMap((word) => [word, ...withoutOneLetter(word)].map((slip) => [slip, word])))

/** The word that is meant, where a word of lower-case letters is one slip away from one that the rules know: 'footpaht', 'heritige'. */
export function meantWord(word: string): string {
  if (word.length < shortest || word.length > longest || known.has(word)) return word
  for (const slip of [word, ...withoutOneLetter(word)]) {
    const meant = bySlip.get(slip)
    if (meant !== undefined && meant[0] === word[0] && Math.abs(meant.length - word.length) < 2) return meant
  }
  return word
}
