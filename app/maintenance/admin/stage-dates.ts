import type { ProcessStage } from '../../../domain/process-stage.ts'
import { type Choices, type FieldConflict, mergeRows } from '../editing/merge-rows.ts'
import { changedFields } from '../row-difference.ts'

/** The dates of a stage: as stored, or as they were typed where they are none. */
export type StageDates = Pick<ProcessStage, 'starts_on' | 'ends_on'>

/** What two have made of the same dates. */
export interface MetDates {
  /** What both began from. */
  base: ProcessStage
  mine: StageDates
  /** What is stored now. */
  theirs: ProcessStage
  conflicts: readonly FieldConflict[]
}

/** Both changes of the dates of a stage; `others` are the fields that somebody else alone has changed. */
export function mergeDates(base: StageDates, mine: StageDates, theirs: StageDates, choices: Choices = {}) {
  const versions = [datesOf(base), datesOf(mine), datesOf(theirs)] as const
  const { merged, conflicts } = mergeRows(...versions, { table: 'process_stages', choices })
  return { merged, conflicts, others: Object.keys(changedFields(versions[1], merged)) }
}

function datesOf({ starts_on, ends_on }: StageDates): StageDates {
  return { starts_on, ends_on }
}

/** What the forms call the dates of a stage, by field. */
export function stageLabels(id: ProcessStage['id']): { starts_on: string; ends_on: string } {
  return id === 'public-consultation'
    ? { starts_on: 'Opens on', ends_on: 'Closes on' }
    : { starts_on: 'First Day', ends_on: 'Last Day' }
}
