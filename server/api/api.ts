import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import type { Content } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import type { VisitorPost } from '../../domain/visitor-post.ts'
import type { Log } from '../log.ts'
import { addMessages } from '../maintenance/message-routes.ts'
import { uncached } from '../maintenance/requests.ts'
import { addMaintenance, type MaintainedContent } from '../maintenance/routes.ts'
import { addSignups } from '../maintenance/signup-routes.ts'
import { addUploads } from '../uploads/routes.ts'
import { apiPath, requireKey, requireTable } from './address.ts'
import { createOpenApi } from './openapi.ts'
import { createProblem, problemOf, problemResponse, retryAfter } from './problem.ts'
import { versionHeader } from './row-version.ts'
import { addVisitorPosts } from './visitor-posts.ts'
import { addWrites } from './writes.ts'

export interface ApiOptions {
  content: Content
  /** Only the maintenance side has it, and with it the write routes; elsewhere they do not exist. */
  maintained?: MaintainedContent | undefined
  /** Where messages are sent to; undefined while no mail server is set. */
  deliversTo?: string | undefined
  /** The headers of every answer. */
  headers: Record<string, string>
  log: Log
}

/** What a request to the API brings besides: the way in for what its sender sends. */
export interface ApiBindings {
  visitorPost: VisitorPost
  /** The request as it comes, for a body that is too large to be held. */
  sent: IncomingMessage
}
export type Api = Hono<{ Bindings: ApiBindings }>

/** The JSON API over the Content port (spec: public site, section 7; maintenance, section 7). */
export function createApi({ content, maintained, deliversTo, headers, log }: ApiOptions): Api {
  const api: Api = new Hono<{ Bindings: ApiBindings }>().basePath(apiPath)
  api.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  })
  api.onError((error) => {
    const problem = problemOf(error)
    if (problem.status >= 500) log.error({ err: error }, 'A request to the API failed')
    return problemResponse(problem, retryAfter(error))
  })
  api.notFound(() => problemResponse(createProblem('not-found', 'There is nothing at this address.')))

  api.get('/openapi.json', (context) => context.json(createOpenApi(), 200, { 'Cache-Control': 'no-cache' }))
  // Before the tables, which would take 'maintenance' for one of them. The browser asks for it before it shows the way to
  // the maintenance side; pages are the same on both listeners.
  api.get('/maintenance/side', () => Response.json({ isHere: maintained !== undefined }, { headers: uncached }))
  if (maintained) {
    addMaintenance(api, maintained)
    addMessages(api, { database: maintained.database, deliversTo })
    addSignups(api, { database: maintained.database, deliversTo })
    addUploads(api, maintained.uploads, content)
  }
  api.get('/:table', async (context) => {
    const rows = await content.list(requireTable(context.req.url))
    return Response.json(rows, { headers: { 'Cache-Control': 'no-cache' } })
  })
  api.get('/:table/:key', async (context) => {
    const row = await content.find(requireTable(context.req.url), requireKey(context.req.url))
    if (!row) throw new ContentError('not-found', 'There is no such row.')
    return Response.json(row, { headers: { 'Cache-Control': 'no-cache', ...versionHeader(row) } })
  })
  addVisitorPosts(api)
  if (maintained) addWrites(api, content)
  return api
}
