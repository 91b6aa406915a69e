import { type StageId, stageIds } from '../../../domain/stage-ids.ts'
import type { UnsavedRow } from '../../../domain/wanted-preview.ts'

/** The stages with this one as the current, whatever the day: what shows on a page at another stage is previewed with them. */
export function stagesAt(current: StageId): UnsavedRow[] {
  return stageIds.map((stage) => ({
    table: 'process_stages',
    row: { id: stage, status: stage === current ? 'current' : 'upcoming', starts_on: '', ends_on: '' },
  }))
}
