import type { IncomingMessage } from 'node:http'
import type { ContentErrorCode } from '../domain/content-error.ts'
import { splitTarget } from './pages/page-address.ts'
import { apiPath, type BodyForm } from './routes.ts'

/** Which socket a request came in on. The maintenance side trusts whoever reaches it, so it lives on loopback alone. */
export interface Listener {
  kind: 'public' | 'maintenance'
  port: number
  /** Where the public finds the site; undefined where each request tells it. */
  publicOrigin?: string | undefined
}

/** A request as it stood on the wire. */
export interface ArrivingRequest {
  method: string
  /** The request target, such as /quarry/api/events. */
  target: string
  /** Names and values in turn, as node:http has them: repeated headers are still apart. */
  rawHeaders: readonly string[]
  remoteAddress: string | undefined
}

/** A request that has just come in, as the guard looks at it. */
export function arrivalOf({ method = '', url = '', rawHeaders, socket }: IncomingMessage): ArrivingRequest {
  return { method, target: url, rawHeaders, remoteAddress: socket.remoteAddress }
}

/** What the guard looks at: the request, and what stands at its target. */
export interface GuardedRequest extends ArrivingRequest {
  /** The methods that the target has, on whichever listener. */
  methods: readonly string[]
  /** The form in which the target takes what this method sends; undefined where it takes nothing on this listener. */
  body: BodyForm | undefined
}

/** Why a request may not go on, in words that give nothing away. */
export interface RefusedRequest {
  isAllowed: false
  status: 400 | 403 | 405 | 415
  code: ContentErrorCode
  reason: string
}
export type Verdict = { isAllowed: true } | RefusedRequest

const allowed: Verdict = { isAllowed: true }
const unusedMethod: Verdict = {
  isAllowed: false,
  status: 405,
  code: 'invalid',
  reason: 'This method is not used here.',
}
const malformed = (reason: string): Verdict => ({ isAllowed: false, status: 400, code: 'invalid', reason })
const forbidden = (reason: string): Verdict => ({ isAllowed: false, status: 403, code: 'forbidden', reason })

const readMethods = ['GET', 'HEAD']

/** What proxies usually add. Some add nothing, which is why a server's maintenance side asks for a session. */
const forwardingHeader = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/

/**
 * Whether this request may go on. Anyone may read and post to the public listener,
 * whose routes hold no write but what visitors send, from the site's own pages where the browser tells. On the maintenance
 * listener a write must have been sent by a page of this very host as well.
 */
export function guard(listener: Listener, request: GuardedRequest): Verdict {
  const entrance = guardEntrance(listener, request)
  if (!entrance.isAllowed) return entrance
  if (!request.methods.includes(request.method)) return unusedMethod
  if (readMethods.includes(request.method)) return allowed
  const headers = readHeaders(request.rawHeaders)
  const host = headers.get('host') ?? ''
  const visitorOrigins = [
    listener.publicOrigin,
    ...['http', 'https'].map((scheme) => `${scheme}://${host.toLowerCase()}`),
  ]
  if (listener.kind === 'public') {
    return request.body ? guardVisitor(request.body, visitorOrigins, headers) : allowed
  }
  const { body = 'json' } = request
  // Their pages give away no address, so browsers send no Origin with their button.
  const isByLink = body === 'link' || body === 'one-click'
  return isByLink ? guardVisitor(body, visitorOrigins, headers) : guardWrite(request.method, body, host, headers)
}

/**
 * The rules that hold whatever stands at the target, for what must ask before anything else looks at the request: it is
 * well formed, and on the maintenance listener it names a loopback host, has come without a proxy, and is no read that a
 * page of another site started.
 */
export function guardEntrance(listener: Listener, request: ArrivingRequest): Verdict {
  const fault = faultOf(request.target, request.rawHeaders)
  if (fault !== undefined) return malformed(fault)
  if (listener.kind === 'public') return allowed

  const headers = readHeaders(request.rawHeaders)
  const host = headers.get('host') ?? ''
  if (!isLoopback(request.remoteAddress)) return forbidden('The maintenance side answers this machine only.')
  if (!loopbackHosts(listener.port).includes(host)) return forbidden('The maintenance side has no such host name.')
  if ([...headers.keys()].some((name) => forwardingHeader.test(name))) {
    return forbidden('The maintenance side does not answer through a proxy.')
  }
  return readMethods.includes(request.method) && isReadFromElsewhere(request.target, host, headers)
    ? forbidden('Only the pages of the maintenance side itself may open this.')
    : allowed
}

