import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createProblem, type Problem, problemOf, problemResponse, retryAfter, tooLargeBody } from '../api/problem.ts'
import { faultOf, guard, guardTarget, type RefusedRequest } from '../guard.ts'
import { answerForm } from '../handlers.ts'
import { sparingly } from '../log.ts'
import { tooLongPage } from '../pages/failure-page.ts'
import type { RequestContext, Site } from '../request-context.ts'
import { answeredMethods, matchRoute, methodsOf, writeOf } from '../routes.ts'
import type { VisitorPosts } from '../visitor-posts.ts'
import { sendCached, toResponse } from './cached-response.ts'
import { holderBits, networkOf } from './client-address.ts'
import { caching, type ListenerKind, type Route, splitTarget, type Write } from './route.ts'

export interface SiteParts {
  site: Site
  visitorPosts: VisitorPosts
  /** Where the public finds the site; undefined where each request tells it, on the maintenance side alone. */
  publicOrigin: string | undefined
}

/** The site as listeners call it: cached pages at once, all else through the table of routes (docs/architecture.md). */
export function createSite({ site, visitorPosts, publicOrigin }: SiteParts) {
  const { pages, security, config, log } = site
  const logRefusal = sparingly(log.info)

  return (kind: ListenerKind): RequestListener => {
    const handle = getRequestListener((_, { incoming }) => answerOrFail(kind, incoming as IncomingMessage), {
      // Node.js itself takes in what is not read of a body, so that its sender gets to see the response.
      autoCleanupIncoming: false,
    })
    if (kind === 'maintenance' || publicOrigin === undefined) return handle
    return (request, response) => {
      const { method, url = '', rawHeaders } = request
      const cached = method === 'GET' || method === 'HEAD' ? pages.findCached(url, publicOrigin) : undefined
      if (cached && faultOf(url, rawHeaders) === undefined) sendCached(request, response, cached)
      else void handle(request, response)
    }
  }

  async function answerOrFail(kind: ListenerKind, request: IncomingMessage): Promise<Response> {
    try {
      const response = await answer(kind, request)
      return request.method === 'HEAD' ? new Response(null, response) : response
    } catch (error) {
      const failure = problemOf(error)
      // A client that leaves while it sends is no failure of ours.
      if (failure.status >= 500 && !request.socket.destroyed) log.error({ err: error }, 'A request failed')
      return problem(failure, retryAfter(error))
    }
  }

  /** The guard first, then the handler of the route. The path is taken as it was sent: all must mean the same address. */
  async function answer(kind: ListenerKind, request: IncomingMessage): Promise<Response> {
    const { method = '', url: target = '', headers, socket } = request
    const [path, query] = splitTarget(target)
    const { route, params } = matchRoute(path, kind)
    const write = writeOf(route, method, kind)
    // Authentication has judged who may come in to the maintenance side.
    const judge = kind === 'public' ? guard : guardTarget
    const listener = { kind, publicOrigin, port: socket.localPort ?? 0 }
    const verdict = judge(listener, request, { methods: methodsOf(route), body: write?.body })
    if (!verdict.isAllowed) return refuseRequest(kind, method, route, verdict)
    const handler = method === 'GET' || method === 'HEAD' ? route.GET : write?.handler
    if (!handler) return problem(nothingHere)
    const bytes = await readBody(request, write)
    if (!bytes) return refuseBody(write as Write)
    const context: RequestContext = {
      site,
      kind,
      route,
      params,
      origin: publicOrigin ?? `http://${headers.host}`,
      target,
      path,
      query: new URLSearchParams(query),
      request,
      network: () => networkOf(request, config.trustedProxies, holderBits),
      bytes,
      visitorPost: visitorPosts(request),
    }
    const made = (await handler(context)) ?? (await pages.respond(context))
    if ('codings' in made) return toResponse(request, made)
    return withHeaders(made, made.ok && !write ? caching[route.cached] : caching.never)
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

  function refuseRequest(
    kind: ListenerKind,
    method: string,
    route: Route,
    { status, code, reason }: RefusedRequest,
  ): Response {
    logRefusal({ status, listener: kind, method }, 'A request was refused')
    const answered = answeredMethods(route, kind)
    if (status === 405 && answered.length === 0) return problem(nothingHere)
    return problem(createProblem(code, reason, status), status === 405 ? { Allow: answered.join(', ') } : {})
  }

  /** Whoever sends a form of a page waits for a page. */
  function refuseBody({ handler, largest }: Write): Response {
    if (handler !== answerForm) return problem(tooLargeBody(largest))
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': caching.never,
      ...security.page(tooLongPage),
    }
    return new Response(tooLongPage, { status: 413, headers })
  }
}

/** What a request brings; nothing for a read and for a file, which its handler reads. Undefined where it is too large. */
async function readBody(request: IncomingMessage, write: Write | undefined): Promise<Buffer<ArrayBuffer> | undefined> {
  if (!write || write.body === 'file') return Buffer.alloc(0)
  if (Number(request.headers['content-length'] ?? 0) > write.largest) return undefined
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length
    if (bytes > write.largest) {
      // Who is cut off while sending does not see the answer.
      request.resume()
      return undefined
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const nothingHere = createProblem('not-found', 'There is nothing at this address.')
