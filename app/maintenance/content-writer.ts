import type { Change, Content, NewRow, Row, TableName } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { apiRoot, httpContent, requireOk } from '../content-api/http-content.ts'
import { inLabels } from './names.ts'

/** The whole Content port over HTTP, as the maintenance side uses it. */
export const contentWriter: Content = {
  ...httpContent,

  async insert<T extends TableName>(table: T, row: NewRow<T>): Promise<Row<T>> {
    return requireWritten(table, post(table, row))
  },

  async update<T extends TableName>(
    table: T,
    key: string,
    change: Change<T>,
    seenUpdatedAt: string,
    isAutoSave?: boolean,
  ): Promise<Row<T>> {
    const response = send('PATCH', `${table}/${encodeURIComponent(key)}`, change, {
      'If-Match': `"${seenUpdatedAt}"`,
      ...(isAutoSave && { 'Auto-Save': 'true' }),
    })
    return (await requireWritten(table, response)).json()
  },

  async delete(table: TableName, key: string, seenUpdatedAt?: string): Promise<void> {
    const version = seenUpdatedAt === undefined ? {} : { 'If-Match': `"${seenUpdatedAt}"` }
    await send('DELETE', `${table}/${encodeURIComponent(key)}`, undefined, version)
  },
}

/** The response to a write of this table; otherwise throws why not, in the words of the screen. */
export async function requireWritten<A>(table: TableName, written: Promise<A>): Promise<A> {
  try {
    return await written
  } catch (error) {
    throw inLabels(error, table)
  }
}

/** The response to a write at this path of the API; a body goes as JSON, since the server takes nothing else. */
export async function send(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const content = body !== undefined && {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
  return requireOk(await fetch(`${apiRoot}/${path}`, { method, headers, signal: signal ?? null, ...content }))
}

/** What the API responds to a POST, read to its end also where nobody needs it: a response that is left lying keeps its connection. */
export async function post<A>(
  path: string,
  body: unknown = {},
  headers?: Record<string, string>,
  signal?: AbortSignal,
) {
  return (await send('POST', path, body, headers, signal)).json() as Promise<A>
}

/** What a failure is told as: the server's words, or a sentence of our own where the call throws. */
export function failureText(error: unknown): string {
  return error instanceof ContentError ? error.message : 'An unexpected error occurred'
}
