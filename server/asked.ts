import type { IncomingMessage, ServerResponse } from 'node:http'
import { isTableName, type TableName } from '../domain/content.ts'
import { ContentError } from '../domain/content-error.ts'
import { newsletterSignupSchema } from '../domain/newsletter-signup.ts'
import { signupFields } from '../domain/visitor-fields.ts'
import type { VisitorPost } from '../domain/visitor-post.ts'
import type { Answer } from './answers/answer.ts'
import type { Listener } from './guard.ts'
import type { Match, ReadName, TakeName } from './route-table.ts'

/** A request that may go on, as the handler of its row gets it. */
export interface Asked extends Match {
  kind: Listener['kind']
  /** Where the site stands for this request. */
  origin: string
  /** Path and query as they stand in the request. */
  target: string
  path: string
  query: URLSearchParams
  request: IncomingMessage
  /** The networks that the client stands in, the narrowest first. */
  networks: () => readonly string[]
}

/** A request that brings something. */
export interface Sent extends Asked {
  /** What it brings, unless that is a file, which comes with the request itself. */
  bytes: Buffer<ArrayBuffer>
  /** The way in for what visitors send. */
  visitorPost: VisitorPost
}

/**
 * What a row is answered with; a Response gets the headers that are common to all of its row. A read may have no answer,
 * and then the next row is asked.
 */
export type ReadHandlers<N extends ReadName = ReadName> = Record<
  N,
  (asked: Asked, response: ServerResponse) => Promised<Answer | Response | 'sent' | undefined>
>
export type TakeHandlers<N extends TakeName = TakeName> = Record<N, (sent: Sent) => Promised<Answer | Response>>
type Promised<T> = T | Promise<T>

/** The table that a part of an address names; throws 'not-found'. */
export function requireTable(name: string | undefined): TableName {
  if (name !== undefined && isTableName(name)) return name
  throw new ContentError('not-found', 'There is no such table.')
}

const longestKey = 80

/** The key of a row that a part of a path is the escaped form of; throws 'invalid' for what can be no key. */
export function requireKey(escaped: string | undefined): string {
  const key = readKey(escaped ?? '')
  if (key !== undefined) return key
  throw new ContentError(
    'invalid',
    `The id in the address must be 1 to ${longestKey} characters without control characters.`,
  )
}

/** The same; undefined for what can be no key. */
export function readKey(escaped: string): string | undefined {
  const key = decode(escaped)
  const isKey = key !== undefined && key.length <= longestKey && !/^$|\p{Cc}/u.test(key) && key.isWellFormed()
  return isKey ? key : undefined
}

/** What stands behind the escapes of a path; undefined where they are none. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The whole number that a part of an address names; throws 'invalid'. */
export function requireWholeNumber(name: string, text = ''): number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new ContentError('invalid', `${name} must be a whole number.`)
}

/** The JSON object that a request brings; throws 'invalid' for anything else. */
export function readObject({ bytes }: Pick<Sent, 'bytes'>): object {
  const body = readJson(bytes)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  throw new ContentError('invalid', 'The body must be a JSON object.')
}

/** An e-mail address that somebody typed; throws 'invalid' with the words for people. */
export function requireEmail(typed: unknown): string {
  const address = newsletterSignupSchema.shape.EMAIL.safeParse(typed)
  if (address.success) return address.data
  throw new ContentError('invalid', signupFields.EMAIL.malformed)
}

/** Whatever a request brings as JSON; throws 'invalid' for what is none. */
export function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new ContentError('invalid', 'The body is not JSON.', { cause })
  }
}
