import { isFact, isNeedAlone, type ObjectionDraft } from '../../../domain/objection-draft.ts'

/** Every step, in order, as it stands behind the '#' of the address: its name tells nothing of the answers. */
const steps = ['place', 'points', 'facts', 'letter', 'send', 'sent'] as const
export type StepName = (typeof steps)[number]

type Answers = Pick<ObjectionDraft, 'village' | 'points' | 'isBrought' | 'edited'>

/** The first step that is still to be answered; sending where all are, or where a letter was brought along. */
function openStep({ village, points, isBrought, edited }: Answers): StepName {
  if (isBrought) return 'send'
  if (points.length === 0) return village === '' ? 'place' : 'points'
  if (isNeedAlone(points.map(({ ground }) => ground))) return 'points'
  if (!points.every(({ today }) => isFact(today))) return 'facts'
  return edited?.text.trim() === '' ? 'letter' : 'send'
}

/** The step that an address shows: the one it names, or else the open one, where that is not reached yet. */
export function stepAt(hash: string, draft: Answers): StepName {
  const [open, asked] = [openStep(draft), steps.find((step) => `#${step}` === hash)]
  if (asked === undefined) return open
  if (draft.isBrought) return asked === 'facts' || asked === 'letter' ? open : asked
  const isReached = asked === 'points' || open === 'send' || steps.indexOf(asked) <= steps.indexOf(open)
  return isReached ? asked : open
}

/** The step before this one, which its link back leads to; undefined before the first. */
export function stepBefore(step: StepName, { isBrought }: Pick<Answers, 'isBrought'>): StepName | undefined {
  return step === 'send' && isBrought ? 'place' : steps[steps.indexOf(step) - 1]
}

/** The step to which its button leads on. */
export const stepAfter = (step: StepName): StepName => steps[steps.indexOf(step) + 1] ?? 'sent'
