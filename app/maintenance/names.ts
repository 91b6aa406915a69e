import { holderKindWords } from '../../content/donate.ts'
import { siteParts } from '../../content/plan-and-site.ts'
import { statusNames } from '../../content/process-page.ts'
import { speakerWords, stateNames } from '../../content/sources.ts'
import { tableWords } from '../../content/table-words.ts'
import { lastingLabels } from '../../content/write-objection.ts'
import { claimSpeakers } from '../../domain/claim-states.ts'
import type { TableName } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { type FieldWords, schemaAt, wordsOf } from '../../domain/field-words.ts'
import { rowSchemas } from '../../domain/row-schemas.ts'

/** Where the row with this key is edited, at a field of it where one is given. */
export function editorAddress({ table, key, field }: { table: TableName; key: string; field?: string }): string {
  const address = tableWords[table].editor.replace('*', () => encodeURIComponent(key))
  return field === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}field=${field}`
}

/** Choices whose names visitors read too: they stand among the words of the pages. */
const shownChoices: { [field: string]: FieldWords['options'] } = {
  'claims.said_by': Object.fromEntries(claimSpeakers.map((speaker) => [speaker, speakerWords[speaker].says])),
  'claims.state': stateNames,
  'site_checks.part': Object.fromEntries(siteParts.map(({ part, heading }) => [part, heading])),
  'objection_grounds.lasting': lastingLabels,
  'campaign_details.funds_holder_kind': holderKindWords,
  'process_stages.status': statusNames,
}

/** What maintainers read of a field, by its path in the rows of this table. */
export function wordsIn(table: TableName | undefined, path: string): FieldWords {
  if (!table) return {}
  const options = shownChoices[`${table}.${path}`]
  return { ...wordsOf(schemaAt(rowSchemas[table], path)), ...(options && { options }) }
}

/** What a value of the row is called: that of a choice by its name, any other as it is. */
export function valueWords(table: TableName, path: string, value: unknown): unknown {
  return (typeof value === 'string' && wordsIn(table, path).options?.[value]) || value
}

/**
 * A field's path as its label reads in the form of this table: 'name' is the Category Name or the Village Name, and
 * 'impact_cards.0.content.intro' is 'Impact Cards 1, Content, Introduction'.
 */
export function labelIn(table: TableName | undefined, path: string): string {
  const { label } = wordsIn(table, path)
  if (label?.includes('*')) return label.replace('*', String(Number(/\.(\d+)(?=\.|$)/.exec(path)?.[1]) + 1))
  const names = path.split('.')
  const parts = names.map((name, index) => {
    if (/^\d+$/.test(name)) return ` ${Number(name) + 1}`
    const own = wordsIn(table, names.slice(0, index + 1).join('.')).label ?? titled(name)
    return own && `, ${own}`
  })
  return parts.join('').slice(2)
}

/** The label of a field within the part that it stands in: 'Introduction' in a card. */
export function ownLabel(table: TableName | undefined, path: string): string {
  const { label } = wordsIn(table, path)
  return label?.includes('*') ? labelIn(table, path) : (label ?? titled(path.split('.').at(-1) ?? ''))
}

/** People read them; each field also has its own. */
const mostSentences = 5

/** A refusal in the words of the screen: the server names a field as its table does, a form perhaps by a label of its own. Any other failure is itself. */
export function inLabels(error: unknown, table: TableName, labels?: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof ContentError) || error.fields.length === 0) return error
  const sentences = error.fields.map(
    ({ field, rule }) => `${(labels?.[field] ?? labelIn(table, field)) || 'This'} ${rule}.`,
  )
  return new ContentError(error.code, sentences.slice(0, mostSentences).join(' '), {
    fields: error.fields,
    cause: error,
  })
}

function titled(name: string): string {
  return name.replaceAll('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
