import { createContext, RouterContextProvider } from 'react-router'
import type { ContentReader } from '../../domain/content.ts'
import type { DocumentNotes } from '../../domain/document-note.ts'
import type { SiteSearch } from '../../domain/site-search.ts'
import type { ReadsParticipation } from '../../domain/took-part.ts'
import type { VisitorPost } from '../../domain/visitor-post.ts'

/** The content that a loader reads on the server. */
export const contentContext = /* @__PURE__ */ createContext<ContentReader>()
/** What is known of each evidence document of a content besides its row. */
export const documentNotesContext = /* @__PURE__ */ createContext<ReadDocumentNotes>()
/** How many took part, and what is offered to whoever did. */
export const participationContext = /* @__PURE__ */ createContext<ReadsParticipation>()
/** Where the site stands, such as https://example.org: the start of canonical addresses. */
export const originContext = /* @__PURE__ */ createContext<string>()
/** The day in London as YYYY-MM-DD, for which the page is made. */
export const todayContext = /* @__PURE__ */ createContext<string>()
/** The mailing-list provider's address that the sign-up form posts to; undefined where the site keeps sign-ups itself. */
export const newsletterActionContext = /* @__PURE__ */ createContext<string | undefined>(undefined)
/** Whether the site can send e-mails: then a sign-up gets one, and counts once its link is followed. */
export const sendsMailsContext = /* @__PURE__ */ createContext<boolean>(false)
/** Searches the whole site. */
export const searchContext = /* @__PURE__ */ createContext<SiteSearch>()
/** Takes what a visitor sends by a form without JavaScript. */
export const visitorPostContext = /* @__PURE__ */ createContext<VisitorPost>()

type ReadDocumentNotes = (content: ContentReader) => Promise<DocumentNotes>

/** What every page knows of the site: where it stands, and what becomes of newsletter sign-ups. */
export interface SiteFacts {
  origin: string
  /** The day in London as YYYY-MM-DD: today, or the one that a maintainer looks ahead to. */
  today: string
  newsletterAction: string | undefined
  sendsMails: boolean
}

/** What the server hands to the loaders and actions of one rendering. */
interface LoadContextParts extends SiteFacts {
  content: ContentReader
  search: SiteSearch
  documentNotes: ReadDocumentNotes
  participation: ReadsParticipation
  /** Undefined where nothing was sent: the page is the same for all. */
  visitorPost: VisitorPost | undefined
}

export function createLoadContext({
  content,
  search,
  documentNotes,
  participation,
  origin,
  today,
  newsletterAction,
  sendsMails,
  visitorPost,
}: LoadContextParts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(contentContext, content)
  context.set(searchContext, search)
  context.set(documentNotesContext, documentNotes)
  context.set(participationContext, participation)
  context.set(originContext, origin)
  context.set(todayContext, today)
  context.set(newsletterActionContext, newsletterAction)
  context.set(sendsMailsContext, sendsMails)
  if (visitorPost) context.set(visitorPostContext, visitorPost)
  return context
}
