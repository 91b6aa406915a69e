import { type DoubtfulForm, doubtsIn, type Known } from './doubts.ts'
import type { CloserLookContext, Finding, Flaw, Mark, Quote, Tried } from './finding.ts'
import { kindsOf, longestRead } from './finding.ts'
import { phraseRules, type WordLists } from './phrases.ts'
import { sentencesOf } from './sentences.ts'
import { type Signatures, writerIn } from './writer.ts'

/** What is told by how it is written. */
export interface Form extends Tried {
  kind: Flaw
  patterns: readonly RegExp[]
  /** Takes back what was found in the text. */
  unless?: (found: RegExpExecArray, context: CloserLookContext, text: string) => boolean
}

/** The lists that a closer look goes by, which volunteers mend. */
interface CloserLookLists {
  phrases: Parameters<typeof phraseRules>[0]
  words: WordLists
  forms: readonly Form[]
  doubtful: readonly DoubtfulForm[]
  known: Known
  signatures: Signatures
}

/** The fewest words that can hold a reason. */
const fewestWords = 20

/** Makes the lists ready; what it returns says what a careful reader would say of a draft, worst first. The work grows with the length of the text. */
export function closerLookWith({ phrases, words, forms, doubtful, known, signatures }: CloserLookLists) {
  const rules = phraseRules(phrases, words)
  return (whole: string, context: CloserLookContext): Finding[] => {
    const text = whole.slice(0, longestRead)
    /** In a letter that the site made, its writer's own words alone. */
    const written = context.own?.slice(0, longestRead) ?? text
    const found = new Map<Finding['kind'], Quote[]>()
    const add = (kind: Finding['kind'], quote: Quote) => {
      const quotes = found.get(kind) ?? []
      if (quotes.at(-1)?.start !== quote.start) quotes.push(quote)
      found.set(kind, quotes)
    }
    for (const { plain, ...quote } of sentencesOf(written)) {
      for (const { kind, mend, isSaid } of rules) if (isSaid(plain)) add(kind, mend ? { ...quote, mend } : quote)
      for (const { kind, patterns, unless } of forms)
        for (const pattern of patterns) {
          const match = pattern.exec(quote.text)
          if (match && !unless?.(match, context, written)) add(kind, quote)
        }
    }
    for (const doubt of doubtsIn(written, doubtful, known, context.reference)) add('unknown', doubt)
    if (written.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length < fewestWords) found.set('too-short', [])
    const signed = writerIn(without(found.get('others-address') ?? [], written), signatures, context)
    for (const [kind, start, end] of marksIn(text, signed, context))
      add(kind, { start, end, text: text.slice(start, end) })

    const quotesOf = (kind: Finding['kind']) => found.get(kind) ?? []
    return [
      ...kindsOf.stop.map((kind): Finding => ({ group: 'stop', kind, quotes: quotesOf(kind) })),
      ...kindsOf.look.map((kind): Finding => ({ group: 'look', kind, quotes: quotesOf(kind) })),
      ...kindsOf.mark.map(
        (kind): Finding => ({ group: found.has(kind) ? 'good' : 'add', kind, quotes: quotesOf(kind) }),
      ),
    ].filter(({ group, kind }) => found.has(kind) || (group === 'add' && text === whole))
  }
}

/** Somebody else's address is not the writer's. */
const without = (quotes: readonly Quote[], text: string) =>
  quotes.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)

/** The reference, and the writer's name and address: what stands in the fields for them, or what was typed. */
function marksIn(text: string, signed: ReturnType<typeof writerIn>, { reference, writer }: CloserLookContext) {
  const letters = [...reference.replace(/[^A-Za-z\d]/g, '')].join(String.raw`[\s/.-]{0,3}`)
  const named = letters === '' ? null : new RegExp(letters, 'i').exec(text)
  const marks: [Mark, number, number][] = named ? [['reference', named.index, named.index + named[0].length]] : []
  for (const kind of ['name', 'address'] as const) {
    const field = writer?.[kind] ?? ''
    const at = field === '' ? -1 : text.lastIndexOf(field)
    const span = at < 0 ? signed[kind] : ([at, at + field.length] as const)
    if (span) marks.push([kind, ...span])
  }
  return marks
}
