import { revisionTriggers, statements } from './statements.ts'

/** The grounds of objections, and the words from which letters are made. */
export const up = statements((dialect) => [
  `create table objection_grounds (
     id text not null primary key,
     name text not null default '',
     lasting text not null default 'evidence',
     why text not null default '',
     ask text not null default '',
     prompt text not null default '',
     framings ${dialect.json} not null default '[]',
     claims ${dialect.json} not null default '[]',
     documents ${dialect.json} not null default '[]',
     sequence integer not null default 100,
     updated_at text not null default ${dialect.now}
   ) ${dialect.end}`,
  ...revisionTriggers('objection_grounds', dialect),
])
