import { pagePaths } from '../../content/claims/page-passages.ts'
import { readPageSources } from '../../content/claims/page-sources.ts'
import { readSiteSources } from '../../content/claims/site-sources.ts'
import { readDocumentNotes } from '../../content/document-notes.ts'
import { knownPlaces } from '../../content/known-places.ts'
import { findArticle } from '../../content/seed/first-rows.ts'
import { otherAddresses } from '../../domain/article-address.ts'
import type { ContentReader } from '../../domain/content.ts'
import { londonDay } from '../../domain/london-day.ts'
import { oncePerVersion } from '../cached-lists.ts'
import type { CacheReads } from '../http/read-cache.ts'
import type { Handlers } from '../request-context.ts'
import { createOpenApi } from './openapi.ts'

/** What pages read besides rows, kept as bytes. What is unknown is not cached, so that made-up names cannot fill the memory. */
export function createPageReads(
  content: ContentReader,
  cached: CacheReads,
  version: () => string,
): Handlers<'openApi' | 'places' | 'article' | 'documentNotes' | 'sources' | 'pageSources'> {
  const knownPaths = oncePerVersion(version, () => pagePaths(content))
  const isPage = async (path: string) => (await knownPaths()).includes(path) || otherAddresses.has(path.slice(1))
  const nothing = () => Response.json(null)
  const sourcesOf = cached(async ({ params }) =>
    Response.json(await readPageSources(`/${params.page}`, { content, today: londonDay() })),
  )
  const articleOf = cached(async ({ params }) => Response.json(findArticle(params.slug ?? '')))

  return {
    openApi: cached(async () => Response.json(createOpenApi())),
    places: cached(async () => Response.json(knownPlaces(await content.list('village_data')))),
    article: async (context) => (findArticle(context.params.slug ?? '') ? articleOf(context) : nothing()),
    documentNotes: cached(async () => Response.json(await readDocumentNotes(content))),
    sources: cached(async () => Response.json(await readSiteSources({ content, today: londonDay() }))),
    pageSources: async (context) => ((await isPage(`/${context.params.page}`)) ? sourcesOf(context) : nothing()),
  }
}
