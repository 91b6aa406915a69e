import { createContext, RouterContextProvider } from 'react-router'
import type { ContentReader } from '../../domain/content.ts'

/** The content that a loader reads on the server. */
export const contentContext = createContext<ContentReader>()
/** Where the site stands, such as https://example.org: the start of canonical addresses. */
export const originContext = createContext<string>()

/** What the server hands to the loaders of one rendering. */
export function createLoadContext({
  content,
  origin,
}: {
  content: ContentReader
  origin: string
}): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(contentContext, content)
  context.set(originContext, origin)
  return context
}
