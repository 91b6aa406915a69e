import type { DraftPoint, ObjectionDraft } from '../../../domain/objection-draft.ts'

/** A step as it stands behind the '#' of the address: its name tells nothing of the answers. */
export type StepName = 'place' | 'points' | `fact-${number}` | 'send' | 'sent'

type Answers = Pick<ObjectionDraft, 'village' | 'isBrought'> & { points: readonly Pick<DraftPoint, 'words'>[] }

/** Every step of a draft, in order. */
function stepsOf({ points }: Pick<Answers, 'points'>): StepName[] {
  return ['place', 'points', ...points.map((_, index): StepName => `fact-${index + 1}`), 'send', 'sent']
}

/** The first step that is still to be answered; the letter where all are, or one was brought along. */
function openStep({ village, points, isBrought }: Answers): StepName {
  if (isBrought) return 'send'
  if (points.length === 0) return village === '' ? 'place' : 'points'
  const unanswered = points.findIndex(({ words }) => words.trim() === '')
  return unanswered < 0 ? 'send' : `fact-${unanswered + 1}`
}

/** The step that an address shows: the one it names, or else the open one, where that is not reached yet. */
export function stepAt(hash: string, draft: Answers): StepName {
  const steps = stepsOf(draft)
  const [open, asked] = [openStep(draft), steps.find((step) => `#${step}` === hash)]
  if (asked === undefined) return open
  const isReached = asked === 'points' || open === 'send' || steps.indexOf(asked) <= steps.indexOf(open)
  return isReached ? asked : open
}

/** The step before this one, which its link back leads to; undefined before the first. */
export function stepBefore(step: StepName, draft: Answers): StepName | undefined {
  const steps = stepsOf(draft)
  return step === 'send' && draft.isBrought ? 'place' : steps[steps.indexOf(step) - 1]
}

export function stepAfter(step: StepName, draft: Pick<Answers, 'points'>): StepName {
  const steps = stepsOf(draft)
  return steps[steps.indexOf(step) + 1] ?? 'sent'
}
