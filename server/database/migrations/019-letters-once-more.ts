import { statements } from './statements.ts'

/** A letter that came too late makes room as a refused one does; and each knows the last day that its consultation had. */
export const up = statements(() => [
  'alter table sent_letters add column closes_on text',
  'drop index sent_letters_once',
  // Whatever goes wrong elsewhere: an inbox has one letter in a consultation, but for those that never left.
  `create unique index sent_letters_once on sent_letters (inbox_hash, consultation)
     where state not in ('refused', 'too-late')`,
])
