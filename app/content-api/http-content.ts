import type { ContentReader, Row, TableName } from '../../domain/content.ts'
import { ContentError, type ContentErrorCode } from '../../domain/content-error.ts'

/** The root of the JSON API. */
export const apiRoot = '/quarry/api'

/** The Content port over HTTP, as the browser uses it. Rejects with a ContentError when the server refuses, or with fetch's own error when there is no response. */
export const httpContent: ContentReader = {
  list: readJson,
  async find<T extends TableName>(table: T, key: string): Promise<Row<T> | undefined> {
    const response = await fetch(`${apiRoot}/${table}/${encodeURIComponent(key)}`)
    if (response.status === 404) return undefined
    return (await requireOk(response)).json()
  },
}

/** What a path of the API responds with. */
export async function readJson<R>(path: string): Promise<R> {
  return (await requireOk(await fetch(`${apiRoot}/${path}`))).json()
}

/** The response where it is a success; otherwise throws the problem that it carries as a ContentError. */
export async function requireOk(response: Response): Promise<Response> {
  if (response.ok) return response
  const problem = await response.json().catch(() => ({}))
  throw new ContentError(
    (problem.code as ContentErrorCode | undefined) ?? 'unavailable',
    typeof problem.detail === 'string' ? problem.detail : 'An error occurred',
    { fields: problem.fields, current: problem.current },
  )
}
