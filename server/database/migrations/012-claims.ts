import { revisionTriggers, statements } from './statements.ts'

const texts = [
  ...['statement', 'phrases', 'said_by', 'document', 'page', 'address', 'document_id'],
  ...['checked_on', 'how_checked', 'state'],
]
const columns = texts.map((name) => `${name} text not null default ''`).join(', ')

/** The statements of fact that the site makes, and where each comes from. */
export const up = statements((dialect) => [
  `create table claims (
     id text not null primary key, ${columns}, updated_at text not null default ${dialect.now}
   ) ${dialect.end}`,
  ...revisionTriggers('claims', dialect),
])
