import { statements } from './statements.ts'

/** Which changes were made at once, by an import or by undoing one: the history can take them back together. */
export const up = statements(() => [
  'alter table content_history add column batch text',
  'create index content_history_batch on content_history (batch)',
])
