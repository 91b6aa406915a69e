import { readdirSync, readFileSync } from 'node:fs'
import { type FindingKind, flaws, marks, reasons } from '../../domain/closer-look/finding.ts'

/**
 * The objections that were written when the rules were done, and those written when they had been mended after that; then
 * those in unusual words, written before the rules were mended once more, and those written after it; what readers told us
 * of; and those that were put aside before the rules were mended for it, at which nobody has looked since.
 */
export const laterFiles = {
  later: 'written-later.txt',
  last: 'written-last.txt',
  unusual: 'unusual-words.txt',
  afresh: 'written-afresh.txt',
  told: 'told-by-readers.txt',
  aside: 'put-aside.txt',
}

const folder = new URL('../../content/testing/objections/', import.meta.url)

/** A short objection, and what a planning officer would find in it. */
export interface LabelledObjection {
  file: string
  text: string
  labels: ReadonlySet<FindingKind>
}

/** Every finding that a label can name. */
export const findingKinds: readonly FindingKind[] = [...flaws, ...marks, ...reasons]

/** The sentences that the labelled letters took from the site. */
export const sampleFraming = linesOf('framing.txt')

/** The labelled objections in the order of their files' names. A text that is marked 'repeat-60' stands there sixty times. */
export const labelledObjections: readonly LabelledObjection[] = readdirSync(folder)
  .filter((name) => name.endsWith('.txt') && name !== 'framing.txt')
  .sort()
  .flatMap((file) => objectionsIn(file))

/** Those that were looked at while the rules were made or mended: figures of them flatter. */
export const knownObjections = labelledObjections.filter(({ file }) => file !== laterFiles.aside)

function objectionsIn(file: string): LabelledObjection[] {
  const text = readFileSync(new URL(file, folder), 'utf8')
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n')
      const words = head.split(' ').filter((word) => word !== 'none')
      const times = Number(words.find((word) => word.startsWith('repeat-'))?.slice('repeat-'.length) ?? 1)
      const labels = words.filter((word) => !word.startsWith('repeat-')).map((word) => kindOf(word, file))
      const written = lines.join('\n').trim()
      return { file, text: Array(times).fill(written).join('\n'), labels: new Set(labels) }
    })
}

function kindOf(word: string, file: string): FindingKind {
  const kind = findingKinds.find((kind) => kind === word)
  if (kind === undefined) throw new Error(`${file}: no finding is called '${word}'.`)
  return kind
}

function linesOf(file: string): string[] {
  return readFileSync(new URL(file, folder), 'utf8').trim().split('\n')
}
