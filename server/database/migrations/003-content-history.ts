import { statements } from './statements.ts'

/** Every change that the site makes to its content, with the row as it was and as it became. */
export const up = statements(({ isPostgres, json, end }) => [
  `create table content_history (
     id ${isPostgres ? 'bigint generated always as identity primary key' : 'integer primary key autoincrement'},
     at text not null,
     table_name text not null,
     row_key text not null,
     kind text not null check (kind in ('insert', 'update', 'delete')),
     before ${json},
     after ${json}
   ) ${end}`,
  'create index content_history_row on content_history (table_name, row_key, id)',
])
