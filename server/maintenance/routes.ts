import { type Content, isTableName } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { type ImportReport, rowTitle } from '../../domain/content-transfer.ts'
import type { Api } from '../api/api.ts'
import { readObject } from '../api/request-body.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { keyOf } from '../database/content-plan.ts'
import { countBatch, listChanges } from '../database/history.ts'
import { planReplacement, type Replacement, replaceContent } from '../database/replace-content.ts'
import { restoreChange, undoBatch } from '../database/restore.ts'
import type { ContentRevision } from '../database/revision.ts'
import { sanitiseHtml } from '../database/sanitise-html.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { exportContent } from './export.ts'
import { readImportFile } from './import-file.ts'
import { removedFrom } from './removed-html.ts'
import { requireWholeNumber, uncached } from './requests.ts'

/** What the maintenance routes work on. */
export interface MaintainedContent {
  content: Content
  database: ConnectedDatabase
  revision: ContentRevision
  uploads: Uploads
}

const longestPage = 100
const longestSearch = 200

/** Adds history, restore, export, import and the preview of sanitised HTML; the maintenance listener alone has them. */
export function addMaintenance(api: Api, { content, database, revision }: MaintainedContent): void {
  api.get('/maintenance/history', async (context) => {
    const { limit = '50', before, table, key, search } = context.req.query()
    const named = table === undefined ? undefined : requireTableName(table)
    const page = {
      limit: Math.min(requireWholeNumber('limit', limit), longestPage),
      olderThan: before === undefined ? undefined : requireWholeNumber('before', before),
      table: named,
      row: named && key !== undefined ? { table: named, key } : undefined,
      search: search?.slice(0, longestSearch),
    }
    return Response.json(await listChanges(database.reader, page), { headers: uncached })
  })

  api.post('/maintenance/history/:id/restore', async (context) => {
    const id = requireWholeNumber('id', context.req.param('id'))
    return Response.json(await restoreChange(database, revision, id), { headers: uncached })
  })

  api.get('/maintenance/history/batches/:batch', async (context) => {
    const summary = await countBatch(database.reader, context.req.param('batch'))
    if (summary.changes === 0) throw new ContentError('not-found', 'The history has no such import.')
    return Response.json(summary, { headers: uncached })
  })

  api.post('/maintenance/history/batches/:batch/undo', async (context) =>
    Response.json(await undoBatch(database, revision, context.req.param('batch')), { headers: uncached }),
  )

  api.get('/maintenance/export', async () => {
    const file = await exportContent(content, revision)
    const name = `quarry-content-${file.exportedAt.slice(0, 10)}.json`
    const headers = { ...uncached, 'Content-Disposition': `attachment; filename="${name}"` }
    return new Response(JSON.stringify(file, null, 2), { headers: { ...headers, 'Content-Type': 'application/json' } })
  })

  api.post('/maintenance/import', async (context) => {
    const { 'dry-run': dryRun, revision: seen } = context.req.query()
    const isDryRun = dryRun !== undefined
    const file = readImportFile(await readObject(context.req.raw))
    if (file.problems) {
      if (!isDryRun)
        throw new ContentError(
          'invalid',
          'The file has problems, which asking what it would change lists. Nothing was imported.',
        )
      const report: ImportReport = { isDryRun, revision: 0, tables: [], problems: file.problems }
      return Response.json(report, { headers: uncached })
    }
    const replacement = isDryRun
      ? await planReplacement(database, file.rows)
      : await replaceContent(database, revision, file.rows, requireWholeNumber('revision', seen ?? ''))
    return Response.json(reportOf(replacement, isDryRun), { headers: uncached })
  })

  api.post('/maintenance/sanitise', async (context) => {
    const { html } = (await readObject(context.req.raw)) as { html?: unknown }
    if (typeof html !== 'string') throw new ContentError('invalid', 'html must be a text.')
    return Response.json({ html: sanitiseHtml(html), removed: removedFrom(html) }, { headers: uncached })
  })
}

function reportOf({ revision, plans }: Replacement, isDryRun: boolean): ImportReport {
  const tables = plans.map(({ table, inserts, updates, deletes, unchanged }) => {
    const namesOf = (rows: object[]) =>
      rows.map((row) => ({ key: keyOf(table, row), title: rowTitle(row, keyOf(table, row)) }))
    return {
      table,
      inserted: namesOf(inserts),
      changed: namesOf(updates.map(({ after }) => after)),
      deleted: namesOf(deletes),
      unchanged,
    }
  })
  return { isDryRun, revision, tables, problems: [] }
}

function requireTableName(text: string) {
  if (isTableName(text)) return text
  throw new ContentError('not-found', 'There is no such table.')
}
