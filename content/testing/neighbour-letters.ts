import { type Library, offeredCitations } from '../../domain/citations.ts'
import type { GroundId } from '../../domain/ground-ids.ts'
import { composeLetter } from '../../domain/letter.ts'
import { newDraft } from '../../domain/objection-draft.ts'
import { objectionPoints } from '../../domain/objection-points.ts'
import { firstCampaign } from '../first-campaign.ts'
import { letterWords } from '../letter-words.ts'
import { places } from '../places.ts'
import { seedClaims } from '../seed/claims.ts'
import { evidenceDocumentSeeds } from '../seed/evidence-documents.ts'
import { impactCardSeeds } from '../seed/impact-cards.ts'
import { objectionGrounds } from '../seed/objection-grounds.ts'
import { villageSeeds } from '../seed/villages.ts'

const grounds = objectionGrounds.map((ground) => ({ ...ground, updated_at: '' }))
const library: Library = { documents: evidenceDocumentSeeds, claims: seedClaims }

export interface Ticks {
  village: string
  /** How many of the village's points are ticked, from the first on, or the ground of the only one. */
  points: number | GroundId
  /** Whether every source on offer is cited, which makes letters more alike. */
  isCiting: boolean
}

/**
 * The letters of neighbours who tick the same and write not a word of their own, without their names: the worst case.
 * Their seeds are those of a browser's dice, here from 1 on, spread by the multiplier of Knuth.
 */
export function neighbourLetters(count: number, { village, points, isCiting }: Ticks): string[] {
  const row = villageSeeds.find((each) => each.village_key === village)
  const { shown, folded } = objectionPoints(row, impactCardSeeds, grounds, places)
  const all = [...shown, ...folded]
  const ticked = typeof points === 'number' ? all.slice(0, points) : all.filter(({ ground }) => ground.id === points)
  return Array.from({ length: count }, (_, index) => {
    const seed = Math.imul(index + 1, 2_654_435_761)
    const draft = {
      ...newDraft({ id: 'neighbour', name: '', seed, changedAt: '2026-11-22T00:00:00.000Z' }),
      village,
      points: ticked.map(({ ground }) => ({
        ground: ground.id,
        words: '',
        cited: isCiting ? offeredCitations(ground, library).map(({ key }) => key) : [],
      })),
    }
    return composeLetter(draft, {
      ...{ grounds, library, campaign: firstCampaign, words: letterWords, villageName: row?.name ?? '' },
      ...{ day: '2026-11-22', origin: 'https://example.org' },
    }).text
  })
}

export interface Likeness {
  /** The mean over all pairs of the sequences of five words that both have, out of those that one of them has (Jaccard). */
  shared: number
  /** The mean share of one letter's sequences that stand in the other (containment). */
  contained: number
  /** Pairs of letters that are the same, letter for letter. */
  identicalPairs: number
}

/** How alike letters are. An address on the web counts as one word. */
export function likeness(letters: readonly string[]): Likeness {
  const numbers = new Map<string, number>()
  const sets = letters.map((letter) => new Set(sequences(letter).map((sequence) => numberOf(numbers, sequence))))
  const bits = sets.map((set) => bitsOf(set, numbers.size))
  let [shared, contained, pairs, identicalPairs] = [0, 0, 0, 0]
  for (const [index, letter] of letters.entries()) {
    for (let other = index + 1; other < letters.length; other++) {
      const both = common(bits[index], bits[other])
      const [one, another] = [sets[index]?.size ?? 0, sets[other]?.size ?? 0]
      shared += both / (one + another - both)
      contained += (both / one + both / another) / 2
      pairs += 1
      if (letter === letters[other]) identicalPairs += 1
    }
  }
  return { shared: shared / pairs, contained: contained / pairs, identicalPairs }
}

function sequences(letter: string): string[] {
  const words = letter.toLowerCase().match(/https?:\/\/\S+|[\p{Letter}\p{Number}’]+/gu) ?? []
  return words.slice(0, -4).map((_, at) => words.slice(at, at + 5).join(' '))
}

function numberOf(numbers: Map<string, number>, sequence: string): number {
  const number = numbers.get(sequence) ?? numbers.size
  numbers.set(sequence, number)
  return number
}

function bitsOf(set: ReadonlySet<number>, size: number): Uint32Array {
  const bits = new Uint32Array(Math.ceil(size / 32))
  for (const number of set) bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31))
  return bits
}

function common(one: Uint32Array | undefined, other: Uint32Array | undefined): number {
  let count = 0
  if (one && other)
    for (let index = 0; index < one.length; index++) count += ones((one[index] ?? 0) & (other[index] ?? 0))
  return count
}

function ones(value: number): number {
  let rest = value - ((value >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
