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

async function listOffered({
  database,
  release,
}: MaintainedContent): Promise<{ row: ReleaseRow; offer: ReleaseOffer }[]> {
  const rows = await compareWithRelease(database.reader, release)
  return rows.flatMap((row) => {
    const offer = offerOf(row)
    return offer ? [{ row, offer }] : []
  })
}

function offerOf(row: ReleaseRow): ReleaseOffer | undefined {
  const { table, key, release, stored } = row
  if (!stored || (!release && isFixedTable(table))) return undefined
  const current = readRow(table, stored)
  if (!release) return { table, key, current, change: null }
  const words = releaseFields(table, readGiven(table, release.row))
  const fields = offeredFields(row)
  if (fields.length === 0) return undefined
  return { table, key, current, change: Object.fromEntries(fields.map((name) => [name, words[name]])) }
}
