import { statements } from './statements.ts'

/** Which reminders were prepared, so that none is twice, and whether they go by themselves. */
export const up = statements(({ end }) => [
  `create table prepared_reminders (occasion text not null primary key, prepared_at text not null) ${end}`,
  `alter table campaign_details add column reminders text not null default 'wait'`,
])
