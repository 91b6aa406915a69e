import { elsewhere } from '../../content/settlements.ts'
import { tableNames } from '../../domain/content.ts'
import { type ContentError, isContentError } from '../../domain/content-error.ts'
import { type SiteSearch, typedMark } from '../../domain/search-results.ts'
import { retryAfterSeconds } from '../api/problem.ts'
import { noteReads, type ReadNotes, type Version } from '../content-readers.ts'
import { type CachedResponse, createCachedResponse, textOf } from '../http/cached-response.ts'
import { type MadePage, PageCache } from '../http/page-cache.ts'
import { Queue } from '../http/queue.ts'
import { basePath, caching, networkCaching, splitTarget } from '../http/route.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import type { Log } from '../log.ts'
import type { RequestContext } from '../request-context.ts'
import { fillFrame } from '../search/answer-html.ts'
import { type AddressBook, addressTables, looseForm } from './address-book.ts'
import { failurePage, waitPage } from './failure-page.ts'
import { cardsPath, nearPath, readPageAddress, responseTarget, searchPath, villagesPath } from './page-address.ts'
import { createPreview } from './preview.ts'
import type { RenderingParts } from './renderer.ts'

export interface PagesOptions {
  /** Renders the page at the request's address; it gets nothing of who asks. Rejects with what a loader or a screen throws. */
  render: (request: Request, parts?: RenderingParts) => Promise<Response>
  isKnownPath: (path: string) => boolean
  cache: PageCache
  search: SiteSearch
  version: Version
  addressBook: () => Promise<AddressBook>
  security: SecurityHeaders
  log: Log
}

