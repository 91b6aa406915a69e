import type { ObjectionDraft } from '../../../domain/objection-draft.ts'

/** What is done of a draft, step by step in their order; evidence may be left out. */
export function stepsDone({ village, points, person }: ObjectionDraft) {
  const written = points.filter(({ words }) => words.trim() !== '').length
  return {
    'step-village': village !== '',
    'step-points': points.length > 0,
    'step-words': written > 0 && written === points.length,
    'step-evidence': points.some(({ cited }) => cited.length > 0),
    'step-person': person.name.trim() !== '' && person.address.trim() !== '',
  }
}

/** The id of the first step to do, evidence apart; empty where all are done. */
export function firstStepOf(draft: ObjectionDraft): string {
  const [first = ''] = Object.entries(stepsDone(draft)).find(([id, isDone]) => !isDone && id !== 'step-evidence') ?? []
  return first
}
