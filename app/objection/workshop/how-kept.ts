import { workshopPage } from '../../../content/workshop-page.ts'
import { writeObjection } from '../../../content/write-objection.ts'
import type { DeskState } from './draft-desk.ts'

/** How the draft at hand is kept, in a few words beside its name (rule: draft-how-kept). */
export function howKept({ keeping, keptAt, elsewhere }: Pick<DeskState, 'keeping' | 'keptAt' | 'elsewhere'>): string {
  if (elsewhere) return workshopPage.notKeptUntilChosen
  if (keeping === 'kept') return keptAt === '' ? workshopPage.nothingKept : workshopPage.kept
  return keeping === 'full' && keptAt !== '' ? workshopPage.changesNotKept : workshopPage.notKept
}

/** What is promised above the steps: that a draft stays in this browser only where it does. */
export function privacyPromise({ keeping, elsewhere }: Pick<DeskState, 'keeping' | 'elsewhere'>): string {
  if (keeping === 'blocked') return writeObjection.privateWhereNothingIsKept
  const kept = keeping === 'kept' && !elsewhere ? [writeObjection.privateWhereKept] : []
  return [writeObjection.private, ...kept, writeObjection.sentByYou].join(' ')
}
