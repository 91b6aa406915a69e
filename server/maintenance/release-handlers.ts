import { isFixedTable } from '../../domain/content.ts'
import type { ReleaseOffer } from '../../domain/content-change.ts'
import { ContentError } from '../../domain/content-error.ts'
import { requireSeenVersion } from '../api/row-handlers.ts'
import { compareWithRelease, offeredFields, type ReleaseRow, rememberRelease } from '../database/release.ts'
import { releaseFields } from '../database/row-hashes.ts'
import { readGiven, readRow } from '../database/rows.ts'
import { type Handlers, requireKey, requireTable } from '../request-context.ts'
import type { MaintainedContent } from '../stored-content.ts'

/** What this release says of rows that maintainers have changed, and what they decide about each. */
export const releaseHandlers = {
  async offers({ site: { stored } }) {
    return Response.json((await listOffered(stored)).map(({ offer }) => offer))
  },
  /** Takes the words of the release as any other change, which names the version that was seen, or keeps what is there. */
  async decide({ params, request, site: { stored } }) {
    const [table, key] = [requireTable(params.table), requireKey(params.key)]
    const offered = (await listOffered(stored)).find(({ row }) => row.table === table && row.key === key)
    if (!offered) throw new ContentError('not-found', 'This is not offered any more.')
    const { offer, row } = offered
    let taken: object | undefined
    if (params.step === 'take') {
      const seen = requireSeenVersion(request.headers['if-match'] ?? '')
      if (offer.change) taken = await stored.content.update(table, key, offer.change, seen)
      else await stored.content.delete(table, key, seen)
    }
    await stored.database.db.transaction().execute((transaction) => rememberRelease(transaction, row))
    return Response.json(taken ?? null)
  },
} satisfies Handlers

/** Each row of which the release says something that is not decided, with what is offered. */
async function listOffered({ database, release }: MaintainedContent) {
  return (await compareWithRelease(database.reader, release)).flatMap(offerOf)
}

function offerOf(row: ReleaseRow): { row: ReleaseRow; offer: ReleaseOffer }[] {
  const { table, key, release, stored } = row
  if (!stored || (!release && isFixedTable(table))) return []
  const current = readRow(table, stored)
  if (!release) return [{ row, offer: { table, key, current, change: null } }]
  const words = releaseFields(table, readGiven(table, release.row))
  const change = Object.fromEntries(offeredFields(row).map((name) => [name, words[name]]))
  return Object.keys(change).length === 0 ? [] : [{ row, offer: { table, key, current, change } }]
}
