import { createRequestHandler } from 'react-router'
import type { ContentReader } from '../../domain/content.ts'
import type { Bundle } from './bundle.ts'

/** Renders the page at a request's address with this content. Nothing else of the request reaches the page. */
export function createRenderer(bundle: Bundle, content: ContentReader, mode: 'production' | 'development') {
  const handle = createRequestHandler(bundle, mode)
  return (request: Request): Promise<Response> => {
    const { origin } = new URL(request.url)
    return handle(request, bundle.entry.module.createLoadContext({ content, origin }))
  }
}
