import type { LetterPart } from './letter.ts'

/** Sentences of ours, to be found again where the letter's writer has changed the others. */
const sentence = /\S.*?[.!?](?=\s|$)|\S.*$/gm
/** The number of a heading, which changes with the ticks. */
const number = /^\d+\. /

/**
 * The text with every line and sentence of these parts that is not its writer's blanked out, as long as before: what is
 * left was written or changed by the writer. `date` is the line that dates the letter.
 */
export function ownWords(text: string, parts: readonly LetterPart[], date: string): string {
  const linesOf = (text: string) => text.split('\n').map((line) => line.replace(number, ''))
  const formal = new Set([date, ...parts.flatMap(({ voice, text }) => (voice === 'formal' ? linesOf(text) : []))])
  const offered = new Set(parts.flatMap(({ voice, text }) => (voice === 'ours' ? (text.match(sentence) ?? []) : [])))
  return text
    .split('\n')
    .map((line) =>
      formal.has(line.replace(number, ''))
        ? blank(line)
        : line.replace(sentence, (said) => (offered.has(said) ? blank(said) : said)),
    )
    .join('\n')
}

/** A stop and empty lines, so that no sentence goes on from what stands before to what stands behind. */
const blank = (text: string) => (text === '' ? '' : '.'.padEnd(text.length, '\n'))

/** How many different words a text has. */
export const differentWords = (text: string) =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.:-][\p{L}\p{N}]+)*/gu)).size
