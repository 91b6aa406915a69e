import { queryOptions } from '@tanstack/react-query'
import type { RouterContextProvider } from 'react-router'
import { knownPlaces } from '../../content/known-places.ts'
import type { ContentReader } from '../../domain/content.ts'
import type { EvidenceFilter } from '../../domain/evidence-filter.ts'
import { evidencePageKey, findEvidencePage, type WantedPage } from './evidence-query.ts'
import { siteContext } from './load-context.ts'
import { pageSourcesQuery } from './page-sources-query.ts'
import { placesQuery } from './places-query.ts'
import { sourcesPageQuery } from './site-sources-query.ts'

type Context = Readonly<RouterContextProvider>

// As loaders ask for these, on the server: browsers never download how they are made.

/** Every place of the site, by name. */
export const storedPlacesQuery = (content: ContentReader) =>
  placesQuery(async () => knownPlaces(await content.list('village_data')))

/** The sources of the page that a request asks for. */
export function storedPageSourcesQuery(context: Context, request: Request) {
  const path = new URL(request.url).pathname.replace(/^\/quarry(?=\/)/, '')
  const site = context.get(siteContext)
  return pageSourcesQuery(path, () => site.reads.readPageSources(path, site))
}

/** A page of the evidence documents that a filter finds. */
export function storedEvidencePageQuery(filter: EvidenceFilter, wanted: WantedPage, context: Context) {
  const { content, reads } = context.get(siteContext)
  return queryOptions({
    queryKey: evidencePageKey(filter, wanted),
    queryFn: async () => {
      const [documents, notes] = await Promise.all([
        content.list('evidence_documents'),
        reads.readDocumentNotes(content),
      ])
      return findEvidencePage({ documents, notes }, filter, wanted)
    },
  })
}

/** A page of the claims of the site. */
export function storedSourcesPageQuery(search: string, context: Context) {
  const site = context.get(siteContext)
  return sourcesPageQuery(search, () => site.reads.readSiteSources(site))
}
