import { serialize } from 'node:v8'
import { createRequestHandler, type HandleDocumentRequestFunction } from 'react-router'
import type { LoadContextParts } from '../../content/rendered-site.ts'
import { londonDay } from '../../domain/london-day.ts'
import type { ReadNotes } from '../content-readers.ts'
import { shortHash } from '../http/cached-response.ts'
import type { Bundle } from './bundle.ts'

/** What every page is rendered with. */
export type PageSource = Pick<LoadContextParts, 'content' | 'reads' | 'newsletterAction' | 'sendsMails'>

/** What one rendering is made with besides: the way in for what a visitor sends; other content and another day, where a maintainer looks ahead; what the page is used for; who notes what its loaders read. */
export type RenderingParts = {
  [P in 'visitorPost' | 'content' | 'today' | 'pageUse']?: LoadContextParts[P] | undefined
} & { notes?: ReadNotes }

/**
 * Renders the page at a request's address. Nothing else of the request reaches the page but the form that a visitor sends.
 * All that a page shows its loaders give, in a twentieth of the time that it takes to render: the response is tagged with a
 * hash of that, and is a 304 where the request names the same. Rejects with what a loader or a screen throws: a page that
 * lacks what it could not read is no page.
 */
export function createRenderer(bundle: Bundle, source: PageSource, mode: 'production' | 'development') {
  const { module } = bundle.entry
  const renderUnlessSame: HandleDocumentRequestFunction = (request, status, headers, app, loadContext) => {
    const { loaderData, errors } = app.staticHandlerContext
    const tag = shortHash(serialize([status, [...headers], loaderData, errors]))
    headers.set('ETag', tag)
    const isSame = request.headers.get('If-None-Match') === tag
    return isSame
      ? new Response(null, { status: 304, headers })
      : module.default(request, status, headers, app, loadContext)
  }
  const entry = { ...bundle.entry, module: { ...module, default: renderUnlessSame } }
  const handle = createRequestHandler({ ...bundle, entry }, mode)

  return async (
    request: Request,
    { visitorPost, content = source.content, today = londonDay(), pageUse = 'visit', notes }: RenderingParts = {},
  ): Promise<Response> => {
    const { origin } = new URL(request.url)
    let failure: unknown
    const onFailure = (error: unknown) => {
      failure ??= error
    }
    const site = { ...source, content: notes?.of(content) ?? content }
    const parts = { ...site, origin, today, visitorPost, pageUse, onFailure }
    const response = await handle(request, module.createLoadContext(parts))
    // Where a form could not be stored, the page says so by itself and has all that was typed.
    if (response.status < 500 || (request.method === 'POST' && failure === undefined)) return response
    throw failure ?? new Error(`The page was rendered with status ${response.status}`)
  }
}
