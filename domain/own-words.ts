import type { Letter } from './letter.ts'

/** Sentences of a wording, to be found again where its writer has changed the others. */
const sentence = /\S.*?[.!?](?=\s|$)|\S.*$/gm
/** The number before a heading or a source, which changes with the ticks. */
const number = /^(?:\d+\.|\[\d+\]) /

/**
 * The text with every line and sentence of these letters that is not their writer's blanked out, as long as before: what
 * is left was written or changed by the writer (rule: closer-look-own-words).
 */
export function ownWords(text: string, letters: readonly Pick<Letter, 'parts'>[]): string {
  const parts = letters.flatMap(({ parts }) => parts)
  const linesOf = (text: string) => text.split('\n').map((line) => line.replace(number, ''))
  const formal = new Set(parts.flatMap(({ voice, text }) => (voice === 'formal' ? linesOf(text) : [])))
  const ours = parts.flatMap(({ voice, text }) => (voice === 'ours' ? (text.match(sentence) ?? []) : []))
  const offered = new Set(ours)
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
