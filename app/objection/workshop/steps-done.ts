import type { ObjectionDraft } from '../../../domain/objection-draft.ts'
import type { StepName } from './step.tsx'

/** What is done of a draft, step by step in their order, but for evidence, which may be left out. */
export function stepsDone({ village, points, person }: ObjectionDraft) {
  const written = points.filter(({ words }) => words.trim() !== '').length
  return {
    village: village !== '',
    points: points.length > 0,
    words: written > 0 && written === points.length,
    person: person.name.trim() !== '' && person.address.trim() !== '',
  }
}

export function firstStepOf(draft: ObjectionDraft): StepName | undefined {
  const done = stepsDone(draft)
  return (['village', 'points', 'words', 'person'] as const).find((step) => !done[step])
}
