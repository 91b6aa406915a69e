import { howKept } from '../../../content/workshop-steps.ts'
import type { DraftState } from './objection-draft-store.ts'

/** What is promised above the steps: that a draft stays in this browser only where it does. */
export function privacyPromise({ keeping, elsewhere }: Pick<DraftState, 'keeping' | 'elsewhere'>): string {
  if (keeping === 'blocked') return howKept.privateWhereNothingIsKept
  const isKept = keeping === 'kept' && (elsewhere === undefined || elsewhere === 'shown')
  return [howKept.private, ...(isKept ? [howKept.privateWhereKept] : []), howKept.sentByYou].join(' ')
}
