import { builtInTexts } from '../../content/built-in-texts.ts'
import { readClaimUses } from '../../content/claims/claim-uses.ts'
import type { Row, TableName } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { londonDay } from '../../domain/london-day.ts'
import { wantedPreviewSchema } from '../../domain/wanted-preview.ts'
import { listChanges } from '../database/history.ts'
import { keepNotTaken } from '../database/not-taken.ts'
import * as restoring from '../database/restore.ts'
import { contentWith } from '../database/unsaved-rows.ts'
import {
  type Handlers,
  readJson,
  readObject,
  requireKey,
  requireTable,
  requireWholeNumber,
} from '../request-context.ts'
import { withSentFile } from '../uploads/read-sent-file.ts'
import { exportArchive, importArchive } from './archive.ts'
import { findTexts, findTextsOf, withBuiltIn } from './site-texts.ts'
import { importContent } from './transfer.ts'

const longestPage = 100
const longestSearch = 200

/** The history, restoring, finding texts, export, import, which texts name a claim, and public pages with what is typed and not saved. */
export const contentHandlers = {
  async history({ query, site }) {
    const { limit = '50', before, table, key, search } = Object.fromEntries(query)
    const named = table === undefined ? undefined : requireTable(table)
    const page = {
      limit: Math.min(requireWholeNumber('limit', limit), longestPage),
      olderThan: before === undefined ? undefined : requireWholeNumber('before', before),
      table: named,
      row: named && key !== undefined ? { table: named, key } : undefined,
      search: search?.slice(0, longestSearch),
    }
    const changes = await listChanges(site.stored.database.reader, page)
    return Response.json(
      changes.map((change) => ({
        ...change,
        before: asRead(change.table, change.before),
        after: asRead(change.table, change.after),
      })),
    )
  },
  /** What restoring a change would do to its row: as it is now, and as it would be. */
  async restored({ params, site: { stored } }) {
    const id = requireWholeNumber('id', params.id)
    const [change] = await listChanges(stored.database.reader, { limit: 1, olderThan: id + 1 })
    if (change?.id !== id) throw new ContentError('not-found', 'The history has no such change.')
    const { table, key, before } = change
    const now = (await stored.content.find(table, key)) ?? null
    return Response.json({ now: asRead(table, now), restored: asRead(table, before) })
  },
  async texts(context) {
    const { query, site } = context
    const { content } = site.stored
    const [words, page] = [query.get('words')?.slice(0, longestSearch).trim(), query.get('page')]
    const readHtml = (path: string) => site.pages.readHtml(context, path)
    if (page) return Response.json(await findTextsOf(content, page, readHtml))
    return Response.json(words ? await findTexts(content, words, readHtml) : { texts: [], all: 0 })
  },
  builtInTexts: () => Response.json(builtInTexts()),
  async claimUses({ site }) {
    return Response.json(await readClaimUses({ content: site.shown, today: londonDay() }))
  },
  async restoreChange({ params, query, site: { stored } }) {
    const id = requireWholeNumber('id', params.id)
    return Response.json(await restoring.restoreChange(stored.database, stored.revision, id, takingBack(query)))
  },
  async undoBatch({ params, query, site: { stored } }) {
    const batch = requireKey(params.batch)
    return Response.json(await restoring.undoBatch(stored.database, stored.revision, batch, takingBack(query)))
  },
  /** Keeps what a maintainer did not take of a conflict. */
  async keepNotTaken(context) {
    const { stored } = context.site
    const [table, key] = [requireTable(context.params.table), requireKey(context.params.key)]
    const { mine = {}, chosen = {} } = readObject(context) as { mine?: object; chosen?: object }
    await keepNotTaken(stored.database, stored.revision, table, key, { mine, chosen })
    return Response.json({ kept: true }, { status: 201 })
  },
  export: ({ site: { stored } }) => exportArchive(stored),
  async import({ bytes, query, site: { stored } }) {
    return Response.json(await importContent(stored, readJson(bytes), query.has('trial')))
  },
  async importArchive({ request, site: { stored } }) {
    return Response.json(await withSentFile(request, (file) => importArchive(stored, file)))
  },
  preview(context) {
    const { success, data: wanted, error } = wantedPreviewSchema.safeParse(readObject(context))
    if (!success) {
      const fields = error.issues.map(({ path, message }) => ({ field: path.join('.'), rule: message }))
      const detail = 'A preview must name a page of the site, rows of its tables, and a day as YYYY-MM-DD or none.'
      throw new ContentError('invalid', detail, { fields })
    }
    const { path, rows, day } = wanted
    const { pages, shown } = context.site
    return pages.preview(context, { path, content: contentWith(shown, rows), today: day })
  },
} satisfies Handlers

/** A mended text is compared with the one that stood there before, also where that was built in. */
const asRead = (table: TableName, row: Row<TableName> | null) => row && withBuiltIn(table, row)

const takingBack = (query: URLSearchParams) => ({ unlessChanged: query.has('unless-changed') })
