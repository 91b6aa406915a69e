import type { Campaign } from './campaign.ts'
import { letterPoints } from './letter.ts'
import type { ObjectionDraft } from './objection-draft.ts'
import type { ObjectionGround } from './objection-ground.ts'

/** What councils' portals take, in characters. */
export const portalLimits = [500, 1000, 2000] as const

interface ShortForm {
  text: string
  /** Names of points of which nothing found room. */
  leftOut: string[]
  /** Names of points of whose own words a part found no room. */
  shortened: string[]
}

/** The length of a text as a portal counts it: one that sends forms counts a line break as two characters. */
export function portalLength(text: string): number {
  return text.length + (text.match(/\n/g)?.length ?? 0)
}

/**
 * The objection in at most `limit` characters: the writer's own words in order of weight, as whole sentences, then our
 * framings as far as there is room (rule: short-form).
 */
export function shortForm(
  draft: Pick<ObjectionDraft, 'seed' | 'points'>,
  grounds: readonly ObjectionGround[],
  { application_reference: reference }: Pick<Campaign, 'application_reference'>,
  limit: number,
): ShortForm {
  const points = letterPoints(draft, grounds).map(({ ground, words, framing }) => ({
    name: ground.name,
    own: sentencesOf(words),
    ours: sentencesOf(framing),
    taken: [] as string[],
    isShortened: false,
  }))
  const start = `I object to application ${reference}.`
  let length = portalLength(start)

  /** Takes sentences until one finds no room, and tells whether all did. */
  const take = (point: (typeof points)[number], sentences: readonly string[]): boolean =>
    sentences.every((sentence) => {
      const added = portalLength(sentence) + (point.taken.length === 0 ? 2 : 1)
      if (length + added > limit) return false
      length += added
      point.taken.push(sentence)
      return true
    })

  for (const point of points) point.isShortened = !take(point, point.own)
  // A sentence of ours for each point that has none yet comes before the rest of any framing.
  for (const point of points) if (point.taken.length === 0) take(point, point.ours.slice(0, 1))
  for (const point of points) if (point.taken.length > 0) take(point, rest(point))

  const said = points.filter(({ taken }) => taken.length > 0)
  return {
    text: [start, ...said.map(({ taken }) => taken.join(' '))].join('\n'),
    leftOut: points.filter(({ taken }) => taken.length === 0).map(({ name }) => name),
    shortened: points.filter(({ isShortened }) => isShortened).map(({ name }) => name),
  }
}

/** What is left to say of a framing; nothing where the writer's own words were cut. */
function rest({ taken, ours, isShortened }: { taken: string[]; ours: string[]; isShortened: boolean }): string[] {
  if (isShortened) return []
  return ours.slice(taken.at(-1) === ours[0] ? 1 : 0)
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”’)\]]?)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
