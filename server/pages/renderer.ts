import { createRequestHandler } from 'react-router'
import { londonDay } from '../../domain/london-day.ts'
import type { Bundle, LoadContextParts } from './bundle.ts'

/** What every page is rendered with. */
export type PageSource = Pick<LoadContextParts, 'content' | 'newsletterAction' | 'sendsMails'>

/**
 * Renders the page at a request's address. Nothing else of the request reaches the page; only where a visitor sends a
 * form, it comes with the way in for what they sent.
 */
export function createRenderer(bundle: Bundle, source: PageSource, mode: 'production' | 'development') {
  const handle = createRequestHandler(bundle, mode)
  return (request: Request, visitorPost?: LoadContextParts['visitorPost']): Promise<Response> => {
    const { origin } = new URL(request.url)
    return handle(
      request,
      bundle.entry.module.createLoadContext({ ...source, origin, today: londonDay(), visitorPost }),
    )
  }
}
