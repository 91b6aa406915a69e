import { parseAffectedVillages } from '../../domain/affected-villages.ts'
import { caseSchema } from '../../domain/case.ts'
import { brokenCheck, claimSchema } from '../../domain/claim.ts'
import { keyColumns, type Row, type TableName } from '../../domain/content.ts'
import { htmlTextIds } from '../../domain/fixed-row-ids.ts'
import { type PageSection, pageSectionSchema } from '../../domain/impact-card.ts'
import { londonDay } from '../../domain/london-day.ts'
import { isNestedTooDeeply } from '../../domain/row-schemas.ts'
import { positionSchema, type Village, type VillageImpactCard, villageImpactCardSchema } from '../../domain/village.ts'
import type { ColumnForm, ColumnForms } from './column-forms.ts'
import { fixedRowReaders } from './fixed-row-readers.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import {
  readCalendarDay,
  readDay,
  readJson,
  readLink,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readText,
  readTexts,
  readTime,
} from './stored-values.ts'
import type { StoredRow } from './tables.ts'

const defaultCardStyle = 'border-l-4 border-earth-500 bg-earth-50'

const readers: { [T in TableName]: (stored: StoredRow) => Row<T> } = {
  events: (stored) => ({
    id: readText(stored.id),
    title: readText(stored.title),
    date: readDay(readText(stored.date)),
    time: readText(stored.time),
    location: readText(stored.location),
    description: readText(stored.description),
    updated_at: readTime(stored.updated_at),
  }),
  impact_cards: (stored) => ({
    id: readText(stored.id),
    card_id: readText(stored.card_id),
    title: readText(stored.title),
    short_description: readText(stored.short_description),
    more_content: sanitiseHtml(readText(stored.more_content)),
    icon_name: readText(stored.icon_name, 'AlertTriangle'),
    affected_villages: parseAffectedVillages(readJson(stored.affected_villages)),
    card_style: { className: readText(readObject(stored.card_style, 'className').className, defaultCardStyle) },
    delay: readNumber(stored.delay, 100),
    page_title: readText(stored.page_title),
    page_description: readText(stored.page_description),
    page_sections: readList(stored.page_sections).map(readPageSection),
    claims: readTexts(stored.claims),
    updated_at: readTime(stored.updated_at),
  }),
  village_data: (stored) => ({
    village_key: readText(stored.village_key),
    name: readText(stored.name),
    summary: readText(stored.summary),
    header_image: readLink(stored.header_image),
    header_image_attribution: readAttribution(stored.header_image_attribution),
    preamble: readPreamble(stored.preamble),
    impact_cards: readList(stored.impact_cards).map(readVillageImpactCard),
    position: positionSchema.safeParse(readJson(stored.position)).data ?? null,
    claims: readTexts(stored.claims),
    updated_at: readTime(stored.updated_at),
  }),
  evidence_categories: (stored) => ({
    id: readText(stored.id),
    name: readText(stored.name),
    updated_at: readTime(stored.updated_at),
  }),
  evidence_documents: (stored) => ({
    id: readText(stored.id),
    title: readText(stored.title),
    description: readText(stored.description),
    detail_text: readText(stored.detail_text),
    category_id: readText(stored.category_id) || null,
    type: readText(stored.type),
    date: readText(stored.date),
    pdf_url: readLink(stored.pdf_url),
    external_url: readLink(stored.external_url),
    summary: readText(stored.summary) || null,
    what_changed: readText(stored.what_changed) || null,
    created_at: readTime(stored.created_at),
    updated_at: readTime(stored.updated_at),
  }),
  cases: (stored) => ({
    id: readText(stored.id),
    name: readText(stored.name),
    authority: readText(stored.authority),
    decided: readText(stored.decided),
    outcome: readOneOf(caseSchema.shape.outcome, stored.outcome, 'refused'),
    decided_by: readOneOf(caseSchema.shape.decided_by, stored.decided_by, 'council'),
    what_decided: readText(stored.what_decided),
    meaning: readText(stored.meaning),
    address: readLink(stored.address) ?? '',
    source: readText(stored.source),
    checked_on: readDayThatCame(stored.checked_on),
    how_checked: readText(stored.how_checked),
    sort_order: readNumber(stored.sort_order, 0),
    updated_at: readTime(stored.updated_at),
  }),
  claims: readClaim,
  updates: (stored) => ({
    id: readText(stored.id),
    subject: readText(stored.subject),
    body: sanitiseHtml(readText(stored.body)),
    occasion: readText(stored.occasion),
    sent_at: readText(stored.sent_at) || null,
    stopped_at: readText(stored.stopped_at) || null,
    updated_at: readTime(stored.updated_at),
  }),
  ...fixedRowReaders,
}

