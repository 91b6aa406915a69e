import { type ContentError, isContentError } from '../../domain/content-error.ts'
import { limits } from '../admission/limits.ts'
import { Turns } from '../admission/turns.ts'
import { type Answer, type AnswerParts, createAnswer, textOf } from '../answers/answer.ts'
import type { AnswerStore } from '../answers/answer-store.ts'
import { entityTagOfContent } from '../answers/entity-tag.ts'
import type { SecurityHeaders } from '../answers/security-headers.ts'
import type { Asked, Sent } from '../asked.ts'
import type { Log } from '../log.ts'
import { basePath, caching } from '../route-table.ts'
import { type AddressBook, looseForm } from './address-book.ts'
import { hideIfDismissed, hidingHashes } from './dismissed-notice.ts'
import { failurePage, waitPage } from './failure-page.ts'
import { hashOwnScripts } from './inline-scripts.ts'
import { hashOwnStyles, putStylesInside } from './inside-styles.ts'
import { holdScriptsBack } from './late-scripts.ts'
import { answerTarget, cardsPath, readPageAddress, splitTarget, villagesPath } from './page-address.ts'
import { createPreview } from './preview.ts'
import type { RenderingParts } from './renderer.ts'
import { type SearchOutcome, vainWords, writeWords } from './searches.ts'
import { withoutScripts } from './without-scripts.ts'

export interface PagesOptions {
  /** Renders the page at the request's address; it gets nothing of who asks. */
  render: (request: Request, parts?: RenderingParts) => Promise<Response>
  isKnownPath: (path: string) => boolean
  /** Keeps the pages; `searches` keeps what visitors can make any number of, so that it cannot push the pages out. */
  stores: { pages: AnswerStore; searches: AnswerStore }
  addressBook: () => Promise<AddressBook>
  /** What a search of the evidence library comes to. */
  lookInto: (search: string) => Promise<SearchOutcome>
  readSheet: (path: string) => string | undefined
  security: SecurityHeaders
  log: Log
}

