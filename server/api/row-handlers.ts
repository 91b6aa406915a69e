import { readPageSources } from '../../content/claims/page-sources.ts'
import { readSiteSources } from '../../content/claims/site-sources.ts'
import { statingPaths } from '../../content/claims/stated-texts.ts'
import { knownPlaces } from '../../content/known-places.ts'
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
import type { DocumentNotes } from '../../domain/document-note.ts'
import { londonDay } from '../../domain/london-day.ts'
import type { ReadsParticipation } from '../../domain/took-part.ts'
import { type Asked, type ReadHandlers, readObject, requireKey, requireTable, type TakeHandlers } from '../asked.ts'
import type { KeepReads } from '../kept-reads.ts'
import { oncePerVersion } from '../once-per-version.ts'
import { apiPath } from '../route-table.ts'
import { tablesForMaintainers } from '../visitor-content.ts'
import { createOpenApi } from './openapi.ts'
import { createProblem, problemResponse } from './problem.ts'
import { requireSeenVersion, versionHeader } from './row-version.ts'

interface RowsOptions {
  content: ContentReader
  /** What is known of each evidence document besides its row. */
  documentNotes: (content: ContentReader) => Promise<DocumentNotes>
  participation: ReadsParticipation
  kept: KeepReads
  version: () => string
}

/** The reads of the JSON API over the Content port, kept as bytes (rule: api-rows). */
export function createRowReads({
  content,
  documentNotes,
  participation,
  kept,
  version,
}: RowsOptions): ReadHandlers<
  'openApi' | 'places' | 'documentNotes' | 'tookPart' | 'tookPartForm' | 'sources' | 'pageSources' | 'rows' | 'row'
> {
  /** The pages that say something: so made-up addresses cost no reading. */
  const knownPaths = oncePerVersion(version, () => statingPaths(content))
  const isPage = async (path: string) => (await knownPaths()).includes(path) || otherAddresses.has(path.slice(1))
  const sourcesOf = kept(async ({ named }) =>
    Response.json(await readPageSources(`/${named.page}`, { content, today: londonDay() })),
  )

  return {
    openApi: kept(async () => Response.json(createOpenApi())),
    places: kept(async () => Response.json(knownPlaces(await content.list('village_data')))),
    documentNotes: kept(async () => Response.json(await documentNotes(content))),
    tookPart: kept(async () => Response.json(await participation.figures(content, londonDay()))),
    tookPartForm: kept(async () => Response.json(await participation.form(content, londonDay()))),
    sources: kept(async () => Response.json(await readSiteSources({ content, today: londonDay() }))),
    pageSources: async (asked) => ((await isPage(`/${asked.named.page}`)) ? sourcesOf(asked) : Response.json(null)),
    rows: kept(async (asked) => Response.json(await content.list(requireShownTable(asked)))),
    row: kept(async (asked) => {
      const row = await content.find(requireShownTable(asked), requireKey(asked.named.key))
      if (!row) throw new ContentError('not-found', 'There is no such row.')
      return Response.json(row, { headers: versionHeader(row) })
    }),
  }
}

function requireShownTable({ named, kind }: Asked): TableName {
  const table = requireTable(named.table)
  if (kind === 'public' && tablesForMaintainers.includes(table))
    throw new ContentError('not-found', 'There is no such table.')
  return table
}

/**
 * The writes. A change names the version that the editor saw (`If-Match: "<updated_at>"`): 428 without it, 412 with the
 * current row when the row has moved on. An editor that saves by itself says so: `Auto-Save: true`. A deletion
 * that names a version is refused in the same way; it needs none, since the history can undo it.
 */
export function createRowWrites(content: Content): TakeHandlers<'insertRow' | 'updateRow' | 'deleteRow'> {
  return {
    async insertRow(sent) {
      const table = requireTable(sent.named.table)
      const row = await content.insert(table, readObject(sent) as NewRow<TableName>)
      const location = `${apiPath}/${table}/${encodeURIComponent(keyOf(table, row))}`
      return Response.json(row, { status: 201, headers: { ...versionHeader(row), Location: location } })
    },
    async updateRow(sent) {
      const table = requireTable(sent.named.table)
      const key = requireKey(sent.named.key)
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
    async deleteRow({ named, request }) {
      const version = request.headers['if-match']
      const seenUpdatedAt = version === undefined ? undefined : requireSeenVersion(version)
      await content.delete(requireTable(named.table), requireKey(named.key), seenUpdatedAt)
      return new Response(null, { status: 204 })
    },
  }
}