/** Why a request is not well formed, whatever stands at its target; undefined for one that is. */
export function faultOf(target: string, rawHeaders: readonly string[]): string | undefined {
  if (!/^\/[\x21-\x7e]*$/.test(target)) return 'The request must name a path of this site.'
  const seen = new Map<string, string>()
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const raw = rawHeaders[index] ?? ''
    if (!singleLengths.has(raw.length)) continue
    const name = raw.toLowerCase()
    if (!singleHeaders.has(name)) continue
    if (seen.has(name)) return `The request has more than one ${name} header.`
    seen.set(name, rawHeaders[index + 1] ?? '')
  }
  return hostPattern.test(seen.get('host') ?? '') ? undefined : 'The request must have one well-formed Host header.'
}

/**
 * Another site may link to what is here. It may load nothing, and neither start a download of what visitors sent nor reach
 * what Vite does for developers at /__ and /@.
 */
function isReadFromElsewhere(target: string, host: string, headers: Headers): boolean {
  const origin = headers.get('origin')
  // Old browsers tell no more than the origin of a page that asks.
  const site =
    headers.get('sec-fetch-site') ?? (origin === undefined || origin === `http://${host}` ? 'none' : 'cross-site')
  if (site === 'same-origin' || site === 'none') return false
  const isLink = headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'
  const [path] = splitTarget(target)
  return !isLink || path === apiPath || path.startsWith(`${apiPath}/`) || /\/(?:__|@)/.test(path)
}

/** Without this, a page elsewhere could make its readers send messages to the campaign. */
function guardVisitor(body: BodyForm, origins: readonly (string | undefined)[], headers: Headers): Verdict {
  const site = headers.get('sec-fetch-site') ?? 'none'
  const origin = headers.get('origin')
  // Where the browser itself has compared, neither a proxy that changes Host nor a page without a referrer does harm.
  const isOwn =
    site === 'same-origin' ||
    (site === 'none' && (origin === undefined || origins.includes(origin) || (origin === 'null' && body === 'link')))
  if (!isOwn && body !== 'one-click') return forbidden('Only the pages of this site may send this.')
  return hasType(body, headers) ? allowed : wrongType(body)
}

function guardWrite(method: string, body: BodyForm, host: string, headers: Headers): Verdict {
  if (headers.get('origin') !== `http://${host}` || headers.get('sec-fetch-site') !== 'same-origin') {
    return forbidden('Only the pages of the maintenance side itself may change content.')
  }
  const hasBody =
    method !== 'DELETE' || headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) !== 0
  return hasBody && !hasType(body, headers) ? wrongType(body) : allowed
}

const formType = {
  name: 'application/x-www-form-urlencoded',
  pattern: /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?$/i,
}
const bodyTypes = {
  json: { name: 'application/json', pattern: /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i },
  form: formType,
  link: formType,
  'one-click': {
    name: `${formType.name} or multipart/form-data`,
    pattern: /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:\s*;.*)?$/i,
  },
  file: { name: 'multipart/form-data', pattern: /^multipart\/form-data\s*;.*$/i },
}

function hasType(body: BodyForm, headers: Headers): boolean {
  return bodyTypes[body].pattern.test(headers.get('content-type') ?? '')
}

function wrongType(body: BodyForm): Verdict {
  return { isAllowed: false, status: 415, code: 'invalid', reason: `The body must be ${bodyTypes[body].name}.` }
}

const singleHeaders = new Set([
  ...['host', 'origin', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'],
  ...['content-type', 'content-length', 'if-match'],
])
const singleLengths = new Set([...singleHeaders].map(({ length }) => length))
const hostPattern = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i

/** Values by their names in lower case; of a repeated header the first. */
type Headers = ReadonlyMap<string, string>

function readHeaders(rawHeaders: readonly string[]): Headers {
  const headers = new Map<string, string>()
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase()
    if (!headers.has(name)) headers.set(name, rawHeaders[index + 1] ?? '')
  }
  return headers
}

/** The loopback hosts as a browser writes them in Host; it leaves out the port of plain HTTP. */
function loopbackHosts(port: number): string[] {
  const suffix = port === 80 ? '' : `:${port}`
  return [`localhost${suffix}`, `127.0.0.1${suffix}`, `[::1]${suffix}`]
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/.test(address)
}
