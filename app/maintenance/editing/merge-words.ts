import type { TableName } from '../../../domain/content.ts'
import { labelIn } from '../field-label.ts'

/** What a save has brought beside the maintainer's own changes. */
export interface Merged {
  /** The fields that somebody else alone had changed. */
  others: readonly string[]
  /** The fields in which the maintainer chose the other version; the own one is kept as a draft. */
  notTaken: readonly string[]
}

export const nothingMerged: Merged = { others: [], notTaken: [] }

const list = new Intl.ListFormat('en-GB')

/** Fields in a sentence: 'Title, Date and Location'. `labels` are those that the form calls otherwise. */
export function fieldList(
  fields: readonly string[],
  table?: TableName,
  labels: Readonly<Record<string, string>> = {},
): string {
  return list.format(fields.map((field) => labels[field] ?? labelIn(table, field)))
}

/** The same within a sentence: 'the title and the PDF URL'. */
function fieldWords(fields: readonly string[], table: TableName): string {
  return fieldList(fields, table).replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}

/** What a save has brought in and what it has left out, in sentences; empty where nobody else was at work. */
export function mergeNotice({ others, notTaken }: Merged, table: TableName): string {
  const sentences = [
    others.length > 0 && `Someone else changed the ${fieldWords(others, table)} in the meantime; both changes are in.`,
    notTaken.length > 0 &&
      `Your text for the ${fieldWords(notTaken, table)} is kept in this browser and offered again with this form.`,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
