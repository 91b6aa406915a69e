import { statements } from './statements.ts'

const counts = ['gone_sent', 'gone_failed', 'gone_in_doubt', 'gone_set_aside', 'addresses_refused']

/**
 * What became of the e-mails whose sign-ups are gone, why a sending ended or rests without a maintainer, how many addresses
 * in a row its mail server called gone, and for visitors when an update was stopped.
 */
export const up = statements(() => [
  ...counts.map((name) => `alter table update_sendings add column ${name} integer not null default 0`),
  'alter table update_sendings add column halted_by text',
  'alter table updates add column stopped_at text',
])
