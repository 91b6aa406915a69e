import type { Sentence } from './sentences.ts'

/** So many words in a row are the same by no chance. */
const run = 5
/** From this share of the letter on it is mostly ours. */
export const mostlyOurs = 0.5

const wordsOf = (plain: string): string[] => plain.match(/[a-z\d']+/g) ?? []

/** How much of the letter's words stands in sentences of the site, 0 to 1, and which of its sentences are such. */
export function framingShare(
  sentences: readonly Sentence[],
  framing: readonly string[],
): { share: number; ours: Sentence[] } {
  const runs = new Set(framing.flatMap((sentence) => runsOf(wordsOf(sentence.toLowerCase().replace(/[’‘]/g, "'")))))
  const ours: Sentence[] = []
  let [all, same] = [0, 0]
  for (const sentence of runs.size > 0 ? sentences : []) {
    const words = wordsOf(sentence.text.toLowerCase().replace(/[’‘]/g, "'"))
    const covered = new Set<number>()
    runsOf(words).forEach((words, at) => {
      if (runs.has(words)) for (let index = at; index < at + run; index += 1) covered.add(index)
    })
    all += words.length
    same += covered.size
    if (covered.size * 2 > words.length) ours.push(sentence)
  }
  return { share: all === 0 ? 0 : same / all, ours }
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '))
}
