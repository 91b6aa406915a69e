import { type CloserLookContext, type Finding, type Flaw, kindsOf, type Mark, type Quote } from './finding.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { rules } from './sure-findings.ts'
import { writerIn } from './writer.ts'

/** The fewest words that can hold a reason. */
const fewestWords = 20
/** What stands further down is not read, so that no text holds up the typing; nor is anything said to be missing then. */
const longestRead = 50_000
/** A shorter sentence is nobody's own. */
const fewestWordsOfOurs = 6
/** What a letter adds to it: '(NPPF, August 2026)'. */
const citation = /\([^()]*\)(?=[.?!]?$)/

/** What a careful reader would say of a draft, as far as it is sure. The work grows with the length of the text. */
export function takeCloserLook(whole: string, context: CloserLookContext): Finding[] {
  const text = whole.slice(0, longestRead)
  const isCut = text !== whole
  /** In a letter that the site made, its writer's own words alone. */
  const written = context.own?.slice(0, longestRead) ?? text
  const found = new Map<Flaw | Mark, Quote[]>()
  const add = (kind: Flaw | Mark, start: number, end: number, mend?: string) => {
    const quote = { start, end, text: text.slice(start, end), ...(mend !== undefined && { mend }) }
    found.set(kind, [...(found.get(kind) ?? []), quote])
  }

  const offered = new RegExp(`^(?:${context.offered.map(inLetters).join('|')})$`)
  for (const sentence of sentencesOf(written)) {
    const { start, end } = sentence
    for (const kind of flawsIn(sentence, context)) add(kind, start, end)
    const mend = unsupportedIn(sentence, context)
    if (mend !== undefined) add('unsupported', start, end, mend)
    const words = sameWords(sentence.text.replace(citation, ''))
    if (words.split(' ').length >= fewestWordsOfOurs && offered.test(words)) add('ours', start, end)
  }
  // Somebody else's address is not the writer's.
  const othersAddresses = found.get('others-address') ?? []
  const typed = othersAddresses.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    written,
  )
  readMarks(text, typed, context, add)
  const words = written.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
  if (words < fewestWords) found.set('too-short', [])

  return [
    ...(['stop', 'look'] as const).flatMap((group) =>
      kindsOf[group].flatMap((kind): Finding[] => {
        const quotes = found.get(kind)
        return quotes ? [{ group, kind, quotes }] : []
      }),
    ),
    ...kindsOf.mark.flatMap((kind): Finding[] => {
      const quotes = found.get(kind)
      if (quotes) return [{ group: 'good', kind, quotes }]
      return isCut ? [] : [{ group: 'add', kind, quotes: [] }]
    }),
  ]
}

/** The reference, and the writer's name and address: what stands in the fields for them, or what was typed. */
function readMarks(
  text: string,
  typed: string,
  context: CloserLookContext,
  add: (kind: Mark, start: number, end: number) => void,
) {
  const { reference, writer } = context
  const squeezed = (words: string) => words.toLowerCase().replace(/\s+/g, '')
  const wanted = squeezed(reference)
  const naming =
    wanted === '' ? undefined : sentencesOf(text).find((sentence) => squeezed(sentence.text).includes(wanted))
  if (naming) add('reference', naming.start, naming.end)
  const written = writerIn(typed, context)
  for (const kind of ['name', 'address'] as const) {
    const field = writer?.[kind] ?? ''
    const at = field === '' ? -1 : text.lastIndexOf(field)
    const [start, end] = at < 0 ? (written[kind] ?? []) : [at, at + field.length]
    if (start !== undefined && end !== undefined) add(kind, start, end)
  }
}

/** What the rules say of one sentence. */
function flawsIn({ text, plain }: Sentence, context: CloserLookContext): Flaw[] {
  const found = rules.filter(({ on, says, unless }) => {
    const read = on === 'plain' ? plain : text
    const isTakenBack = (match: RegExpExecArray) =>
      unless instanceof RegExp ? unless.test(read) : unless?.(match, context) === true
    return says.some((pattern) => {
      const match = pattern.exec(read)
      return match !== null && !isTakenBack(match)
    })
  })
  return [...new Set(found.map(({ kind }) => kind))]
}

/** A statement that is feared or asked about is not made. */
const hedged = /\b(?:could|may|might|fear|worr\w{1,4}|afraid|possibl\w|risk of|whether|can cause)\b/

/** What could be said in place of a statement that nothing bears out. */
function unsupportedIn({ plain }: Sentence, { unsupported }: CloserLookContext): string | undefined {
  return hedged.test(plain) ? undefined : unsupported.find(({ pattern }) => pattern.test(plain))?.mend
}

/** A sentence as its words alone, to be told as the same. */
const sameWords = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** A pattern for an offered sentence: a letter has a fact of its village in the place of each field. */
const inLetters = (sentence: string) =>
  sentence
    .split(/\{\w+\}/)
    .map(sameWords)
    .join('.+')
