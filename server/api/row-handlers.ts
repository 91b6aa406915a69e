import { pagePaths } from '../../content/claims/page-passages.ts'
import { readPageSources } from '../../content/claims/page-sources.ts'
import { readSiteSources } from '../../content/claims/site-sources.ts'
import { readDocumentNotes } from '../../content/document-notes.ts'
import { knownPlaces } from '../../content/known-places.ts'
import { findArticle } from '../../content/seed/first-rows.ts'
import { otherAddresses } from '../../domain/article-address.ts'
import {
  type Change,
  type Content,
  type ContentReader,
  keyOf,
  type NewRow,
  type TableName,
} from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { londonDay } from '../../domain/london-day.ts'
import { oncePerVersion } from '../cached-lists.ts'
import type { CacheReads } from '../http/read-cache.ts'
import { type Handlers, readObject, requireKey, requireTable } from '../request-context.ts'
import { apiPath } from '../routes.ts'
import { createOpenApi } from './openapi.ts'
import { createProblem, problemResponse } from './problem.ts'
import { requireSeenVersion, versionHeader } from './row-version.ts'

interface RowsOptions {
  content: ContentReader
  cached: CacheReads
  version: () => string
}

/** The reads of the JSON API over the Content port, kept as bytes. */
export function createRowReads({
  content,
  cached,
  version,
}: RowsOptions): Handlers<
  'openApi' | 'places' | 'article' | 'documentNotes' | 'sources' | 'pageSources' | 'rows' | 'row'
> {
  /** The pages that are there: so made-up addresses cost no reading. */
  const knownPaths = oncePerVersion(version, () => pagePaths(content))
  const isPage = async (path: string) => (await knownPaths()).includes(path) || otherAddresses.has(path.slice(1))
  const sourcesOf = cached(async ({ params }) =>
    Response.json(await readPageSources(`/${params.page}`, { content, today: londonDay() })),
  )

  const articleOf = cached(async ({ params }) => Response.json(findArticle(params.slug ?? '')))

  return {
    openApi: cached(async () => Response.json(createOpenApi())),
    places: cached(async () => Response.json(knownPlaces(await content.list('village_data')))),
    article: async (context) => (findArticle(String(context.params.slug)) ? articleOf(context) : Response.json(null)),
    documentNotes: cached(async () => Response.json(await readDocumentNotes(content))),
    sources: cached(async () => Response.json(await readSiteSources({ content, today: londonDay() }))),
    pageSources: async (context) =>
      (await isPage(`/${context.params.page}`)) ? sourcesOf(context) : Response.json(null),
    rows: cached(async (context) => Response.json(await content.list(requireTable(context.params.table)))),
    row: cached(async (context) => {
      const row = await content.find(requireTable(context.params.table), requireKey(context.params.key))
      if (!row) throw new ContentError('not-found', 'There is no such row.')
      return Response.json(row, { headers: versionHeader(row) })
    }),
  }
}

/**
 * The writes. A change names the version that the editor saw (`If-Match: "<updated_at>"`): 428 without it, 412 with the
 * current row when the row has moved on. An editor that saves by itself says so: `Auto-Save: true`. A deletion
 * that names a version is refused in the same way; it needs none, since the history can undo it.
 */
export function createRowWrites(content: Content): Handlers<'insertRow' | 'updateRow' | 'deleteRow'> {
  return {
    async insertRow(sent) {
      const table = requireTable(sent.params.table)
      const row = await content.insert(table, readObject(sent) as NewRow<TableName>)
      const location = `${apiPath}/${table}/${encodeURIComponent(keyOf(table, row))}`
      return Response.json(row, { status: 201, headers: { ...versionHeader(row), Location: location } })
    },
    async updateRow(sent) {
      const table = requireTable(sent.params.table)
      const key = requireKey(sent.params.key)
      const { 'if-match': version, 'auto-save': autoSave } = sent.request.headers
      if (version === undefined) {
        const detail = 'A change must name the version that it was made from, in If-Match.'
        return problemResponse(createProblem('invalid', detail, 428))
      }
      const seenUpdatedAt = requireSeenVersion(version)
      // The repository checks every field against the row's schema; until then the type is a promise of the sender.
      const change = readObject(sent) as Change<TableName>
      const row = await content.update(table, key, change, seenUpdatedAt, autoSave === 'true')
      return Response.json(row, { headers: versionHeader(row) })
    },
    async deleteRow({ params, request }) {
      const version = request.headers['if-match']
      const seenUpdatedAt = version === undefined ? undefined : requireSeenVersion(version)
      await content.delete(requireTable(params.table), requireKey(params.key), seenUpdatedAt)
      return new Response(null, { status: 204 })
    },
  }
}