/** A claim that only calls itself checked, without a document or a day that has come, is still to be checked. */
function readClaim(stored: StoredRow): Row<'claims'> {
  const claim: Row<'claims'> = {
    id: readText(stored.id),
    statement: readText(stored.statement),
    said_by: readOneOf(claimSchema.shape.said_by, stored.said_by, 'campaign'),
    document: readText(stored.document),
    page: readText(stored.page),
    address: readLink(stored.address) ?? '',
    document_id: readText(stored.document_id),
    checked_on: readDayThatCame(stored.checked_on),
    how_checked: readText(stored.how_checked),
    state: readOneOf(claimSchema.shape.state, stored.state, 'to-check'),
    updated_at: readTime(stored.updated_at),
  }
  return brokenCheck(claim, londonDay()).length === 0 ? claim : { ...claim, state: 'to-check' }
}

/** A day that has come, as YYYY-MM-DD; empty for any other. */
function readDayThatCame(value: unknown): string {
  const day = readCalendarDay(value)
  return day > londonDay() ? '' : day
}

/**
 * A row as the site uses it, whoever stored it and in whatever form: what is missing or malformed becomes a default, and
 * HTML and addresses are made safe.
 */
export function readRow<T extends TableName>(table: T, stored: StoredRow): Row<T> {
  return readers[table](stored)
}

const jsonColumns = new Set([
  ...['header_image_attribution', 'preamble', 'impact_cards', 'position'],
  ...['affected_villages', 'card_style', 'page_sections'],
  ...['social_links', 'bank_account', 'council_count', 'retention_days', 'overlay_position'],
  ...['framings', 'claims', 'documents', 'corrections'],
])

/** Valid fields of the row with this key as the columns of this database hold them; fields without a value are left out. */
export function writeColumns(
  table: TableName,
  fields: Record<string, unknown>,
  forms: ColumnForms,
  key: unknown = fields[keyColumns[table]],
): StoredRow {
  const isHtmlText = table === 'page_texts' && htmlTextIds.has(String(key))
  const given = Object.entries(sanitised(table, fields, isHtmlText)).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    given.map(([column, value]) => {
      const isPlain = value === null || !jsonColumns.has(column)
      return [column, isPlain ? value : writeJson(value, forms(table, column))]
    }),
  )
}

/** A row that came out of this database, as its columns take it back: drivers return JSON parsed but do not take it so. */
export function storedColumns(table: TableName, row: StoredRow, forms: ColumnForms): StoredRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value !== null && forms(table, column) === 'json' ? JSON.stringify(value) : value,
    ]),
  )
}

function sanitised(table: TableName, fields: Record<string, unknown>, isHtmlText: boolean): Record<string, unknown> {
  const clean = { ...fields }
  if (table === 'updates' && typeof fields.body === 'string') clean.body = sanitiseHtml(fields.body)
  if (isHtmlText && typeof fields.text === 'string') clean.text = sanitiseHtml(fields.text)
  if (typeof fields.more_content === 'string') clean.more_content = sanitiseHtml(fields.more_content)
  if (Array.isArray(fields.page_sections)) clean.page_sections = fields.page_sections.map(readPageSection)
  return clean
}

/** A text is kept as it is, for others who read it, unless `readJson` would take it for something else. */
function writeJson(value: unknown, form: ColumnForm): unknown {
  if (form === 'array' && Array.isArray(value)) return value
  const kept = typeof value === 'string' && readJson(value) !== value ? JSON.stringify(value) : value
  return form === 'text' && typeof kept === 'string' ? kept : JSON.stringify(kept)
}

function readPageSection(value: object): PageSection {
  const section = readObject(value, 'content')
  return {
    type: readOneOf(pageSectionSchema.shape.type, section.type, 'section'),
    heading: readText(section.heading),
    content: sanitiseHtml(readText(section.content)),
    ...namedClaims(section.claims),
  }
}

/** The claims of a part of a row; a part that names none has no such field. */
function namedClaims(value: unknown): { claims?: string[] } {
  const claims = readTexts(value)
  return claims.length === 0 ? {} : { claims }
}

function readPreamble(value: unknown): Village['preamble'] {
  const preamble = readObject(value, 'intro')
  return { intro: readText(preamble.intro), description: readText(preamble.description) }
}

function readAttribution(value: unknown): Village['header_image_attribution'] {
  const attribution = readJson(value)
  if (typeof attribution !== 'object') return readText(attribution) || null
  if (attribution === null || Array.isArray(attribution) || isNestedTooDeeply(attribution)) return null
  return { ...attribution, details: readText(Reflect.get(attribution, 'details')) }
}

function readVillageImpactCard(value: object): VillageImpactCard {
  const card = readObject(value, 'title')
  const content = readObject(card.content, 'intro')
  const topic = villageImpactCardSchema.shape.topic.safeParse(card.topic)
  const points = readJson(content.bulletPoints)
  return {
    icon: readText(card.icon),
    title: readText(card.title),
    ...(topic.data === undefined ? {} : { topic: topic.data }),
    ...namedClaims(card.claims),
    content: {
      intro: readText(content.intro),
      ...(Array.isArray(points) ? { bulletPoints: points.map((point) => readText(point)) } : {}),
    },
  }
}
