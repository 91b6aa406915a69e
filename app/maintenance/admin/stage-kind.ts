import type { z } from 'zod'
import { processStageSchema } from '../../../domain/process-stage.ts'
import type { RowKind } from '../editing/row-kind.ts'
import { savedWords } from './dialog-kind.ts'

const schema = processStageSchema.omit({ updated_at: true })

/** A stage as its dialog holds it. */
export type StageValues = z.infer<typeof schema>

/** A stage that is edited by hand. */
export const stageKind: RowKind<'process_stages', StageValues> = {
  table: 'process_stages',
  noun: 'stage',
  schema,
  valuesOf: ({ updated_at: _seen, ...values }) => values,
  fieldsOf: ({ id: _key, ...fields }) => fields,
  words: savedWords('stage').words,
  shownOn: () => stagePages,
}

/** The public pages that tell where the application stands. */
export const stagePages = [
  { path: '/process', name: 'Process' },
  { path: '/how-to-object', name: 'How to object' },
  { path: '/', name: 'Home' },
]
