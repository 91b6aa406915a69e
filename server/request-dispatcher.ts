import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Bodies, hasBody, tooLargeBody } from './admission/bodies.ts'
import { clientAddressOf, clientNetworks } from './admission/client-address.ts'
import { busyForSeconds, limits, maintenanceLimits } from './admission/limits.ts'
import { type Answer, answerFrom, createAnswer } from './answers/answer.ts'
import type { SecurityHeaders } from './answers/security-headers.ts'
import { sendAnswer } from './answers/send-answer.ts'
import { createProblem, type Problem, problemOf, problemType, retryAfter } from './api/problem.ts'
import type { Asked, ReadHandlers, TakeHandlers } from './asked.ts'
import type { VisitorPosts } from './delivery/visitor-posts.ts'
import { arrivalOf, faultOf, guard, type Listener, type Refusal } from './guard.ts'
import { headerOf } from './header-of.ts'
import { type Log, sparingly } from './log.ts'
import { tooLongPage, waitPage } from './pages/failure-page.ts'
import { hashOwnStyles } from './pages/inside-styles.ts'
import { splitTarget } from './pages/page-address.ts'
import { answeredMethods, caching, type Match, matchRoutes, methodsOf, sendingOf } from './route-table.ts'

export interface SiteParts {
  /** The kept answer to a GET for exactly this target, if there is one. */
  findKept: (target: string, origin: string) => Answer | undefined
  /** What the rows of the table are answered with (server/route-table.ts). */
  handlers: ReadHandlers & TakeHandlers
  /** The way in for what the sender of a request sends. */
  visitorPosts: VisitorPosts
  security: SecurityHeaders
  /** Where the public finds the site; undefined where each request tells it, on the maintenance side alone. */
  publicOrigin: string | undefined
  /** How many proxies in front may be believed about the client's address. */
  trustedProxies: number
  log: Log
}

/** A request before it has met its row. */
type Arrived = Omit<Asked, keyof Match>

const readMethods = ['GET', 'HEAD']

