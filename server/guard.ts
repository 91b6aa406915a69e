import type { ContentErrorCode, FieldError } from '../domain/content-error.ts'
import { uploadRules, uploadTypes } from '../domain/upload.ts'

/** Which socket a request came in on. The maintenance side trusts whoever reaches it, so it lives on loopback alone. */
export interface Listener {
  kind: 'public' | 'maintenance'
  port: number
}

/** What the guard looks at: the request as it stood on the wire. */
export interface GuardedRequest {
  method: string
  /** The request target, such as /quarry/api/events. */
  target: string
  /** Names and values in turn, as node:http has them: repeated headers are still apart. */
  rawHeaders: readonly string[]
  remoteAddress: string | undefined
  /** The methods that the target has, on whichever listener. */
  methods: readonly string[]
  /**
   * The form in which the target takes a body. 'link' and 'one-click' are the pages of links in e-mails: the token in the
   * address is their authority, and mail providers send the second from outside, without any page of ours (RFC 8058).
   */
  body: 'json' | 'form' | 'link' | 'one-click' | 'file'
}

/** Why a request may not go on, in words that give nothing away. */
export interface Refusal {
  isAllowed: false
  status: 400 | 403 | 405 | 415
  code: ContentErrorCode
  reason: string
  fields?: FieldError[]
}
export type Verdict = { isAllowed: true } | Refusal

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

/**
 * Whether this request may go on (architecture: who may write). Anyone may read and post to the public listener, whose
 * routes hold no write but what visitors send, from the site's own pages where the browser tells. On the maintenance listener every request must name a loopback host and
 * have come without a proxy, and a write must have been sent by a page of this very host.
 */
export function guard(listener: Listener, request: GuardedRequest): Verdict {
  if (!/^\/[\x21-\x7e]*$/.test(request.target)) return malformed('The request must name a path of this site.')
  const headers = groupHeaders(request.rawHeaders)
  for (const name of singleHeaders) {
    if ((headers.get(name)?.length ?? 0) > 1) return malformed(`The request has more than one ${name} header.`)
  }
  const host = headers.get('host')?.[0] ?? ''
  if (!hostPattern.test(host)) return malformed('The request must have one well-formed Host header.')
  if (listener.kind === 'public') {
    if (!request.methods.includes(request.method)) return unusedMethod
    return request.method === 'POST' ? guardVisitor(request, headers) : allowed
  }

  if (!isLoopback(request.remoteAddress)) return forbidden('The maintenance side answers this machine only.')
  if (!loopbackHosts(listener.port).includes(host)) return forbidden('The maintenance side has no such host name.')
  for (const name of headers.keys()) {
    if (isForwardingHeader(name)) return forbidden('The maintenance side does not answer through a proxy.')
  }
  if (!request.methods.includes(request.method)) return unusedMethod
  if (readMethods.includes(request.method)) return allowed
  // Their pages give away no address, so browsers send no Origin with their button.
  const isByLink = request.body === 'link' || request.body === 'one-click'
  return isByLink ? guardVisitor(request, headers) : guardWrite(request, host, headers)
}

/** Without this, a page elsewhere could make its readers send messages to the campaign. */
function guardVisitor({ body }: GuardedRequest, headers: ReadonlyMap<string, string[]>): Verdict {
  const site = headers.get('sec-fetch-site')?.[0] ?? 'none'
  const isFromElsewhere = site !== 'same-origin' && site !== 'none'
  if (isFromElsewhere && body !== 'one-click') return forbidden('Only the pages of this site may send this.')
  return hasType(body, headers) ? allowed : wrongType(body)
}

function guardWrite({ method, body }: GuardedRequest, host: string, headers: ReadonlyMap<string, string[]>): Verdict {
  if (headers.get('origin')?.[0] !== `http://${host}` || headers.get('sec-fetch-site')?.[0] !== 'same-origin') {
    return forbidden('Only the pages of the maintenance side itself may change content.')
  }
  const hasBody =
    method !== 'DELETE' || headers.has('transfer-encoding') || Number(headers.get('content-length')?.[0] ?? 0) !== 0
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
  // No form of another site can send these types, and a script of one must ask first, which nobody answers.
  file: {
    name: uploadTypes.map(({ contentType }) => contentType).join(', '),
    pattern: new RegExp(`^(?:${uploadTypes.map(({ contentType }) => contentType).join('|')})$`, 'i'),
  },
}

function hasType(body: GuardedRequest['body'], headers: ReadonlyMap<string, string[]>): boolean {
  return bodyTypes[body].pattern.test(headers.get('content-type')?.[0] ?? '')
}

function wrongType(body: GuardedRequest['body']): Verdict {
  const refusal: Refusal = {
    isAllowed: false,
    status: 415,
    code: 'invalid',
    reason: `The body must be ${bodyTypes[body].name}.`,
  }
  if (body !== 'file') return refusal
  const rule = uploadRules.type()
  return { ...refusal, reason: `The file ${rule}.`, fields: [{ field: 'file', rule }] }
}

const singleHeaders = ['host', 'origin', 'sec-fetch-site', 'content-type', 'content-length', 'if-match']
const hostPattern = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i

function groupHeaders(rawHeaders: readonly string[]): Map<string, string[]> {
  const headers = new Map<string, string[]>()
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase()
    const value = rawHeaders[index + 1] ?? ''
    const values = headers.get(name)
    if (values) values.push(value)
    else headers.set(name, [value])
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

const forwardingPrefixes = ['x-forwarded', 'x-original-', 'x-envoy-', 'cf-']
const forwardingNames = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-remote-ip',
  'x-remote-addr',
  'x-proxyuser-ip',
  'x-host',
  'x-rewrite-url',
  'true-client-ip',
  'fly-client-ip',
  'fastly-client-ip',
  'x-azure-clientip',
  'x-appengine-user-ip',
])

function isForwardingHeader(name: string): boolean {
  return forwardingNames.has(name) || forwardingPrefixes.some((prefix) => name.startsWith(prefix))
}
