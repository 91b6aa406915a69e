import type { Handler } from '../request-context.ts'

/** The path that the site is served under. */
export const basePath = '/quarry'
/** Where the API stands. */
export const apiPath = `${basePath}/api`
/** Where the link of a server's maintenance side leads, and where its sessions end. */
export const signInPath = `${basePath}/sign-in`
export const signOutPath = `${basePath}/sign-out`

/**
 * The form in which a route takes a body. 'link' and 'one-click' are the pages of links in e-mails: what stands in
 * the link is their authority, and mail providers send the second from outside, without any page of ours
 * (RFC 8058). A 'file' stands in a form, and is measured as it comes.
 */
export type BodyForm = 'json' | 'form' | 'link' | 'one-click' | 'file'

/** What may be sent to a route, by whom, in bytes at most, and who answers it. */
export interface Write {
  by: 'visitor' | 'maintainer'
  body: BodyForm
  largest: number
  handler: Handler
}
export const writeMethods = ['POST', 'PATCH', 'DELETE'] as const
export type WriteMethod = (typeof writeMethods)[number]
export const readMethods = ['GET', 'HEAD']

/** What browsers and proxies may do with a response, in the words of Cache-Control. */
export const caching = {
  /** Keep it, and ask each time whether it is still the same. */
  revalidated: 'no-cache',
  /** Keep it for ten minutes: a file of the build, which the next build may change. */
  briefly: 'public, max-age=600',
  /** Keep it for good: the address has a hash of the content in it. */
  forever: 'public, max-age=31536000, immutable',
  never: 'no-store',
} as const

/**
 * What a network in front of the site may do with a page, in words that browsers pass over (RFC 9213): answer the many at
 * once, soon ask anew, and bridge a day in which the site is away.
 */
export const networkCaching = { 'CDN-Cache-Control': 'max-age=1, stale-while-revalidate=4, stale-if-error=86400' }

/** A listener's kind. The maintenance one has the routes of the public one as well. */
export type ListenerKind = 'public' | 'maintenance'

/** One kind of address. */
export interface Route extends Partial<Record<WriteMethod, Write>> {
  /** `:name` stands for one part of the path, `:name{.*}` for all that follows, also nothing. */
  path: string
  /** Which listeners have it. On the public one the routes of the maintenance side do not exist. */
  listener: 'both' | 'maintenance'
  /** How its response to GET may be cached; what goes wrong, and what is sent to it, is never cached. Of pages it only records what pages.ts and the screens set. */
  cached: keyof typeof caching
  /** Whether search engines may have it. */
  crawlers: boolean
  /** The query parameters that a page depends on, in the order of its canonical address. All others are for the browser alone. */
  search?: readonly string[]
  /** Answers GET and HEAD; where it has no response, what stands at the address as a page is shown, or that nothing does. */
  GET?: Handler
}

/** The path of a request target, and its query with the question mark. */
export function splitTarget(target: string): [path: string, query: string] {
  const index = target.indexOf('?')
  return index === -1 ? [target, ''] : [target.slice(0, index), target.slice(index)]
}

/** What stands behind the escapes of a path; undefined where they are none. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
