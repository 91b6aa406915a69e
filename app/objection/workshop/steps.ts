import type { Finding, Quote } from '../../../domain/closer-look/finding.ts'
import { hasWords, isFact, isNeedAlone, type ObjectionDraft } from '../../../domain/objection-draft.ts'
import { wordsAlone } from '../../../domain/plain-letters.ts'

/** A step as it stands behind the '#' of the address: its name tells nothing of the answers. */
export type StepName = 'place' | 'points' | `point-${number}` | 'letter' | 'send' | 'look' | 'sent'

type Answers = Pick<ObjectionDraft, 'village' | 'points' | 'isBrought' | 'edited'>

const stepOf = (point: number): StepName => `point-${point + 1}`

/** Every step, in order: one for each point, unless the letter was brought along. */
function stepsOf({ points, isBrought }: Answers): StepName[] {
  const written: StepName[] = isBrought ? [] : [...points.map((_, index) => stepOf(index)), 'letter']
  return ['place', 'points', ...written, 'send', 'look', 'sent']
}

/** The first step that is still to be answered; sending where all are, or where a letter was brought along. */
function openStep({ village, points, isBrought, edited }: Answers): StepName {
  if (isBrought) return 'send'
  if (points.length === 0) return village === '' ? 'place' : 'points'
  if (isNeedAlone(points.map(({ ground }) => ground))) return 'points'
  const unanswered = points.findIndex(({ today }) => !isFact(today))
  if (unanswered >= 0) return stepOf(unanswered)
  return edited && !hasWords(edited.text) ? 'letter' : 'send'
}

/** The step that an address shows: the one it names, or else the open one, where that is not reached yet. */
export function stepAt(hash: string, draft: Answers): StepName {
  const steps = stepsOf(draft)
  const name = hash.slice(1)
  // The number of the last point is free once a point is left out.
  const asked = steps.find((step) => step === name) ?? steps.find((step) => step === 'letter' && /^point-/.test(name))
  const open = openStep(draft)
  if (asked === undefined) return open
  const isReached = asked === 'points' || open === 'send' || steps.indexOf(asked) <= steps.indexOf(open)
  return isReached ? asked : open
}

/** The step before this one, which its link back leads to; undefined before the first. */
export function stepBefore(step: StepName, draft: Answers): StepName | undefined {
  const steps = stepsOf(draft)
  return step === 'send' && draft.isBrought ? 'place' : steps[steps.indexOf(step) - 1]
}

/** The step to which its button leads on. */
export function stepAfter(step: StepName, draft: Answers): StepName {
  const steps = stepsOf(draft)
  return steps[steps.indexOf(step) + 1] ?? 'sent'
}

const counted = ['place', 'points', 'point', 'letter', 'send']

/** Where a step stands among the five of everybody's way: several reasons are 3a, 3b and so on; undefined beside that way. */
export function countOf(step: StepName, { points, isBrought }: Answers): { at: string; of: number } | undefined {
  const [kind = '', reason] = step.split('-')
  const number = counted.indexOf(kind) + 1
  if (number === 0 || (isBrought && kind === 'send')) return undefined
  const letter = reason && points.length > 1 ? 'abcdefghijklmnopqrstuvwxyz'[Number(reason) - 1] : ''
  return { at: `${number}${letter}`, of: counted.length }
}

/** What a stop is known again by: its kind and the words of its passage, whatever signs and capitals are changed. */
export const nameOf = (kind: Finding['kind'], { text }: Pick<Quote, 'text'>): string => `${kind}:${wordsAlone(text)}`

const unknown = 'unknown:'

/** Whether somebody was stopped for it before; what we do not know may have been read with a word more or less around it. */
function isSeen(name: string, seen: readonly string[]): boolean {
  if (!name.startsWith(unknown)) return seen.includes(name)
  const cited = (each: string) => each.slice(unknown.length)
  const before = seen.filter((each) => each.startsWith(unknown))
  return before.some((each) => each.includes(cited(name)) || name.includes(cited(each)))
}

/** The findings that stop a letter, but for what was seen before. */
export const stopsIn = (findings: readonly Finding[], seen: readonly string[]): Finding[] =>
  findings.flatMap((finding) => {
    const quotes = finding.quotes.filter((quote) => !isSeen(nameOf(finding.kind, quote), seen))
    return finding.group === 'stop' && quotes.length > 0 ? [{ ...finding, quotes }] : []
  })
