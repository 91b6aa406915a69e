import { statements } from './statements.ts'

/** When a message was marked as answered: an answer goes through the maintainer's own mail program, which tells the site nothing. */
export const up = statements(() => ['alter table messages add column answered_at text'])
