import type { Change, Content, NewRow, Row, TableName } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { apiRoot, httpContent, requireOk } from '../content-api/http-content.ts'
import { inLabels } from './field-label.ts'
import { isSame } from './row-difference.ts'

/** The whole Content port over HTTP, as the maintenance side uses it (spec: maintenance, section 7). */
export const contentWriter: Content = {
  ...httpContent,

  async insert<T extends TableName>(table: T, row: NewRow<T>): Promise<Row<T>> {
    return (await requireWritten(table, send('POST', `/${table}`, row))).json()
  },

  async update<T extends TableName>(table: T, key: string, change: Change<T>, seenUpdatedAt: string): Promise<Row<T>> {
    const path = `/${table}/${encodeURIComponent(key)}`
    const response = send('PATCH', path, change, { 'If-Match': `"${seenUpdatedAt}"` })
    try {
      return (await requireWritten(table, response)).json()
    } catch (error) {
      // The answer to an earlier try may have been lost: then the row is already as it is to be.
      const current = error instanceof ContentError && error.code === 'conflict' ? (error.current as Row<T>) : undefined
      if (current && hasFields(current, change)) return current
      throw error
    }
  },

  async delete(table: TableName, key: string): Promise<void> {
    await requireOk(await send('DELETE', `/${table}/${encodeURIComponent(key)}`))
  },
}

/** The answer to a write of this table; otherwise throws why not, in the words of the screen. */
export async function requireWritten(table: TableName, response: Promise<Response>): Promise<Response> {
  try {
    return await requireOk(await response)
  } catch (error) {
    throw inLabels(error, table)
  }
}

/**
 * Adds a row under an id that its form has chosen and keeps. Where the answer to an earlier try was lost, this finds the
 * row of that try and brings it up to date, and adds no second one.
 */
export async function insertOnce<T extends TableName>(
  table: T,
  id: string,
  row: Omit<NewRow<T>, 'id'> & Change<T>,
): Promise<Row<T>> {
  try {
    return await contentWriter.insert(table, { ...row, id } as NewRow<T>)
  } catch (error) {
    const isTaken = error instanceof ContentError && error.fields.some(({ field }) => field === 'id')
    const earlier = isTaken ? await contentWriter.find(table, id) : undefined
    if (!earlier) throw error
    return contentWriter.update(table, id, row, earlier.updated_at)
  }
}

function hasFields(row: object, fields: object): boolean {
  return Object.entries(fields).every(([name, value]) => isSame(Reflect.get(row, name), value))
}

/** Sends a write to the API; a body goes as JSON, since the server takes nothing else. */
export function send(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  if (body === undefined) return fetch(apiRoot + path, { method, headers })
  return fetch(apiRoot + path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** What a failure is told as: the server's words, or the specification's where the call throws (maintenance, section 8). */
export function failureText(error: unknown): string {
  return error instanceof ContentError ? error.message : 'An unexpected error occurred'
}
