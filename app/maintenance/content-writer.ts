import type { Change, Content, NewRow, Row, TableName } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { apiRoot, httpContent, requireOk } from '../content-api/http-content.ts'
import { inLabels } from './field-label.ts'

/** The whole Content port over HTTP, as the maintenance side uses it. */
export const contentWriter: Content = {
  ...httpContent,

  async insert<T extends TableName>(table: T, row: NewRow<T>): Promise<Row<T>> {
    return (await requireWritten(table, send('POST', `/${table}`, row))).json()
  },

  async update<T extends TableName>(
    table: T,
    key: string,
    change: Change<T>,
    seenUpdatedAt: string,
    autoSavedBy?: string,
  ): Promise<Row<T>> {
    const response = send('PATCH', `/${table}/${encodeURIComponent(key)}`, change, {
      'If-Match': `"${seenUpdatedAt}"`,
      ...(autoSavedBy !== undefined && { 'Auto-Saved-By': autoSavedBy }),
    })
    return (await requireWritten(table, response)).json()
  },

  async delete(table: TableName, key: string, seenUpdatedAt?: string): Promise<void> {
    const version = seenUpdatedAt === undefined ? {} : { 'If-Match': `"${seenUpdatedAt}"` }
    await requireOk(await send('DELETE', `/${table}/${encodeURIComponent(key)}`, undefined, version))
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

/** Sends a write to the API; a body goes as JSON, since the server takes nothing else. */
export function send(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  if (body === undefined) return fetch(apiRoot + path, { method, headers })
  return fetch(apiRoot + path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  })
}

/** What a failure is told as: the server's words, or a sentence of our own where the call throws (rule: change-toasts). */
export function failureText(error: unknown): string {
  return error instanceof ContentError ? error.message : 'An unexpected error occurred'
}
