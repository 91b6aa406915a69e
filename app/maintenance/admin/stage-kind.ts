import type { z } from 'zod'
import { processStageSchema } from '../../../domain/process-stage.ts'
import { asStored, fixedKind } from './dialog-kind.ts'
import { stageLabels } from './stage-dates.ts'

const schema = processStageSchema.omit({ updated_at: true })

/** A stage as its dialog holds it. */
export type StageValues = z.infer<typeof schema>

/** A stage that is edited by hand. */
export const stageKind = fixedKind({
  table: 'process_stages',
  noun: 'stage',
  ...asStored(schema),
  labels: ({ id }) => stageLabels(id),
  shownOn: () => stagePages,
})

/** The public pages that tell where the application stands. */
export const stagePages = [
  { path: '/process', name: 'Process' },
  { path: '/how-to-object', name: 'How to object' },
  { path: '/', name: 'Home' },
]
