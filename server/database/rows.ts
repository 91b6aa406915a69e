import type { z } from 'zod'
import { parseAffectedVillages } from '../../domain/affected-places.ts'
import { campaignSchema } from '../../domain/campaign.ts'
import { caseSchema } from '../../domain/case.ts'
import { claimSchema } from '../../domain/claim.ts'
import { type Row, type TableName, tableNames } from '../../domain/content.ts'
import { htmlTextIds } from '../../domain/fixed-row-ids.ts'
import { defaultCardStyle, pageSectionSchema } from '../../domain/impact-card.ts'
import { objectionGroundSchema } from '../../domain/objection-ground.ts'
import { processStageSchema } from '../../domain/process-stage.ts'
import { requireValid, rowSchemas } from '../../domain/row-schemas.ts'
import { siteCheckSchema } from '../../domain/site-check.ts'
import { linkText } from '../../domain/text.ts'
import { positionSchema, villageImpactCardSchema } from '../../domain/village.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import type { StoredRow } from './tables.ts'

type Reader = (value: unknown, row: StoredRow) => unknown
/**
 * How a value is read: as a text or a number, each standing for itself where there is none; as a list of what its one entry
 * says; as an object of such parts, without those that are undefined; or by a function.
 */
type Shape = string | number | readonly [Shape] | { [part: string]: Shape } | Reader

/** How a field of a row is read: by a function, which says where it reads JSON, or as a shape. */
type Field = Exclude<Shape, Reader> | (Reader & { isJson?: true })
const inJson = (read: Reader) => Object.assign(read, { isJson: true as const })

/** A row that was stored without a time has one all the same: it names a version. */
const time: Reader = (value) => readText(value, '1970-01-01T00:00:00.000Z')
const html: Reader = (value) => sanitiseHtml(readText(value))
const pageText: Reader = (value, row) => (htmlTextIds.has(readText(row.id)) ? html(value, row) : readText(value))
const optional: Reader = (value) => readText(value) || null
/** An address that is safe to link to. The database may have been written by others: 'javascript:…' is no address. */
const link: Reader = (value) => {
  const address = readText(value).trim().replaceAll(' ', '%20')
  return address !== '' && linkText.safeParse(address).success ? address : null
}
const address: Reader = (value, row) => link(value, row) ?? ''
const communities = inJson((value) => parseAffectedVillages(readJson(value)))
const attribution = inJson((value) => {
  const given = readJson(value)
  return isObject(given) ? { details: readText(given.details) } : readText(given) || null
})
const position = inJson((value) => positionSchema.safeParse(readJson(value)).data ?? null)
const oneOf =
  <V>(schema: z.ZodType<V>, other: NoInfer<V>): Reader =>
  (value) =>
    schema.safeParse(value).data ?? other

const texts: readonly [Shape] = ['']
const textsIfAny: Reader = (value) => {
  const points = readJson(value)
  return Array.isArray(points) ? points.map((point) => readText(point)) : undefined
}
/** The claims of a part of a row; a part that names none has no such field. */
const namedClaims: Reader = (value, row) => {
  const claims = read(texts, value, row) as string[]
  return claims.length === 0 ? undefined : claims
}

/** The fields that are not just texts: what a row has where nothing is stored, which also tells how it is read and kept. */
const specialFields: { [T in TableName]?: { [F in keyof Row<T>]?: Field } } = {
  impact_cards: {
    more_content: html,
    icon_name: 'AlertTriangle',
    affected_villages: communities,
    card_style: { className: defaultCardStyle },
    delay: 100,
    page_sections: [
      { type: oneOf(pageSectionSchema.shape.type, 'section'), heading: '', content: html, claims: namedClaims },
    ],
    claims: texts,
  },
  village_data: {
    header_image: link,
    header_image_attribution: attribution,
    preamble: { intro: '', description: '' },
    impact_cards: [
      {
        icon: '',
        title: '',
        topic: (value) => villageImpactCardSchema.shape.topic.safeParse(value).data,
        claims: namedClaims,
        content: { intro: '', bulletPoints: textsIfAny },
      },
    ],
    position,
    claims: texts,
    facts: [{ field: '', text: '', claims: texts }],
    disclaimed: texts,
  },
  evidence_documents: {
    category_id: optional,
    pdf_url: link,
    external_url: link,
    summary: optional,
    what_changed: optional,
    created_at: time,
  },
  cases: {
    outcome: oneOf(caseSchema.shape.outcome, 'refused'),
    decided_by: oneOf(caseSchema.shape.decided_by, 'council'),
    address,
    claims: texts,
    sort_order: 0,
  },
  site_checks: {
    part: oneOf(siteCheckSchema.shape.part, 'site'),
    address,
    claims: texts,
    sort_order: 0,
  },
  claims: {
    said_by: oneOf(claimSchema.shape.said_by, 'campaign'),
    state: oneOf(claimSchema.shape.state, 'to-check'),
    address,
  },
  updates: { body: html, sent_at: optional, stopped_at: optional },
  campaign_details: {
    planning_documents_url: address,
    council_form: address,
    fundraising_url: address,
    funds_holder_kind: oneOf(campaignSchema.shape.funds_holder_kind, ''),
    council_count: {
      number: (value) => (typeof value === 'number' ? value : null),
      counted_on: '',
      link_url: address,
    },
    social_links: [{ name: '', url: address }],
    bank_account: { name: '', sort_code: '', number: '', reference: '' },
    // No longer than the privacy policy promised.
    retention_days: { messages: 1, newsletter_signups: 1, unconfirmed_signups: 1 },
    // What every mail provider lets through.
    mails_an_hour: 200,
    mails_a_second: 10,
  },
  process_stages: {
    status: oneOf(processStageSchema.shape.status, 'upcoming'),
    overlay_position: { top: 50, left: 50 },
    claims: texts,
  },
  key_facts: { claims: texts },
  notices: { link_url: address },
  page_texts: { text: pageText, claims: texts },
  objection_grounds: {
    // One whose lasting is not known is not called lasting.
    lasting: oneOf(objectionGroundSchema.shape.lasting, 'evidence'),
    sentences: [{ text: '', claims: texts }],
    sequence: 100,
  },
}

