import { raiseOnSqlite, revisionTriggers, statements } from './statements.ts'

/**
 * How many said that they objected: what visitors told, as numbers for a place and a day, and the row of maintainers'
 * corrections. What was told raises the revision of the content only once pages are to know of it.
 */
export const up = statements((dialect) => [
  `create table participation_counts (
     place text not null,
     day text not null,
     told integer not null,
     published integer not null default 0,
     primary key (place, day)
   ) ${dialect.end}`,
  `create table participation (
     id text not null primary key,
     figures text not null default 'shown',
     corrections ${dialect.json} not null default '{}',
     updated_at text not null default ${dialect.now}
   ) ${dialect.end}`,
  ...revisionTriggers('participation', dialect),
  ...(dialect.isPostgres ? onPostgres : onSqlite),
])

const onPostgres = [
  `create trigger content_revision_published after update of published on participation_counts
    for each row when (old.published <> new.published) execute function raise_content_revision()`,
  `create trigger content_revision_uncounted after delete or truncate on participation_counts
    for each statement execute function raise_content_revision()`,
]

const onSqlite = [
  `create trigger content_revision_published after update of published on participation_counts
    when old.published <> new.published ${raiseOnSqlite}`,
  `create trigger content_revision_uncounted after delete on participation_counts ${raiseOnSqlite}`,
]
