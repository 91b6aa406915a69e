import type { TableName } from '../../../domain/content.ts'
import type { ToastMessage } from '../../ui/toast.ts'
import { labelIn } from '../field-label.ts'
import type { Choices } from './merge-rows.ts'

/** What a save has brought beside the maintainer's own changes. */
export interface Merged {
  /** The fields that somebody else alone had changed. */
  others: readonly string[]
  /** The fields in which the maintainer chose the other version; the own one is kept as a draft. */
  notTaken: readonly string[]
  /** Whether there was nothing left to be stored. */
  isTheirs: boolean
}

export const nothingMerged: Merged = { others: [], notTaken: [], isTheirs: false }

/** What the response to a save says, after these choices where there was a conflict. */
export function mergedBy(result: { row: unknown; others: readonly string[] }, choices: Choices = {}): Merged {
  const notTaken = Object.keys(choices).filter((field) => choices[field] === 'theirs')
  return { others: result.others, notTaken, isTheirs: notTaken.length > 0 && !result.row }
}

const mostNamed = 4
const list = new Intl.ListFormat('en-GB')

/** Fields in a sentence: 'Title, Date and Location'; of many only the first. `labels` are those that the form calls otherwise. */
export function fieldList(
  fields: readonly string[],
  table?: TableName,
  labels: Readonly<Record<string, string>> = {},
): string {
  const names = fields.map((field) => labels[field] ?? labelIn(table, field))
  const rest = names.length - mostNamed
  return list.format(rest > 1 ? [...names.slice(0, mostNamed), `${rest} more`] : names)
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

/** The words of a success, with what the save has merged. What else the toast says or does stays as it is. */
export function successWords(
  { title, description: own = '', ...toast }: Omit<ToastMessage, 'kind'>,
  merged: Merged,
  table: TableName,
) {
  const sentences = [merged.isTheirs ? '' : own, mergeNotice(merged, table)]
  const description = sentences.filter((text) => text !== '').join('. ')
  return {
    ...toast,
    title: merged.isTheirs ? 'The other version stays' : title,
    ...(description !== '' && { description }),
  }
}
