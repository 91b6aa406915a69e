import { readdirSync, readFileSync } from 'node:fs'
import type { Article } from '../../domain/article.ts'
import { articleSlugs } from '../../domain/article-address.ts'
import { type Row, type TableName, tableNames } from '../../domain/content.ts'
import { noticeId, type PageTextId, pageTextIds } from '../../domain/fixed-row-ids.ts'
import { firstCampaign } from '../first-campaign.ts'

/** A row as it is first stored: the database sets its times. */
export type FirstRow<T extends TableName> = Omit<Row<T>, 'created_at' | 'updated_at' | 'sent_at' | 'stopped_at'>

/** The texts that may be written as a list of their lines, so that a long one can be read in its file. */
const longTexts = new Set(['content', 'description', 'more_content'])

/** Reads a data file beside this module: on the server only, where nothing is bundled. */
function readData<D>(path: string): D {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8')
  return JSON.parse(text, (key, value) => (longTexts.has(key) && Array.isArray(value) ? value.join('\n') : value))
}

/** The claims of the built-in texts. */
const textClaims: { [I in PageTextId]?: string[] } = {
  'home.what': ['site-area', 'duration', 'tonnage'],
  'the-proposal.lead': ['applicant'],
  'how-to-object.guidance': ['plan-decides', 'wasperton-named', 'private-interests'],
  'how-to-object.letter': ['wasperton-named'],
}

/**
 * The first rows of every table: a data file for each, and one for each village. They are checked by the schema of their
 * table in a test, and when an empty database is filled.
 */
export const firstRows: { readonly [T in TableName]: FirstRow<T>[] } = {
  // A table begins empty unless its rows stand below.
  ...(Object.fromEntries(tableNames.map((table) => [table, []])) as unknown as { [T in TableName]: FirstRow<T>[] }),
  events: readData('events.json'),
  impact_cards: readData('impact_cards.json'),
  village_data: readdirSync(new URL('village_data/', import.meta.url))
    .sort()
    .map((name) => readData(`village_data/${name}`)),
  evidence_categories: readData('evidence_categories.json'),
  evidence_documents: readData('evidence_documents.json'),
  claims: readData('claims.json'),
  cases: readData('cases.json'),
  site_checks: readData('site_checks.json'),
  process_stages: readData('process_stages.json'),
  key_facts: readData('key_facts.json'),
  objection_grounds: readData('objection_grounds.json'),
  // Browsers need it too, while nothing has come yet.
  campaign_details: [firstCampaign],
  notices: [{ id: noticeId, text: '', link_url: '', link_text: '', ends_on: '' }],
  page_texts: pageTextIds.map((id) => ({ id, text: '', claims: textClaims[id] ?? [] })),
}

/** The built-in articles, in the order of their routes: each stands at its route until its card has a text of its own. */
export const articles: readonly Article[] = articleSlugs.map((slug) => ({
  slug,
  ...readData<Omit<Article, 'slug'>>(`articles/${slug}.json`),
}))

/** The built-in article at /{slug}, or undefined. */
export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug)
}
