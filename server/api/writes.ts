import { type Change, type Content, keyColumns, type NewRow, type Row, type TableName } from '../../domain/content.ts'
import { apiPath, requireKey, requireTable } from './address.ts'
import type { Api } from './api.ts'
import { createProblem, problemResponse } from './problem.ts'
import { readObject } from './request-body.ts'
import { requireSeenVersion, versionHeader } from './row-version.ts'

/**
 * Adds the writes. A change names the version that the editor saw (`If-Match: "<updated_at>"`): 428 without it, 412 with
 * the current row when the row has moved on. An editor that saves by itself names itself in `Auto-Saved-By`. A deletion needs no version, since the history can undo it.
 */
export function addWrites(api: Api, content: Content): void {
  api.post('/:table', async (context) => {
    const table = requireTable(context.req.url)
    const row = await content.insert(table, (await readObject(context.req.raw)) as NewRow<TableName>)
    const location = `${apiPath}/${table}/${encodeURIComponent(keyOf(table, row))}`
    return Response.json(row, { status: 201, headers: { ...written, ...versionHeader(row), Location: location } })
  })

  api.patch('/:table/:key', async (context) => {
    const table = requireTable(context.req.url)
    const key = requireKey(context.req.url)
    const version = context.req.header('If-Match')
    if (version === undefined) {
      const detail = 'A change must name the version that it was made from, in If-Match.'
      return problemResponse(createProblem('invalid', detail, 428))
    }
    const seenUpdatedAt = requireSeenVersion(version)
    // The repository checks every field against the row's schema; until then the type is a promise of the sender.
    const change = (await readObject(context.req.raw)) as Change<TableName>
    const row = await content.update(table, key, change, seenUpdatedAt, context.req.header('Auto-Saved-By'))
    return Response.json(row, { headers: { ...written, ...versionHeader(row) } })
  })

  api.delete('/:table/:key', async (context) => {
    await content.delete(requireTable(context.req.url), requireKey(context.req.url))
    return new Response(null, { status: 204, headers: written })
  })
}

const written = { 'Cache-Control': 'no-store' }

function keyOf<T extends TableName>(table: T, row: Row<T>): string {
  return String(Reflect.get(row, keyColumns[table]))
}
