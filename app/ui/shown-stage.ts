import type { NewRow } from '../../domain/content.ts'

/** A stage as /process shows it. */
export type ShownStage = NewRow<'process_stages'>
