import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { ContentErrorCode } from '../domain/content-error.ts'
import { apiPath, type BodyForm, type ListenerKind, readMethods, splitTarget } from './http/route.ts'

/** Which socket a request came in on. The maintenance side trusts whoever reaches it, so it lives on loopback alone. */
export interface Listener {
  kind: ListenerKind
  port: number
  /** Where the public finds the site; undefined where each request tells it. */
  publicOrigin?: string | undefined
}

/** A request that has just come in, as far as the guard looks at it; only in `rawHeaders` repeated headers are apart. */
export type ArrivingRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
}

/** What stands at the address that a request names. */
export interface GuardedTarget {
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

/** What proxies usually add. Some add nothing, which is why a server's maintenance side asks for a session. */
const forwardingHeader = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/

/** Whether a request may come in, and go on to what stands at its target. */
export function guard(listener: Listener, request: ArrivingRequest, target: GuardedTarget): Verdict {
  const entrance = guardEntrance(listener, request)
  return entrance.isAllowed ? guardTarget(listener, request, target) : entrance
}

/**
 * The rules that hold whatever stands at the target: a request is well formed, and on the maintenance listener it names a
 * loopback host, has come without a proxy, and is no read that a page of another site started.
 */
export function guardEntrance(listener: Listener, request: ArrivingRequest): Verdict {
  const { method = '', url = '', headers, rawHeaders, socket } = request
  const fault = faultOf(url, rawHeaders)
  if (fault !== undefined) return malformed(fault)
  if (listener.kind === 'public') return allowed

  const { host = '' } = headers
  if (!isLoopback(socket.remoteAddress)) return forbidden('The maintenance side answers this machine only.')
  if (!loopbackHosts(listener.port).includes(host)) return forbidden('The maintenance side has no such host name.')
  if (Object.keys(headers).some((name) => forwardingHeader.test(name))) {
    return forbidden('The maintenance side does not answer through a proxy.')
  }
  return readMethods.includes(method) && isReadFromElsewhere(url, host, headers)
    ? forbidden('Only the pages of the maintenance side itself may open this.')
    : allowed
}

/**
 * Whether a request that has come in may go on. Anyone may read and post to the public listener, whose routes hold no write
 * but what visitors send, from the site's own pages where the browser tells. On the maintenance listener a write must have
 * been sent by a page of this very host as well.
 */
export function guardTarget(
  listener: Listener,
  { method = '', headers }: ArrivingRequest,
  { methods, body }: GuardedTarget,
): Verdict {
  if (!methods.includes(method)) return unusedMethod
  if (readMethods.includes(method)) return allowed
  const { host = '' } = headers
  const ofHost = ['http', 'https'].map((scheme) => `${scheme}://${host.toLowerCase()}`)
  const visitorOrigins = [listener.publicOrigin, ...ofHost]
  if (listener.kind === 'public') return body ? guardVisitor(body, visitorOrigins, headers) : allowed
  // Their pages give away no address, so browsers send no Origin with their button.
  const isByLink = body === 'link' || body === 'one-click'
  return isByLink ? guardVisitor(body, visitorOrigins, headers) : guardWrite(method, body ?? 'json', host, headers)
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
function isReadFromElsewhere(target: string, host: string, headers: IncomingHttpHeaders): boolean {
  const origin = headers.origin
  // Old browsers tell no more than the origin of a page that asks.
  const site =
    headers['sec-fetch-site'] ?? (origin === undefined || origin === `http://${host}` ? 'none' : 'cross-site')
  if (site === 'same-origin' || site === 'none') return false
  const isLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  const [path] = splitTarget(target)
  return !isLink || path === apiPath || path.startsWith(`${apiPath}/`) || /\/(?:__|@)/.test(path)
}

/** Without this, a page elsewhere could make its readers send messages to the campaign. */
function guardVisitor(body: BodyForm, origins: readonly (string | undefined)[], headers: IncomingHttpHeaders): Verdict {
  const site = headers['sec-fetch-site'] ?? 'none'
  const origin = headers.origin
  // Where the browser itself has compared, neither a proxy that changes Host nor a page without a referrer does harm.
  const isOwn =
    site === 'same-origin' ||
    (site === 'none' && (origin === undefined || origins.includes(origin) || (origin === 'null' && body === 'link')))
  if (!isOwn && body !== 'one-click') return forbidden('Only the pages of this site may send this.')
  return hasType(body, headers) ? allowed : wrongType(body)
}

function guardWrite(method: string, body: BodyForm, host: string, headers: IncomingHttpHeaders): Verdict {
  if (headers.origin !== `http://${host}` || headers['sec-fetch-site'] !== 'same-origin') {
    return forbidden('Only the pages of the maintenance side itself may change content.')
  }
  const hasBody = method !== 'DELETE' || 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) !== 0
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

function hasType(body: BodyForm, headers: IncomingHttpHeaders): boolean {
  return bodyTypes[body].pattern.test(headers['content-type'] ?? '')
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

/** The loopback hosts as a browser writes them in Host; it leaves out the port of plain HTTP. */
function loopbackHosts(port: number): string[] {
  const suffix = port === 80 ? '' : `:${port}`
  return [`localhost${suffix}`, `127.0.0.1${suffix}`, `[::1]${suffix}`]
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/.test(address)
}
