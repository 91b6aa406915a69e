import type { RouterContextProvider } from 'react-router'
import { readPageSources } from '../../content/claims/page-sources.ts'
import { readSiteSources } from '../../content/claims/site-sources.ts'
import { siteContext } from './load-context.ts'
import { pageSourcesQuery } from './page-sources-query.ts'
import { sourcesPageQuery } from './site-sources-query.ts'

type Context = Readonly<RouterContextProvider>

/** The sources of the page that a request asks for, as a loader asks for them: browsers never download how they are found. */
export function storedPageSourcesQuery(context: Context, request: Request) {
  const path = new URL(request.url).pathname.replace(/^\/quarry(?=\/)/, '')
  return pageSourcesQuery(path, () => readPageSources(path, context.get(siteContext)))
}

/** A page of the claims of the site, as a loader asks for it. */
export const storedSourcesPageQuery = (page: number, context: Context) =>
  sourcesPageQuery(page, () => readSiteSources(context.get(siteContext)))
