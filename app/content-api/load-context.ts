import { createContext, RouterContextProvider } from 'react-router'
import type { LoadContextParts, RenderedSite } from '../../content/rendered-site.ts'
import type { VisitorPost } from '../../domain/visitor-post.ts'

export const siteContext = /* @__PURE__ */ createContext<RenderedSite>()
/** Takes what a visitor sends by a form without JavaScript. */
export const visitorPostContext = /* @__PURE__ */ createContext<VisitorPost>()

/** Hands to the loaders of one rendering what the server gives it. */
export function createLoadContext({ visitorPost, ...site }: LoadContextParts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  if (visitorPost) context.set(visitorPostContext, visitorPost)
  return context
}