/** The public pages as bytes, rendered once per version of the content (rule: edit-visible). */
export function createPages(options: PagesOptions) {
  const { render, isKnownPath, stores, addressBook, lookInto, readSheet, security, log } = options
  const turns = new Turns(limits.renderings)

  /** The kept page at exactly this target, if there is one: most requests need nothing else. */
  function findKept(target: string, origin: string): Answer | undefined {
    return stores.pages.find(origin + target)
  }

  /** What is made for this target, or a page that says why it could not be. Never rejects. */
  async function orFailure(target: string, failed: string, make: () => Promise<Answer>): Promise<Answer> {
    try {
      return await make()
    } catch (error) {
      if (isRefusedForNow(error)) return refuseForNow(error)
      log.error({ err: error, target: readablePath(target) }, failed)
      return page(500, failurePage)
    }
  }

  /** The answer to a GET for a page. Never rejects. */
  const find = ({ target, origin, networks, row }: Asked) =>
    orFailure(target, 'A page could not be rendered', async () => {
      const address = readPageAddress(target)
      if (address.kind === 'unknown') return findSpelt(target, origin)
      const store = address.search === '' ? stores.pages : stores.searches
      const kept = store.find(`${origin}${address.path}${address.search}`)
      if (kept) return kept
      // Matching a path against all routes takes longer than all the rest of a kept page.
      const book = await addressBook()
      const isSpeltOtherwise = (book.findSpelt(address.path) ?? address.path) !== address.path
      if (isSpeltOtherwise || !isKnownPath(address.path) || !book.hasRow(address.path)) return findSpelt(target, origin)
      // The pages are as many as there are rows, and each is made once; only searches are as many as visitors like.
      if (address.search === '') return keep(`${origin}${address.path}`, row.side === 'maintenance' ? never : undefined)
      const isKept = row.cached !== 'never'
      return turns.run(networks(), () =>
        isKept ? search(address, origin) : answer(origin + address.path + address.search, { compression: 'quick' }),
      )
    })

  /** The page as the answer to the form that a visitor sent to it. Never rejects. */
  const receive = ({ target, origin, bytes, visitorPost, networks }: Sent) =>
    orFailure(target, 'A form could not be answered', async () => {
      visitorPost.requireAnyTurn()
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }
      const request = new Request(`${origin}${answerTarget(target)}`, { method: 'POST', headers, body: bytes })
      return turns.run(networks(), async () => {
        const response = await render(request, { visitorPost })
        return page(response.status, await response.text(), { ...headersOf(response), 'Cache-Control': caching.never })
      })
    })

  /**
   * What stands at an address that is none: a page that is meant by another spelling, for an unknown village the map of
   * all, else the page that says so. The browser's router must find the same, so it never gets to see a spelling that it
   * would take and we would not.
   */
  async function findSpelt(target: string, origin: string): Promise<Answer> {
    const [path, query] = splitTarget(target)
    const spelt = (await addressBook()).findSpelt(path)
    if (spelt !== undefined && spelt !== path) return redirect(308, spelt + query)
    const loose = looseForm(path)
    if (isBelow(loose, villagesPath)) return redirect(302, `${basePath}/impact-map`)
    // One page for all unknown addresses that lead to the same screen, so that they cannot fill the store.
    if (!isBelow(loose, cardsPath)) return keep(`${origin}${basePath}/page-not-found`, isMissing, !isKnownPath(path))
    return loose === path ? keep(`${origin}${noCardPath}`, isMissing) : redirect(308, loose + query)
  }

  /**
   * The page of a place as it is kept, or made. Where the browser's router would take an unknown address for that of a row,
   * it goes without its scripts: they would show the row's screen.
   */
  function keep(place: string, isKept?: (answer: Answer) => boolean, hasScripts = true): Promise<Answer> {
    const key = hasScripts ? place : `${place} without scripts`
    const compression = isKept === never ? 'quick' : 'kept'
    return stores.pages.get(key, () => answer(place, { compression, hasScripts }), isKept)
  }

  /** A search of the evidence library. Those in vain share one rendering, and a category that is none leads to all. */
  async function search({ path, search }: { path: string; search: string }, origin: string): Promise<Answer> {
    const asked = new URLSearchParams(search)
    const words = asked.get('q')
    const { isFruitful, hasCategory } = await lookInto(search)
    if (!hasCategory) {
      asked.delete('category')
      return redirect(302, asked.size === 0 ? path : `${path}?${asked}`)
    }
    const isVain = words !== null && !isFruitful
    if (isVain) asked.set('q', vainWords)
    const place = `${origin}${path}?${asked}`
    const made = await stores.searches.get(place, () => answer(place, { compression: 'quick' }))
    return isVain && made.status === 200
      ? page(200, writeWords(textOf(made), words), {}, { compression: 'none' })
      : made
  }

  function refuseForNow({ code, message, retryAfterSeconds }: ContentError): Promise<Answer> {
    const headers = { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': caching.never }
    return page(code === 'too-many' ? 429 : 503, waitPage(message), headers, { compression: 'none' })
  }

  async function answer(
    place: string,
    { compression, hasScripts = true }: { compression: 'quick' | 'kept'; hasScripts?: boolean },
  ): Promise<Answer> {
    const response = await render(new Request(place, { headers: { Accept: 'text/html' } }))
    const location = response.headers.get('Location')
    if (location !== null) return redirect(response.status, location)
    const rendered = await response.text()
    const html = hasScripts ? rendered : withoutScripts(rendered)
    if (response.status >= 500) {
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
      return page(response.status, isPage ? html : failurePage)
    }
    return page(response.status, html, headersOf(response), { isTagged: true, compression })
  }

  function page(
    status: number,
    rendered: string,
    headers: Record<string, string> = {},
    { isTagged = false, compression = status < 500 ? 'quick' : 'none' }: PageWay = {},
  ): Promise<Answer> {
    const html = putStylesInside(hideIfDismissed(holdScriptsBack(rendered)), readSheet)
    return createAnswer({
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': caching[status < 500 ? 'revalidated' : 'never'],
        ...security.page([...hashOwnScripts(html), ...hidingHashes(html)], hashOwnStyles(html)),
        ...headers,
      },
      body: html,
      entityTag: isTagged && status === 200 ? entityTagOfContent(html) : undefined,
      compression,
    })
  }

  function redirect(status: number, location: string): Promise<Answer> {
    return createAnswer({
      status,
      headers: { Location: location, 'Cache-Control': caching.revalidated, ...security.data },
      body: '',
    })
  }

  return { findKept, find, receive, redirect, preview: createPreview(options, turns) }
}
export type Pages = ReturnType<typeof createPages>

/** No card can have this id. */
const noCardPath = `${cardsPath}-`

const never = () => false
const isMissing = ({ status }: Answer) => status === 404

/** How a page is sent: whether a browser may ask whether it still has it. */
interface PageWay extends Pick<AnswerParts, 'compression'> {
  isTagged?: boolean
}

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
