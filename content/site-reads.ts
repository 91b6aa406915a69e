import { readPageSources } from './claims/page-sources.ts'
import { readSiteSources } from './claims/site-sources.ts'
import { readDocumentNotes } from './document-notes.ts'
import { findArticle } from './seed/first-rows.ts'

/** What the server reads for a page besides rows. It is handed to the loaders, so that no bundle has the data files. */
export const siteReads = { findArticle, readDocumentNotes, readPageSources, readSiteSources }
export type SiteReads = typeof siteReads
