import { statements } from './statements.ts'

/** Since when an entry is auto-saves, for those that follow; null where somebody saved, and in what was there before. */
export const up = statements(() => ['alter table content_history add column auto_saved_since text'])
