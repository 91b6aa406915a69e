import type { IncomingMessage, RequestListener } from 'node:http'
import { Bodies, hasBody } from '../admission/bodies.ts'
import { limits } from '../admission/limits.ts'
import { type Answer, answerFrom, createAnswer } from '../answers/answer.ts'
import { createSecurityHeaders } from '../answers/security-headers.ts'
import { sendAnswer } from '../answers/send-answer.ts'
import { createProblem, problemResponse } from '../api/problem.ts'
import { type ArrivingRequest, arrivalOf, guard, guardEntrance, type Listener, type Refusal } from '../guard.ts'
import { type Log, sparingly } from '../log.ts'
import { splitTarget } from '../pages/page-address.ts'
import { basePath, caching, matchGate, matchRoutes, methodsOf, type Route, sendingOf } from '../route-table.ts'
import { hidesRows } from '../visitor-content.ts'
import { adminPath, againPage, keyPage, pagePolicy, refusalPage } from './gate-pages.ts'
import { isSameKey } from './key-file.ts'

interface GateOptions {
  /** Reads the key that every request must bring; undefined on a maintainer's own machine, which asks for none. */
  readKey: (() => Promise<string>) | undefined
  log: Log
}

/**
 * What stands before a maintenance listener and hands on what may go in (docs/decisions/003-who-may-write.md): the guard's
 * rules for every request, then the key. Where there is none, the request must have come over a browser's own connection.
 * A person gets a page that says what to do, a program a problem.
 */
export function createGate({ readKey, log }: GateOptions) {
  const { data } = createSecurityHeaders({ isPublic: false, formAction: undefined, styleHashes: [] })
  const bodies = new Bodies(limits.bodies)
  const logRefusal = sparingly(log)

  /** The answer to a request that does not go in. */
  async function answer(request: IncomingMessage): Promise<Answer | undefined> {
    const port = request.socket.localPort ?? 0
    const listener: Listener = { kind: 'maintenance', port }
    const arriving = arrivalOf(request)
    const verdict = guardEntrance(listener, arriving)
    if (!verdict.isAllowed) return refuse(request, verdict)
    if (readKey === undefined) {
      return isForAll(arriving) || hasOwnConnection(request) ? undefined : refuse(request, throughProxy)
    }
    const key = await readKey()
    const isOpen = holdsKey(request.headers.cookie, port, key)
    const row = matchGate(splitTarget(arriving.target)[0])
    if (row) return takeKey(request, listener, row, { key, isOpen })
    if (isOpen) return undefined
    if (!isNavigation(request)) return refuse(request, withoutKey)
    return isFromElsewhere(request) ? page(200, againPage()) : page(403, keyPage())
  }

  async function takeKey(
    request: IncomingMessage,
    listener: Listener,
    row: Route,
    { key, isOpen }: { key: string; isOpen: boolean },
  ): Promise<Answer> {
    const arriving = arrivalOf(request)
    const sending = sendingOf(row, arriving.method)
    const verdict = guard(listener, { ...arriving, methods: methodsOf(row), body: sending?.body })
    if (!verdict.isAllowed) return refuse(request, verdict, row)
    // The empty fragment keeps the browser from taking the key of the link along.
    if (!sending) return isOpen ? redirect(`${adminPath}#`) : page(200, keyPage(), row.cached)
    const read = await bodies.read(request, [], sending.largest)
    const form = new URLSearchParams('bytes' in read ? read.bytes.toString() : '')
    if ('release' in read) read.release()
    if (!isSameKey((form.get('key') ?? '').trim(), key)) return page(403, keyPage({ isRefused: true }))
    return redirect(adminPath, { 'Set-Cookie': keyCookie(listener.port, key) })
  }

  function refuse(request: IncomingMessage, { status, code, reason }: Refused, row?: Route): Promise<Answer> {
    logRefusal({ status, listener: 'maintenance', method: request.method }, 'A request was refused')
    if (hasBody(request)) bodies.drain(request)
    if (isNavigation(request)) return page(status, refusalPage(reason, request.socket.localPort ?? 0))
    const allow = status === 405 && row && { Allow: methodsOf(row).join(', ') }
    const headers = { ...data, 'Cache-Control': caching.never, ...allow }
    return answerFrom(problemResponse(createProblem(code, reason, status), headers))
  }

  function page(status: number, html: string, cached: Route['cached'] = 'never'): Promise<Answer> {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching[cached] }
    return createAnswer({ status, headers: { ...data, ...pageHeaders, ...headers }, body: html })
  }

  function redirect(location: string, headers: Record<string, string> = {}): Promise<Answer> {
    return createAnswer({ status: 303, headers: { ...data, ...pageHeaders, ...headers, Location: location }, body: '' })
  }

  return (handle: RequestListener): RequestListener =>
    async (request, response) => {
      try {
        const refusal = await answer(request)
        if (refusal) sendAnswer(request, response, refusal)
        else handle(request, response)
      } catch (error) {
        if (response.destroyed || request.socket.destroyed) return
        log.error({ err: error }, 'The maintenance side cannot be opened')
        sendAnswer(request, response, await refuse(request, unreadableKey))
      }
    }
}

const pageHeaders = {
  'Content-Security-Policy': pagePolicy,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': caching.never,
}

type Refused = Pick<Refusal, 'code' | 'reason'> & { status: number }
const throughProxy: Refused = {
  status: 403,
  code: 'forbidden',
  reason:
    'The maintenance side does not answer through a proxy. A program must send Connection: keep-alive, as browsers do.',
}
const withoutKey: Refused = {
  status: 403,
  code: 'forbidden',
  reason: 'The maintenance side opens with its key. Open the link that the site printed when it started.',
}
const unreadableKey: Refused = {
  status: 503,
  code: 'unavailable',
  reason: 'The key of the maintenance side cannot be read. The log of the site says why.',
}

const cookieSeconds = 180 * 24 * 60 * 60

/** Browsers send the cookies of one port to all others of the host, so each site's has a name of its own. */
const cookieName = (port: number) => `quarry-maintenance-${port}`

function keyCookie(port: number, key: string): string {
  return `${cookieName(port)}=${key}; Max-Age=${cookieSeconds}; Path=${basePath}; HttpOnly; SameSite=Strict`
}

/** Whether a Cookie header holds the key. Another program of the same host may have set a cookie of that name beside it. */
function holdsKey(cookies: string | undefined, port: number, key: string): boolean {
  const start = `${cookieName(port)}=`
  return (cookies ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .some((cookie) => cookie.startsWith(start) && isSameKey(cookie.slice(start.length), key))
}

/** Whether a request asks for no more than the public site would answer; programs may read that however they like. */
function isForAll({ method, target }: ArrivingRequest): boolean {
  const [match] = matchRoutes(splitTarget(target)[0])
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && match?.row.side === 'both' && !hidesRows(match.named.table ?? '')
}

/**
 * Whether this connection may be a browser's own. Browsers ask to keep it; what a proxy was asked for ends at the proxy
 * (RFC 9110, section 7.6.1), and most ask for nothing, or to close it.
 */
function hasOwnConnection({ headers }: IncomingMessage): boolean {
  const options = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((option) => option.trim())
  return options.includes('keep-alive') && !options.includes('close')
}

/** Whether a person waits for a page, as a browser tells; the old ones tell only what they would like to get. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate'
}

function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'] ?? 'none'
  return site !== 'same-origin' && site !== 'none'
}
