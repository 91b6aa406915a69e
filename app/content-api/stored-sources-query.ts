import type { RouterContextProvider } from 'react-router'
import { siteContext } from './load-context.ts'
import { pageSourcesQuery } from './page-sources-query.ts'
import { sourcesPageQuery } from './site-sources-query.ts'

type Context = Readonly<RouterContextProvider>

/** The sources of the page that a request asks for, as a loader asks for them: browsers never download how they are found. */
export function storedPageSourcesQuery(context: Context, request: Request) {
  const path = new URL(request.url).pathname.replace(/^\/quarry(?=\/)/, '')
  const site = context.get(siteContext)
  return pageSourcesQuery(path, () => site.reads.readPageSources(path, site))
}

/** A page of the claims of the site, as a loader asks for it. */
export function storedSourcesPageQuery(search: string, context: Context) {
  const site = context.get(siteContext)
  return sourcesPageQuery(search, () => site.reads.readSiteSources(site))
}
