import { z } from 'zod'
import { campaignSchema } from './campaign.ts'
import { caseSchema, typedCaseSchema } from './case.ts'
import { claimSchema } from './claim.ts'
import { keyColumns, type TableName, tableNames } from './content.ts'
import { ContentError, type FieldError } from './content-error.ts'
import { eventSchema, typedEventSchema } from './event.ts'
import {
  evidenceCategorySchema,
  evidenceDocumentSchema,
  typedCategorySchema,
  typedDocumentSchema,
} from './evidence-document.ts'
import { impactCardSchema } from './impact-card.ts'
import { keyFactSchema } from './key-fact.ts'
import { noticeSchema } from './notice.ts'
import { objectionGroundSchema, typedGroundSchema } from './objection-ground.ts'
import { pageTextSchema, typedPageTextSchema } from './page-text.ts'
import { processStageSchema } from './process-stage.ts'
import { siteCheckSchema } from './site-check.ts'
import { typedUpdateSchema, updateSchema } from './update.ts'
import { typedVillageSchema, villageSchema } from './village.ts'

/** The whole rows, as they are stored: what an older row may hold is part of it, so that every export can be imported. */
export const rowSchemas = {
  events: eventSchema,
  impact_cards: impactCardSchema,
  village_data: villageSchema,
  evidence_categories: evidenceCategorySchema,
  evidence_documents: evidenceDocumentSchema,
  claims: claimSchema,
  campaign_details: campaignSchema,
  process_stages: processStageSchema,
  key_facts: keyFactSchema,
  notices: noticeSchema,
  page_texts: pageTextSchema,
  cases: caseSchema,
  objection_grounds: objectionGroundSchema,
  site_checks: siteCheckSchema,
  updates: updateSchema,
}

/** What a new row must bring, as it is typed; the rest has defaults. */
export const newRowSchemas = {
  events: typedEventSchema.omit({ updated_at: true }).partial({ id: true }),
  impact_cards: impactCardSchema.omit({ updated_at: true }).partial().required({ card_id: true, title: true }),
  village_data: typedVillageSchema.omit({ updated_at: true }).partial().required({ village_key: true, name: true }),
  evidence_categories: typedCategorySchema.omit({ updated_at: true }),
  evidence_documents: typedDocumentSchema
    .omit({ created_at: true, updated_at: true })
    .partial({ id: true, pdf_url: true, external_url: true, summary: true }),
  claims: claimSchema.omit({ updated_at: true }),
  campaign_details: campaignSchema.omit({ updated_at: true }),
  process_stages: processStageSchema.omit({ updated_at: true }),
  key_facts: keyFactSchema.omit({ updated_at: true }),
  notices: noticeSchema.omit({ updated_at: true }),
  page_texts: typedPageTextSchema.omit({ updated_at: true }),
  cases: typedCaseSchema
    .omit({ updated_at: true })
    .partial({ id: true, decisive_reason: true, checked_on: true, how_checked: true, claims: true, sort_order: true }),
  objection_grounds: typedGroundSchema.omit({ updated_at: true }),
  site_checks: siteCheckSchema.omit({ updated_at: true }).partial().required({ part: true, title: true }),
  updates: typedUpdateSchema
    .omit({ sent_at: true, stopped_at: true, updated_at: true })
    .partial({ id: true, occasion: true }),
}

/** What may be changed in a row, as it is typed: any field but its key and its times. */
export const changeSchemas = Object.fromEntries(
  tableNames.map((table) => {
    const shape: z.ZodRawShape = newRowSchemas[table].shape
    const { [keyColumns[table]]: _key, ...fields } = shape
    return [table, z.strictObject(fields).partial()]
  }),
) as Record<TableName, z.ZodObject>

function nestedTooDeeply(fields: unknown): FieldError[] | undefined {
  if (!isObject(fields)) return undefined
  const found = Object.entries(fields).find(([, value]) => isNestedTooDeeply(value))
  return found && [{ field: found[0], rule: `must not be nested more than ${mostLevels} levels deep` }]
}

/** People read the message; the fields are complete. */
const mostSentences = 5

type Schemas = Record<TableName, z.ZodType>

/** Each refused field with the rule that it breaks; none where the fields may be stored. */
export function refusedFields(schemas: Schemas, table: TableName, fields: unknown): FieldError[] {
  return check(schemas, table, fields).refused
}

/** The fields in the forms in which they are stored. Throws an 'invalid' ContentError that names each refused field and its rule. */
export function requireValid<F>(schemas: Schemas, table: TableName, fields: F): F {
  const { refused, valid } = check(schemas, table, fields)
  if (refused.length === 0) return valid
  const sentences = refused.map(({ field, rule }) => `${field === '' ? 'The row' : field} ${rule}.`)
  const message = sentences.slice(0, mostSentences).join(' ')
  throw new ContentError('invalid', message, { fields: refused })
}

function check<F>(schemas: Schemas, table: TableName, fields: F): { refused: FieldError[]; valid: F } {
  const result = schemas[table].safeParse(fields)
  const refused = result.success
    ? (nestedTooDeeply(fields) ?? unstorableTexts(fields))
    : result.error.issues.flatMap((issue) => refusals(issue, fields))
  // The schemas change what stands in a field, and never which fields there are.
  return { refused, valid: (result.data ?? fields) as F }
}

function refusals(issue: z.core.$ZodIssue, fields: unknown): FieldError[] {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), rule: 'is not a field that can be set' }))
  }
  return [{ field, rule: valueAt(fields, issue.path) === undefined ? 'is required' : ruleOf(issue) }]
}

/** The schemas word their own rules; the validator's words for the rest are not for people. */
function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_union') return 'must be a text, or an object with details'
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid input')) return issue.message
  return issue.expected === 'array' ? 'must be a list' : 'must be an object'
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (isObject(inner) ? Reflect.get(inner, key) : undefined), value)
}

/** More levels than any row of ours has; without a limit a few kilobytes of brackets exhaust the stack. */
const mostLevels = 20

/** Whether a JSON value has more levels of objects and lists than rows may have. */
function isNestedTooDeeply(value: unknown, levels = mostLevels): boolean {
  return isObject(value) && (levels === 0 || Object.values(value).some((inner) => isNestedTooDeeply(inner, levels - 1)))
}

/** PostgreSQL stores neither a zero character nor half a surrogate pair; SQLite would store something else. */
function unstorableTexts(value: unknown, path: string[] = []): FieldError[] {
  if (typeof value === 'string') {
    const isStorable = value.isWellFormed() && !value.includes('\0')
    return isStorable ? [] : [{ field: path.join('.'), rule: 'has a character that cannot be stored' }]
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => unstorableTexts(inner, [...path, key]))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
