import { z } from 'zod'
import type { FieldError } from './content-error.ts'
import { stageIds } from './stage-ids.ts'
import { optionalDay, requiredText, rowIds } from './text.ts'

const percent = z.number({ error: 'must be a number' }).min(0, { error: 'must be at least 0' }).max(100, {
  error: 'must be at most 100',
})

/** A row of process_stages. */
export const processStageSchema = z.strictObject({
  id: z.enum(stageIds),
  title: requiredText(100),
  description: requiredText(2000).meta({ rows: 5 }),
  status: z.enum(['completed', 'current', 'upcoming']),
  /** Where its marker stands on the picture of the flow, in percent. */
  overlay_position: z.strictObject({ top: percent, left: percent }),
  /** The first and the last day of the stage, where they are known; of public consultation, when it opens and closes. */
  starts_on: optionalDay.meta({ label: 'First Day', hint: 'Optional' }),
  ends_on: optionalDay.meta({ label: 'Last Day', hint: 'Optional' }),
  claims: rowIds,
  updated_at: z.string(),
})
export type ProcessStage = z.infer<typeof processStageSchema>
export type StageStatus = ProcessStage['status']

/** Why a consultation that opens on a later day cannot be made current today. */
export const opensLater = 'lies ahead: save the dates alone, and the consultation opens by itself'

/** Says where a stage would end before it starts; undefined where it does not, or where one of the days is not known. */
export function endBeforeStart({
  id,
  starts_on,
  ends_on,
}: Pick<ProcessStage, 'id' | 'starts_on' | 'ends_on'>): FieldError | undefined {
  if (starts_on === '' || ends_on === '' || ends_on >= starts_on) return undefined
  return {
    field: 'ends_on',
    rule: `must not be before ${id === 'public-consultation' ? '‘Opens on’' : 'the first day'}`,
  }
}