const fieldsOf = new Map<TableName, { [field: string]: Field }>(
  tableNames.map((table) => [
    table,
    {
      ...Object.fromEntries(Object.keys(rowSchemas[table].shape).map((field) => [field, ''])),
      ...(specialFields[table] as { [field: string]: Field } | undefined),
      updated_at: time,
    },
  ]),
)

/** Whether a column of a table holds JSON. */
export function holdsJson(table: TableName, column: string): boolean {
  const field = fieldsOf.get(table)?.[column]
  return typeof field === 'function' ? 'isJson' in field : typeof field === 'object'
}

/** A row as the site uses it, whoever stored it and in whatever form. HTML and addresses are made safe. */
export function readRow<T extends TableName>(table: T, stored: StoredRow): Row<T> {
  return read(fieldsOf.get(table) ?? {}, stored, stored) as Row<T>
}

/** The same for a row that came as JSON: a text in it is a text, though it reads like an object. */
export function readGiven<T extends TableName>(table: T, given: object): Row<T> {
  const stored = ([name, value]: [string, unknown]) => [name, holdsJson(table, name) ? JSON.stringify(value) : value]
  return readRow(table, Object.fromEntries(Object.entries(given).map(stored)))
}

/**
 * Fields as they are stored, and judged so too: of HTML there may be nothing left, or more than may be stored. Throws an
 * 'invalid' ContentError.
 */
export function requireStorable<F extends object>(
  schemas: Parameters<typeof requireValid>[0],
  table: TableName,
  fields: F,
  key?: unknown,
): F {
  return requireValid(schemas, table, withSafeHtml(table, requireValid(schemas, table, fields), key))
}

/** The fields of the row with this id, their HTML made safe. */
export function withSafeHtml<F extends object>(table: TableName, fields: F, id: unknown): F {
  const safe = ([name, value]: [string, unknown]) => {
    const field = fieldsOf.get(table)?.[name]
    return [name, field !== undefined && holdsHtml(field) && value ? read(field, value, { id }) : value]
  }
  return Object.fromEntries(Object.entries(fields).map(safe)) as F
}

function holdsHtml(shape: Shape): boolean {
  if (typeof shape === 'object') return Object.values(shape).some(holdsHtml)
  return shape === html || shape === pageText
}

function read(shape: Shape, value: unknown, row: StoredRow): unknown {
  if (typeof shape === 'function') return shape(value, row)
  if (typeof shape === 'string') return readText(value, shape)
  if (typeof shape === 'number') return readNumber(value, shape)
  const given = readJson(value)
  if (isList(shape)) {
    const entries = Array.isArray(given) ? given : []
    const isOfShape = (entry: unknown) =>
      shape[0] === '' ? typeof entry === 'string' && entry.trim() !== '' : isObject(entry)
    return entries.filter(isOfShape).map((entry) => read(shape[0], entry, row))
  }
  const parts = isObject(given) ? given : {}
  const entries = Object.entries(shape).map(([name, each]) => [name, read(each, parts[name], row)])
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined))
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

/** A JSON value, parsed already or still a text; a text that is no JSON object, list or text is itself. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' || typeof parsed === 'string' ? parsed : value
  } catch {
    return value
  }
}

/** A text; numbers and truth values become one. */
function readText(value: unknown, missing = ''): string {
  if (typeof value === 'string') return value
  return ['number', 'bigint', 'boolean'].includes(typeof value) ? String(value) : missing
}

/** A number, also one that is kept as a text. */
function readNumber(value: unknown, missing: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : missing
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
