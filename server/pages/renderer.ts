import { createRequestHandler } from 'react-router'
import type { LoadContextParts } from '../../content/rendered-site.ts'
import { londonDay } from '../../domain/london-day.ts'
import type { Bundle } from './bundle.ts'

/** What every page is rendered with. */
export type PageSource = Pick<LoadContextParts, 'content' | 'search' | 'reads' | 'newsletterAction' | 'sendsMails'>

/** What one rendering is made with besides: the way in for what a visitor sends; other content and another day, where a maintainer looks ahead; what the page is used for. */
export type RenderingParts = {
  [P in 'visitorPost' | 'content' | 'today' | 'pageUse']?: LoadContextParts[P] | undefined
}

/**
 * Renders the page at a request's address. Nothing else of the request reaches the page but the form that a visitor sends.
 * Rejects with what a loader or a screen throws: a page that lacks what it could not read is no page.
 */
export function createRenderer(bundle: Bundle, source: PageSource, mode: 'production' | 'development') {
  const handle = createRequestHandler(bundle, mode)
  return async (
    request: Request,
    { visitorPost, content = source.content, today = londonDay(), pageUse = 'visit' }: RenderingParts = {},
  ): Promise<Response> => {
    const { origin } = new URL(request.url)
    let failure: unknown
    const onFailure = (error: unknown) => {
      failure ??= error
    }
    const parts = { ...source, origin, content, today, visitorPost, pageUse, onFailure }
    const response = await handle(request, bundle.entry.module.createLoadContext(parts))
    // Where a form could not be stored, the page says so by itself and has all that was typed.
    if (response.status < 500 || (request.method === 'POST' && failure === undefined)) return response
    throw failure ?? new Error(`The page was rendered with status ${response.status}`)
  }
}
