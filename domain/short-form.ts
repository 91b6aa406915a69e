import type { Campaign } from './campaign.ts'
import { letterPoints } from './letter.ts'
import type { ObjectionDraft } from './objection-draft.ts'
import type { ObjectionGround } from './objection-ground.ts'

/** What councils' portals take, in characters. */
export const portalLimits = [500, 1000, 2000] as const

export interface ShortForm {
  text: string
  /** Names of points of which nothing found room. */
  leftOut: string[]
}

/** The length of a text as a portal counts it: one that sends forms counts a line break as two characters. */
export function portalLength(text: string): number {
  return text.length + (text.match(/\n/g)?.length ?? 0)
}

/**
 * The objection in at most `limit` characters: the writer's own words in order of weight, as whole sentences, then our
 * wordings as far as there is room (rule: short-form).
 */
export function shortForm(
  draft: Pick<ObjectionDraft, 'seed' | 'points'>,
  grounds: readonly ObjectionGround[],
  { application_reference: reference }: Pick<Campaign, 'application_reference'>,
  limit: number,
): ShortForm {
  const points = letterPoints(draft, grounds)
  const taken = points.map(() => '')
  const whole = () => [`I object to application ${reference}.`, ...taken.filter((text) => text !== '')].join('\n')
  const add = (index: number, sentences: readonly string[]) => {
    for (const sentence of sentences) {
      const before = taken[index] ?? ''
      taken[index] = before === '' ? sentence : `${before} ${sentence}`
      if (portalLength(whole()) <= limit) continue
      taken[index] = before
      return
    }
  }
  for (const [index, { words }] of points.entries()) add(index, sentencesOf(words))
  // First every point without a word of its own gets one sentence, so that none is missing before another has all of ours.
  for (const [index, { framing }] of points.entries())
    if (taken[index] === '') add(index, sentencesOf(framing).slice(0, 1))
  for (const [index, { framing }] of points.entries()) {
    const rest = sentencesOf(framing).filter((sentence) => !(taken[index] ?? '').includes(sentence))
    add(index, rest)
  }
  const leftOut = points.filter((_, index) => taken[index] === '').map(({ ground }) => ground.name)
  return { text: whole(), leftOut }
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”’)\]]?)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