/** The way of every request: the guard, then the rows of the table that its address matches (docs/architecture.md). */
export function createSite(parts: SiteParts) {
  const { findKept, handlers, visitorPosts, security, publicOrigin, trustedProxies, log } = parts
  const logRefusal = sparingly(log)
  const bodies = { public: new Bodies(limits.bodies), maintenance: new Bodies(maintenanceLimits.bodies) }
  const networksOf = (request: IncomingMessage) => clientNetworks(clientAddressOf(request, trustedProxies))

  const listenerOf = (kind: Listener['kind'], { socket }: IncomingMessage): Listener => ({
    ...{ kind, publicOrigin },
    port: socket.localPort ?? 0,
  })
  const originOf = (request: IncomingMessage) => publicOrigin ?? `http://${headerOf(request, 'host')}`

  /** What most requests of the public need and nothing else; without a promise, which would cost more than finding it. */
  function findAtOnce(request: IncomingMessage): Answer | undefined {
    const { method = '', url = '', rawHeaders } = request
    const kept = readMethods.includes(method) && !hasBody(request) ? findKept(url, originOf(request)) : undefined
    return kept && faultOf(url, rawHeaders) === undefined ? kept : undefined
  }

  async function answer(kind: Listener['kind'], request: IncomingMessage, response: ServerResponse) {
    const listener = listenerOf(kind, request)
    const arriving = arrivalOf(request)
    const { method, target } = arriving
    const origin = originOf(request)
    const isRead = readMethods.includes(method)
    const [path, query] = splitTarget(target)
    const matches = matchRoutes(path, kind)
    const [{ row }] = matches as [Match]
    const body = sendingOf(row, method, kind)?.body
    const verdict = guard(listener, { ...arriving, methods: methodsOf(row), body })
    if (!verdict.isAllowed || (isRead && hasBody(request))) {
      if (hasBody(request)) bodies[kind].drain(request)
      const refusal = verdict.isAllowed ? problemAnswer(tooLargeBody(0)) : refuse(kind, method, row, verdict)
      return sendAnswer(request, response, await refusal)
    }
    const asked = {
      ...{ kind, origin, target, path, request },
      query: new URLSearchParams(query),
      networks: () => networksOf(request),
    }
    const made = isRead ? await find(asked, matches, response) : await take(asked, matches)
    if (made !== 'sent') sendAnswer(request, response, made)
  }

  function refuse(kind: Listener['kind'], method: string, row: Match['row'], refusal: Refusal): Promise<Answer> {
    const { status, code, reason, fields } = refusal
    logRefusal({ status, listener: kind, method }, 'A request was refused')
    const answered = answeredMethods(row, kind)
    if (status === 405 && answered.length === 0) return problemAnswer(nothingHere)
    const problem = { ...createProblem(code, reason, status), ...(fields && { fields }) }
    return problemAnswer(problem, status === 405 ? { Allow: answered.join(', ') } : {})
  }

  /** Asks the rows of this listener from top to bottom until one has an answer; the last one always has. */
  async function find(asked: Arrived, matches: readonly Match[], response: ServerResponse): Promise<Answer | 'sent'> {
    for (const { row, named } of matches) {
      const made = 'GET' in row ? await handlers[row.GET]({ ...asked, row, named }, response) : undefined
      if (made !== undefined) return made instanceof Response ? pack(made, row) : made
    }
    return problemAnswer(nothingHere)
  }

  async function take(asked: Arrived, matches: readonly Match[]): Promise<Answer> {
    const { kind, request } = asked
    const [{ row, named }] = matches as [Match]
    const sending = sendingOf(row, request.method ?? '', kind)
    if (!sending) {
      bodies[kind].drain(request)
      return problemAnswer(nothingHere)
    }
    const sent = { ...asked, row, named, visitorPost: visitorPosts(request) }
    const handle = async (bytes: Buffer<ArrayBuffer>) => {
      const made = await handlers[sending.take]({ ...sent, bytes })
      return made instanceof Response ? pack(made) : made
    }
    if (sending.body === 'file') return handle(Buffer.alloc(0))
    const read = await bodies[kind].read(request, asked.networks(), sending.largest)
    if ('refusal' in read) return sending.take === 'pageForm' ? refuseForm(read.refusal) : problemAnswer(read.refusal)
    try {
      return await handle(read.bytes)
    } finally {
      read.release()
    }
  }

  /** Data that is made for this request alone: what is sent is answered for once, and so is what goes wrong. */
  function pack(response: Response, row?: Match['row']): Promise<Answer> {
    const cached = response.ok && row ? row.cached : 'never'
    const headers = { 'Cache-Control': caching[cached], ...security.data }
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return answerFrom(response)
  }

  function failed(error: unknown): Promise<Answer> {
    const problem = problemOf(error)
    if (problem.status >= 500) log.error({ err: error }, 'A request failed')
    return problemAnswer(problem, retryAfter(error))
  }

  /** Whoever sends a form of a page waits for a page. */
  function refuseForm({ status, detail }: Problem): Promise<Answer> {
    const body = status === 413 ? tooLongPage : waitPage(detail)
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': caching.never,
      ...(status === 503 && { 'Retry-After': String(busyForSeconds) }),
      ...security.page([], hashOwnStyles(body)),
    }
    return createAnswer({ status, headers, body })
  }

  function problemAnswer(problem: Problem, headers: Record<string, string> = {}): Promise<Answer> {
    return createAnswer({
      status: problem.status,
      headers: {
        'Content-Type': problemType,
        'Cache-Control': caching.never,
        ...(problem.status === 503 && { 'Retry-After': String(busyForSeconds) }),
        ...headers,
        ...security.data,
      },
      body: JSON.stringify(problem),
    })
  }

  async function answerFailure(request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> {
    // A client that leaves while it sends is no failure of ours.
    if (response.destroyed || request.socket.destroyed) return
    if (response.headersSent) response.destroy()
    else sendAnswer(request, response, await failed(error))
  }

  /** Handles the requests of one kind of listener. */
  return (kind: Listener['kind']): RequestListener =>
    (request, response) => {
      try {
        const kept = kind === 'public' ? findAtOnce(request) : undefined
        if (kept) sendAnswer(request, response, kept)
        else answer(kind, request, response).catch((error) => answerFailure(request, response, error))
      } catch (error) {
        void answerFailure(request, response, error)
      }
    }
}

const nothingHere = createProblem('not-found', 'There is nothing at this address.')
