import { problemOf, problemResponse } from '../api/problem.ts'
import type { Sent } from '../asked.ts'
import { matchRoutes, sendingOf } from '../route-table.ts'

/** Asks handlers as the maintenance listener would, without one: the row that matches, and its handler's answer or problem. */
export async function askHandlers(
  handlers: object,
  target: string,
  { method = 'GET', body = '' }: { method?: string; body?: string } = {},
): Promise<Response> {
  const { pathname: path, search } = new URL(target, 'http://localhost')
  const [match] = matchRoutes(path)
  const row = match?.row
  const name = method === 'GET' && row && 'GET' in row ? row.GET : row && sendingOf(row, method)?.take
  const handle = name && (Reflect.get(handlers, name) as ((sent: Sent) => Promise<Response>) | undefined)
  if (!handle) throw new Error(`Nothing here answers ${method} ${path}`)
  const sent = { ...match, path, target, query: new URLSearchParams(search), bytes: Buffer.from(body) }
  try {
    return await handle(sent as Sent)
  } catch (error) {
    return problemResponse(problemOf(error))
  }
}
