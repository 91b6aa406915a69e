import type { IncomingMessage } from 'node:http'
import type { ContentReader } from '../domain/content.ts'
import { isTableName, type TableName } from '../domain/content.ts'
import { ContentError } from '../domain/content-error.ts'
import { malformedEmail } from '../domain/visitor-fields.ts'
import { newsletterSignupSchema } from '../domain/visitor-forms.ts'
import type { VisitorPost } from '../domain/visitor-post.ts'
import type { Config } from './config.ts'
import type { Health } from './health.ts'
import type { CachedResponse } from './http/cached-response.ts'
import type { ReadCache } from './http/read-cache.ts'
import type { ListenerKind, Route } from './http/route.ts'
import type { SecurityHeaders } from './http/security-headers.ts'
import type { Log } from './log.ts'
import type { Sender } from './mail/sender.ts'
import type { Pages } from './pages/pages.ts'
import type { MaintainedContent } from './stored-content.ts'

/** What handlers answer from. */
export interface Site {
  stored: MaintainedContent
  /** What of the content the feeds and the reads of the API tell. */
  shown: ContentReader
  pages: Pages
  reads: ReadCache
  /** The files of the built client by path. */
  files: ReadonlyMap<string, CachedResponse>
  config: Config
  build: string
  security: SecurityHeaders
  health: Health
  sender: Sender
  log: Log
}

/** A request that the guard let go on, as the handler of its route gets it. */
export interface RequestContext {
  site: Site
  kind: ListenerKind
  route: Route
  /** The parameters of the route's path, decoded. */
  params: Readonly<Record<string, string>>
  /** Where the site stands for this request. */
  origin: string
  /** Path and query as they stand in the request. */
  target: string
  path: string
  query: URLSearchParams
  request: IncomingMessage
  /** The network that it comes from, of IPv6 the first 48 bits: those who share it take turns with the others. */
  network: () => string
  /** What the request brings; nothing for a read, and for a file, which comes with the request itself. */
  bytes: Buffer<ArrayBuffer>
  /** The way in for what visitors send. */
  visitorPost: VisitorPost
}

/** Answers a request. Where it has no response, what stands at the address as a page is shown, or that nothing does. */
export type Handler = (context: RequestContext) => Answer | Promise<Answer>
export type Handlers = Record<string, Handler>
type Answer = CachedResponse | Response | undefined

/** The table that a part of an address names; throws 'not-found'. */
export function requireTable(name: string | undefined): TableName {
  if (name !== undefined && isTableName(name)) return name
  throw new ContentError('not-found', 'There is no such table.')
}

const longestKey = 80

/** The key of a row that an address names; throws 'invalid' for what can be no key. */
export function requireKey(key: string | undefined): string {
  if (key !== undefined && isKey(key)) return key
  throw new ContentError(
    'invalid',
    `The id in the address must be 1 to ${longestKey} characters without control characters.`,
  )
}

/** Whether a row can have this key. */
export function isKey(key: string): boolean {
  return key.length <= longestKey && !/^$|\p{Cc}/u.test(key) && key.isWellFormed()
}

/** The whole number that a part of an address names; throws 'invalid'. */
export function requireWholeNumber(name: string, text = ''): number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new ContentError('invalid', `${name} must be a whole number.`)
}

/** The JSON object that a request brings; throws 'invalid' for anything else. */
export function readObject({ bytes }: Pick<RequestContext, 'bytes'>): object {
  const body = readJson(bytes)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw new ContentError('invalid', 'The body must be a JSON object.')
}

/** An e-mail address that somebody typed; throws 'invalid' with the words for people. */
export function requireEmail(typed: unknown): string {
  const address = newsletterSignupSchema.shape.EMAIL.safeParse(typed)
  if (address.success) return address.data
  throw new ContentError('invalid', malformedEmail)
}

/** Whatever a request brings as JSON; throws 'invalid' for what is none. */
export function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new ContentError('invalid', 'The body is not JSON.', { cause })
  }
}
