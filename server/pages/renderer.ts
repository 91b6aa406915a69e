import { createRequestHandler } from 'react-router'
import { londonDay } from '../../domain/london-day.ts'
import type { Bundle, LoadContextParts } from './bundle.ts'

/** What every page is rendered with. */
export type PageSource = Pick<
  LoadContextParts,
  'content' | 'search' | 'documentNotes' | 'participation' | 'newsletterAction' | 'sendsMails'
>

/** What one rendering is made with besides: the way in for what a visitor sends; other content and another day, where a maintainer looks ahead. */
export type RenderingParts = { [P in 'visitorPost' | 'content' | 'today']?: LoadContextParts[P] | undefined }

/**
 * Renders the page at a request's address. Nothing else of the request reaches the page but the form that a visitor sends.
 */
export function createRenderer(bundle: Bundle, source: PageSource, mode: 'production' | 'development') {
  const handle = createRequestHandler(bundle, mode)
  return (
    request: Request,
    { visitorPost, content = source.content, today = londonDay() }: RenderingParts = {},
  ): Promise<Response> => {
    const { origin } = new URL(request.url)
    return handle(request, bundle.entry.module.createLoadContext({ ...source, origin, content, today, visitorPost }))
  }
}
