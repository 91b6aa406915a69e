import { builtInTexts } from '../../content/built-in-texts.ts'
import { readClaimUses } from '../../content/claims/claim-uses.ts'
import type { ContentReader } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import type { ImportReport } from '../../domain/content-transfer.ts'
import { londonDay } from '../../domain/london-day.ts'
import { wantedPreviewSchema } from '../../domain/wanted-preview.ts'
import { listChanges } from '../database/history.ts'
import { replaceContent, type TableChange } from '../database/replace-content.ts'
import * as restoring from '../database/restore.ts'
import { contentWith } from '../database/unsaved-rows.ts'
import type { Pages } from '../pages/pages.ts'
import {
  type Handlers,
  readJson,
  readObject,
  requireKey,
  requireTable,
  requireWholeNumber,
} from '../request-context.ts'
import type { MaintainedContent } from '../stored-content.ts'
import { exportContent, noteExport, readImportFile } from './transfer.ts'

const longestPage = 100
const longestSearch = 200

/** The history, restoring, export, import, and which texts name a claim. */
export function createContentHandlers(
  { content, database, revision, dataFolder }: MaintainedContent,
  shown: ContentReader,
): Handlers<'history' | 'export' | 'builtInTexts' | 'claimUses' | 'restoreChange' | 'undoBatch' | 'import'> {
  return {
    async history({ query }) {
      const { limit = '50', before, table, key, search } = Object.fromEntries(query)
      const named = table === undefined ? undefined : requireTable(table)
      const page = {
        limit: Math.min(requireWholeNumber('limit', limit), longestPage),
        olderThan: before === undefined ? undefined : requireWholeNumber('before', before),
        table: named,
        row: named && key !== undefined ? { table: named, key } : undefined,
        search: search?.slice(0, longestSearch),
      }
      return Response.json(await listChanges(database.reader, page))
    },
    builtInTexts: () => Response.json(builtInTexts()),
    claimUses: async () => Response.json(await readClaimUses({ content: shown, today: londonDay() })),
    async restoreChange({ params, query }) {
      const id = requireWholeNumber('id', params.id)
      return Response.json(await restoring.restoreChange(database, revision, id, takingBack(query)))
    },
    async undoBatch({ params, query }) {
      return Response.json(await restoring.undoBatch(database, revision, requireKey(params.batch), takingBack(query)))
    },
    async export() {
      const file = await exportContent(content, revision)
      await noteExport(dataFolder)
      const name = `quarry-content-${file.exportedAt.slice(0, 10)}.json`
      const headers = { 'Content-Type': 'application/json', 'Content-Disposition': `attachment; filename="${name}"` }
      return new Response(JSON.stringify(file, null, 2), { headers })
    },
    async import(sent) {
      const file = readImportFile(readJson(sent.bytes))
      if (file.problems) {
        const report: ImportReport = { tables: [], problems: file.problems }
        return Response.json(report)
      }
      const changes = await replaceContent(database, revision, file.rows)
      const report: ImportReport = { tables: changes.map(countsOf), problems: [] }
      return Response.json(report)
    },
  }
}

const takingBack = (query: URLSearchParams) => ({ unlessChanged: query.has('unless-changed') })

function countsOf({ table, inserts, updates, deletes }: TableChange): ImportReport['tables'][number] {
  return { table, added: inserts.length, changed: updates.length, deleted: deletes.length }
}

/** Public pages with what a maintainer has typed and not saved. Nothing is stored. */
export function createPreviewHandlers(shown: ContentReader, pages: Pages): Handlers<'preview'> {
  return {
    preview(sent) {
      const { success, data: wanted, error } = wantedPreviewSchema.safeParse(readObject(sent))
      if (!success) {
        const fields = error.issues.map(({ path, message }) => ({ field: path.join('.'), rule: message }))
        const detail = 'A preview must name a page of the site, rows of its tables, and a day as YYYY-MM-DD or none.'
        throw new ContentError('invalid', detail, { fields })
      }
      const { path, rows, day } = wanted
      return pages.preview(sent, { path, content: contentWith(shown, rows), today: day })
    },
  }
}
