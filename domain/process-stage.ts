import { z } from 'zod'
import { stageIds } from './stage-ids.ts'
import { optionalDay, requiredText } from './text.ts'

const percent = z.number({ error: 'must be a number' }).min(0, { error: 'must be at least 0' }).max(100, {
  error: 'must be at most 100',
})

/** A row of process_stages (rule: stages-once). */
export const processStageSchema = z.strictObject({
  id: z.enum(stageIds),
  title: requiredText(100),
  description: requiredText(2000),
  status: z.enum(['completed', 'current', 'upcoming']),
  /** Where its marker stands on the picture of the flow, in percent. */
  overlay_position: z.strictObject({ top: percent, left: percent }),
  /** The first and the last day of the stage, where they are known; of public consultation, when it opens and closes. */
  starts_on: optionalDay,
  ends_on: optionalDay,
  updated_at: z.string(),
})
export type ProcessStage = z.infer<typeof processStageSchema>
export type StageStatus = ProcessStage['status']
