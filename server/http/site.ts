import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Context, Hono, type Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createProblem, type Problem, problemOf, problemResponse, retryAfter, tooLargeBody } from '../api/problem.ts'
import { faultOf, guard, guardTarget, type Listener, type RefusedRequest } from '../guard.ts'
import { type Log, sparingly } from '../log.ts'
import { tooLongPage } from '../pages/failure-page.ts'
import { hashOwnStyles } from '../pages/inline-scripts.ts'
import { splitTarget } from '../pages/page-address.ts'
import type { Handlers } from '../request-context.ts'
import {
  answeredMethods,
  caching,
  type HandlerName,
  methodsOf,
  type Route,
  routeAt,
  routesOf,
  type SiteRoute,
  writeOf,
} from '../routes.ts'
import type { VisitorPosts } from '../visitor-posts.ts'
import { type CachedResponse, sendCached, toResponse } from './cached-response.ts'
import { networkOf } from './client-address.ts'
import type { SecurityHeaders } from './security-headers.ts'

export interface SiteParts {
  /** The page that is cached for exactly this target, if there is one. */
  findCached: (target: string, origin: string) => CachedResponse | undefined
  handlers: Handlers
  visitorPosts: VisitorPosts
  security: SecurityHeaders
  /** Where the public finds the site; undefined where each request tells it, on the maintenance side alone. */
  publicOrigin: string | undefined
  /** How many proxies in front may be believed about the client's address. */
  trustedProxies: number
  log: Log
}

type Env = { Bindings: HttpBindings }
type SiteContext = Context<Env>

/** The site as listeners call it: cached pages at once, all else through the routes of the table (docs/architecture.md). */
export function createSite(parts: SiteParts) {
  const { findCached, publicOrigin } = parts
  return (kind: Listener['kind']): RequestListener => {
    // Node.js itself takes in what is not read of a body, so that its sender gets to see the response.
    const handle = getRequestListener(createApp(kind, parts).fetch, { autoCleanupIncoming: false })
    if (kind === 'maintenance' || publicOrigin === undefined) return handle
    return (request, response) => {
      const { method, url = '', rawHeaders } = request
      const cached = method === 'GET' || method === 'HEAD' ? findCached(url, publicOrigin) : undefined
      if (cached && faultOf(url, rawHeaders) === undefined) sendCached(request, response, cached)
      else void handle(request, response)
    }
  }
}

/** Hono's router, filled from the table: the guard first, then the routes from top to bottom. */
function createApp(kind: Listener['kind'], parts: SiteParts): Hono<Env> {
  const { handlers, visitorPosts, security, publicOrigin, trustedProxies, log } = parts
  const logRefusal = sparingly(log.info)
  // Authentication has judged who may come in to the maintenance side.
  const judge = kind === 'public' ? guard : guardTarget
  // The path as it was sent: the guard, the table and the handlers must mean the same address.
  const app = new Hono<Env>({ getPath: (_, options) => splitTarget(incomingOf(options?.env as HttpBindings))[0] })

  app.use(async (context, next) => {
    const { incoming } = context.env
    const { method = '' } = incoming
    const route = routeAt(context.req.path, kind)
    const listener = { kind, publicOrigin, port: incoming.socket.localPort ?? 0 }
    const verdict = judge(listener, incoming, { methods: methodsOf(route), body: writeOf(route, method, kind)?.body })
    return verdict.isAllowed ? next() : refuseRequest(method, route, verdict)
  })
  for (const route of routesOf(kind)) {
    if ('GET' in route)
      app.get(route.path, async (context, next) => {
        const made = await call(context, route, route.GET)
        return made ? respond(context, made, caching[route.cached]) : next()
      })
    for (const method of methodsOf(route)) {
      const write = writeOf(route, method, kind)
      if (!write) continue
      const { handler, body, largest } = write
      const refuse = () => refuseBody(handler, largest)
      const limitUntold = bodyLimit({ maxSize: largest, onError: refuse })
      const limit = async (context: SiteContext, next: Next) =>
        Number(context.req.header('Content-Length') ?? 0) > largest ? refuse() : limitUntold(context, next)
      const take = async (context: SiteContext) => {
        const bytes = body === 'file' ? undefined : Buffer.from(await context.req.arrayBuffer())
        const made = await call(context, route, handler, bytes)
        return made && respond(context, made, caching.never)
      }
      if (body === 'file') app.on(method, route.path, take)
      else app.on(method, route.path, limit, take)
    }
  }
  app.notFound(() => problem(nothingHere))
  app.onError((error, { env }) => {
    const failure = problemOf(error)
    // A client that leaves while it sends is no failure of ours.
    if (failure.status >= 500 && !env.incoming.socket.destroyed) log.error({ err: error }, 'A request failed')
    return problem(failure, retryAfter(error))
  })
  return app

  function call({ env, req }: SiteContext, route: SiteRoute, name: HandlerName, bytes = Buffer.alloc(0)) {
    const request = env.incoming
    const target = incomingOf(env)
    return handlers[name]({
      kind,
      route,
      params: req.param(),
      origin: publicOrigin ?? `http://${request.headers.host}`,
      target,
      path: req.path,
      query: new URLSearchParams(splitTarget(target)[1]),
      request,
      network: networkOf(request, trustedProxies),
      bytes,
      visitorPost: visitorPosts(request),
    })
  }

  function respond({ env }: SiteContext, made: CachedResponse | Response, cacheControl: string) {
    if ('codings' in made) return toResponse(env.incoming, made)
    return withHeaders(made, made.ok ? cacheControl : caching.never)
  }

  /** The response of a handler that says nothing of caching and policy itself: data for this request alone. */
  function withHeaders(response: Response, cacheControl: string): Response {
    for (const [name, value] of Object.entries({ 'Cache-Control': cacheControl, ...security.data })) {
      if (!response.headers.has(name)) response.headers.set(name, value)
    }
    return response
  }

  function problem(what: Problem, headers: Record<string, string> = {}): Response {
    return withHeaders(problemResponse(what, headers), caching.never)
  }

  function refuseRequest(method: string, route: Route, { status, code, reason }: RefusedRequest): Response {
    logRefusal({ status, listener: kind, method }, 'A request was refused')
    const answered = answeredMethods(route, kind)
    if (status === 405 && answered.length === 0) return problem(nothingHere)
    return problem(createProblem(code, reason, status), status === 405 ? { Allow: answered.join(', ') } : {})
  }

  /** Whoever sends a form of a page waits for a page. */
  function refuseBody(handler: HandlerName, largest: number): Response {
    if (handler !== 'pageForm') return problem(tooLargeBody(largest))
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': caching.never,
      ...security.page([], hashOwnStyles(tooLongPage)),
    }
    return new Response(tooLongPage, { status: 413, headers })
  }
}

const incomingOf = ({ incoming }: HttpBindings): string => incoming.url ?? ''

const nothingHere = createProblem('not-found', 'There is nothing at this address.')
