import { revisionTriggers, statements } from './statements.ts'

const tables = (json: string, now: string) => ({
  campaign_details: `
    name text not null default '',
    organisation text not null default '',
    application_reference text not null default '',
    planning_documents_url text not null default '',
    contact_email text not null default '',
    privacy_email text not null default '',
    council_email text not null default '',
    council_address text not null default '',
    social_links ${json} not null default '[]',
    fundraising_url text not null default '',
    bank_account ${json} not null default '{}',
    retention_days ${json} not null default '{}',
    updated_at text not null default ${now}`,
  process_stages: `
    title text not null default '',
    description text not null default '',
    status text not null default 'upcoming',
    overlay_position ${json} not null default '{}',
    starts_on text not null default '',
    ends_on text not null default '',
    updated_at text not null default ${now}`,
  key_facts: `
    title text not null default '',
    figure text not null default '',
    content text not null default '',
    source text not null default '',
    updated_at text not null default ${now}`,
  notices: `
    text text not null default '',
    link_url text not null default '',
    link_text text not null default '',
    ends_on text not null default '',
    updated_at text not null default ${now}`,
  page_texts: `
    text text not null default '',
    updated_at text not null default ${now}`,
})

/** What was fixed in the sources before: the campaign's details, the stages, the key facts, the notice and the texts of pages. */
export const up = statements((dialect) =>
  Object.entries(tables(dialect.json, dialect.now)).flatMap(([table, columns]) => [
    `create table ${table} (id text not null primary key, ${columns}) ${dialect.end}`,
    ...revisionTriggers(table, dialect),
  ]),
)
