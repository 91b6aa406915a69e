import { type Change, keyOf, type NewRow, type TableName } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { kept } from '../http/read-cache.ts'
import { apiPath } from '../http/route.ts'
import { type Handlers, readObject, requireKey, requireTable } from '../request-context.ts'
import { createProblem, problemResponse } from './problem.ts'

/** The rows, kept as bytes. */
export const rowReads = {
  list: kept(async ({ params, site }) => Response.json(await site.shown.list(requireTable(params.table)))),
  find: kept(async ({ params, site }) => {
    const row = await site.shown.find(requireTable(params.table), requireKey(params.key))
    if (!row) throw new ContentError('not-found', 'There is no such row.')
    return Response.json(row, { headers: versionHeader(row) })
  }),
} satisfies Handlers

/**
 * The writes. A change names the version that the editor saw (`If-Match: "<updated_at>"`): 428 without it, 412 with the
 * current row when the row has moved on. An editor that saves by itself says so: `Auto-Save: true`. A deletion
 * that names a version is refused in the same way; it needs none, since the history can undo it.
 */
export const rowWrites = {
  async insert(context) {
    const table = requireTable(context.params.table)
    const row = await context.site.stored.content.insert(table, readObject(context) as NewRow<TableName>)
    const location = `${apiPath}/${table}/${encodeURIComponent(keyOf(table, row))}`
    return Response.json(row, { status: 201, headers: { ...versionHeader(row), Location: location } })
  },
  async update(context) {
    const table = requireTable(context.params.table)
    const key = requireKey(context.params.key)
    const { 'if-match': version, 'auto-save': autoSave } = context.request.headers
    if (version === undefined) {
      const detail = 'A change must name the version that it was made from, in If-Match.'
      return problemResponse(createProblem('invalid', detail, 428))
    }
    const seenUpdatedAt = requireSeenVersion(version)
    // The repository checks every field against the row's schema; until then the type is a promise of the sender.
    const change = readObject(context) as Change<TableName>
    const row = await context.site.stored.content.update(table, key, change, seenUpdatedAt, autoSave === 'true')
    return Response.json(row, { headers: versionHeader(row) })
  },
  async remove({ params, request, site }) {
    const version = request.headers['if-match']
    const seenUpdatedAt = version === undefined ? undefined : requireSeenVersion(version)
    await site.stored.content.delete(requireTable(params.table), requireKey(params.key), seenUpdatedAt)
    return new Response(null, { status: 204 })
  },
} satisfies Handlers

/** The version of a row, as If-Match must name it; none where the stored time cannot stand in a header. */
function versionHeader(row: { updated_at: string }): Record<string, string> {
  return /^[\x20\x21\x23-\x7e]+$/.test(row.updated_at) ? { ETag: `"${row.updated_at}"` } : {}
}

/** The updated_at that an If-Match header names; throws 'invalid' for a list, a weak tag or a star. */
export function requireSeenVersion(header: string): string {
  const seen = /^"([^"]+)"$/.exec(header)?.[1]
  if (seen === undefined) throw new ContentError('invalid', 'If-Match must be one updated_at in double quotes.')
  return seen
}
