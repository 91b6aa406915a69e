import { createContext, RouterContextProvider } from 'react-router'
import type { SiteReads } from '../../content/site-reads.ts'
import type { ContentReader } from '../../domain/content.ts'
import type { SiteSearch } from '../../domain/search-results.ts'
import type { VisitorPost } from '../../domain/visitor-post.ts'

/** What every page knows of the site: where it stands, and what becomes of newsletter sign-ups. */
export interface SiteFacts {
  /** Such as https://example.org: the start of canonical addresses. */
  origin: string
  /** The day in London as YYYY-MM-DD: today, or the one that a maintainer looks ahead to. */
  today: string
  /** The mailing-list provider's address that the sign-up form posts to; undefined where the site keeps sign-ups itself. */
  newsletterAction: string | undefined
  /** Whether the site can send e-mails: then a sign-up gets one, and counts once its link is followed. */
  sendsMails: boolean
  pageUse: PageUse
}

/**
 * What a page is rendered for. A page goes 'without-scripts' where the router in the browser would take its address for that
 * of a row and show another screen; in a maintainer's preview it runs none either, and its links lead nowhere.
 */
type PageUse = 'visit' | 'without-scripts' | 'preview'

/** What the server hands to the loaders of one rendering. */
interface RenderedSite extends SiteFacts {
  content: ContentReader
  search: SiteSearch
  reads: SiteReads
  /** Is told what a loader or a screen throws, for the server's log. */
  onFailure: (error: unknown) => void
}

export const siteContext = /* @__PURE__ */ createContext<RenderedSite>()
/** Takes what a visitor sends by a form without JavaScript. */
export const visitorPostContext = /* @__PURE__ */ createContext<VisitorPost>()

/** `visitorPost` is undefined where nothing was sent: the page is the same for all. */
export function createLoadContext({
  visitorPost,
  ...site
}: RenderedSite & { visitorPost: VisitorPost | undefined }): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  if (visitorPost) context.set(visitorPostContext, visitorPost)
  return context
}