/** The public pages as bytes. */
export function createPages(options: PagesOptions) {
  const { render, isKnownPath, cache, search: searchSite, version, addressBook, security, log } = options
  /** What visitors can ask for in any number. A hall behind one address may search at one moment, and waits for seconds. */
  const searches = new Queue({ atOnce: 1, longest: 60 })
  /** The newest of these pages, apart from the others: made-up words push out none that the site has. */
  const answers = new PageCache({
    version,
    most: 200,
    onFailure: (err) => log.error({ err }, 'A page could not be made anew'),
  })
  /** Pages that answer forms and the links of e-mails. One may wait for the database, and more than a hall sends is no hall. */
  const forms = new Queue({ atOnce: 4, longest: 300 })

  /** The cached page at exactly this target, if there is one: most requests need nothing else. */
  function findCached(target: string, origin: string): CachedResponse | undefined {
    return cache.find(origin + target) ?? answers.find(origin + target)
  }

  /** What is made for this target, or a page that says why it could not be. Never rejects. */
  async function orFailure(target: string, failed: string, make: () => Promise<CachedResponse>) {
    try {
      return await make()
    } catch (error) {
      if (isRefusedForNow(error)) return refuseForNow(error)
      log.error({ err: error, target: readablePath(target) }, failed)
      const headers = { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': caching.never }
      return page(503, failurePage, headers, 'none')
    }
  }

  /** The response to a GET for a page. Never rejects. */
  const respond = (context: RequestContext) =>
    orFailure(context.target, 'A page could not be rendered', async () => {
      const address = readPageAddress(context.target)
      if (address.kind === 'unknown') return respondToUnknown(context)
      const { path, search } = address
      const { origin } = context
      const place = origin + path + search
      const make = async (before?: MadePage) => {
        const notes = noteReads(version, addressTables)
        if (path === searchPath) return answerSearch(origin, search, notes)
        return (await isOurs(path)) ? renderPage(place, notes, before) : undefined
      }
      const terms = { mustBeNew: mustBeNew(context) }
      // Neither what visitors can ask for in any number nor the maintenance side's own pages.
      const isOfSite =
        (search === '' || pageOfList.test(search)) && path !== searchPath && context.route.listener !== 'maintenance'
      const found = await (isOfSite
        ? cache.get(place, make, terms)
        : searches.run(() => answers.get(place, make, terms), {
            whose: context.network(),
            isWanted: () => !context.request.socket.destroyed,
          }))
      return found ?? respondToUnknown(context)
    })

  /** Whether a page stands at a path, which is in our spelling. */
  async function isOurs(path: string): Promise<boolean> {
    const book = await addressBook()
    return (book.findSpelt(path) ?? path) === path && isKnownPath(path) && book.hasRow(path)
  }

  /** The page as the response to the form that a visitor sent to it. Never rejects. */
  const receive = ({ target, origin, network, bytes, visitorPost }: RequestContext) =>
    orFailure(target, 'A form could not be answered', () => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }
      const request = new Request(`${origin}${responseTarget(target)}`, { method: 'POST', headers, body: bytes })
      const answer = async () => {
        const response = await render(request, { visitorPost })
        const own = { ...headersOf(response), 'Cache-Control': caching.never }
        return page(response.status, await response.text(), own, 'quick')
      }
      return forms.run(answer, { whose: network() })
    })

  /**
   * What stands at an address that is none: a page that is meant by another spelling, for an unknown village the map of
   * all, else the page that says so. The browser's router must find the same, so it never gets to see a spelling that it
   * would take and we would not.
   */
  async function respondToUnknown(context: RequestContext): Promise<CachedResponse> {
    const [path, query] = splitTarget(context.target)
    const spelt = (await addressBook()).findSpelt(path) ?? path
    if (spelt !== path) return redirect(308, spelt + query)
    const loose = looseForm(path)
    if (isBelow(loose, villagesPath)) return redirect(302, `${basePath}/impact-map`)
    if (isBelow(loose, nearPath)) return redirect(302, nearPath + elsewhere)
    // One page for all unknown addresses that lead to the same screen, so that they cannot fill the cache.
    if (!isBelow(loose, cardsPath)) return cachedPage(context, `${basePath}/page-not-found`, !isKnownPath(path))
    return loose === path ? cachedPage(context, noCardPath) : redirect(308, loose + query)
  }

  /**
   * The page at a path from the cache. Where the browser's router would take an unknown address for that of a row, it goes
   * without its scripts: they would show the row's screen.
   */
  function cachedPage(context: RequestContext, path: string, hasScripts = true): Promise<CachedResponse> {
    const place = context.origin + path
    const key = hasScripts ? place : `${place} without scripts`
    const make = (before?: MadePage) => renderPage(place, noteReads(version, addressTables), before, hasScripts)
    return cache.get(key, make, { mustBeNew: mustBeNew(context) })
  }

  /** The HTML that visitors get at a path of the site below /quarry, as it is now. */
  const readHtml = async (context: RequestContext, path: string) => textOf(await cachedPage(context, basePath + path))

  function refuseForNow({ code, message, retryAfterSeconds: seconds }: ContentError): Promise<CachedResponse> {
    const headers = { 'Retry-After': String(seconds), 'Cache-Control': caching.never }
    return page(code === 'too-many' ? 429 : 503, waitPage(message), headers, 'none')
  }

  /** The page as it is now: where its loaders give what they gave before, as a tag between us and the renderer says, that is the page of then. */
  async function renderPage(
    place: string,
    notes: ReadNotes,
    before: MadePage | undefined,
    hasScripts = true,
  ): Promise<MadePage> {
    const request = new Request(place, { headers: { Accept: 'text/html', 'If-None-Match': before?.loaded ?? '' } })
    const rendered = await render(request, { pageUse: hasScripts ? 'visit' : 'without-scripts', notes })
    return {
      response: before && rendered.status === 304 ? before.response : await fromRendered(rendered),
      loaded: rendered.headers.get('ETag') ?? '',
      isCurrent: notes.areCurrent,
    }
  }

  /** The page of a search: what was found, in a frame that is rendered once for each state of the content. */
  async function answerSearch(origin: string, search: string, notes: ReadNotes): Promise<MadePage> {
    notes.add(...tableNames)
    const place = `${origin}${searchPath}?q=${typedMark}`
    const make = (before?: MadePage) => renderPage(place, noteReads(version, addressTables), before)
    const frame = await cache.get(place, make, { mustBeNew: true })
    const html = fillFrame(textOf(frame), await searchSite(new URLSearchParams(search).get('q') ?? ''))
    const headers = { 'Cache-Control': caching.never, 'X-Robots-Tag': 'noindex' }
    return { response: await page(200, html, headers, 'once'), loaded: '', isCurrent: notes.areCurrent }
  }

  async function fromRendered(rendered: Response): Promise<CachedResponse> {
    const location = rendered.headers.get('Location')
    if (location !== null) return redirect(rendered.status, location, headersOf(rendered))
    return page(rendered.status, await rendered.text(), headersOf(rendered), 'quick')
  }

  function page(
    status: number,
    html: string,
    headers: Record<string, string>,
    compression: 'none' | 'once' | 'quick',
  ): Promise<CachedResponse> {
    const own = { 'Cache-Control': caching.revalidated, ...headers }
    return createCachedResponse({
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        ...(own['Cache-Control'] === caching.revalidated && networkCaching),
        ...security.page(html),
        ...own,
      },
      body: html,
      compression,
    })
  }

  function redirect(status: number, location: string, own: Record<string, string> = {}): Promise<CachedResponse> {
    return createCachedResponse({
      status,
      headers: { Location: location, 'Cache-Control': caching.revalidated, ...security.data, ...own },
      body: '',
    })
  }

  return { findCached, respond, receive, redirect, readHtml, preview: createPreview(options, searches) }
}
export type Pages = ReturnType<typeof createPages>

/** No card can have this id. */
const noCardPath = `${cardsPath}-`

/** The later pages of a list are cached as the first one is; longer numbers, which lead to the last one, could fill the cache. */
const pageOfList = /^\?page=[1-9]\d?$/

/** Whoever edits waits for what the edit has changed. */
const mustBeNew = ({ kind }: RequestContext) => kind === 'maintenance'

/** The headers that a screen may set itself. */
const screenHeaders = ['Cache-Control', 'Referrer-Policy', 'Retry-After', 'X-Robots-Tag']

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries(
    screenHeaders.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** Whether a path names one thing below this one. */
function isBelow(path: string, above: string): boolean {
  return path.startsWith(above) && !path.includes('/', above.length)
}

function isRefusedForNow(error: unknown): error is ContentError {
  return isContentError(error) && error.retryAfterSeconds !== undefined
}

/** What visitors search for stays out of the log. */
function readablePath(target: string): string {
  return target.replace(/\?.*/, '')
}
