import type { ContentReader } from '../domain/content.ts'
import type { VisitorPost } from '../domain/visitor-post.ts'
import type { SiteReads } from './site-reads.ts'

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
  /**
   * What it is rendered for. A page goes 'without-scripts' where the router in the browser would take its address for that of
   * a row and show another screen; in a maintainer's preview it runs none either, and its links lead nowhere.
   */
  pageUse: 'visit' | 'without-scripts' | 'preview'
}

/** What the server hands to the loaders of one rendering. */
export interface RenderedSite extends SiteFacts {
  content: ContentReader
  reads: SiteReads
  /** Is told what a loader or a screen throws, for the server's log. */
  onFailure: (error: unknown) => void
}

/** What the app's server entry takes for one rendering; `visitorPost` is undefined where nothing was sent: the page is the same for all. */
export interface LoadContextParts extends RenderedSite {
  visitorPost: VisitorPost | undefined
}
