import type { LinkReport } from '../../domain/link-check.ts'
import type { ReadHandlers, TakeHandlers } from '../asked.ts'
import { listLinkChecks } from '../database/link-checks.ts'
import { findRowLinks } from '../links/row-links.ts'
import type { MaintainedContent } from './content-handlers.ts'

/** What came of the looks at the addresses that the rows lead to, and the start of a new one. */
export function createLinkHandlers(stored: MaintainedContent): ReadHandlers<'linkReport'> & TakeHandlers<'checkLinks'> {
  return {
    linkReport: async () => Response.json(await readLinkReport(stored)),
    checkLinks() {
      stored.links.start()
      return Response.json(stored.links.state(), { status: 202 })
    },
  }
}

const worstFirst = ['broken', 'no-answer', 'closed-to-programs']

export async function readLinkReport({
  content,
  database,
  links,
}: Pick<MaintainedContent, 'content' | 'database' | 'links'>): Promise<LinkReport> {
  const [rows, checks] = await Promise.all([findRowLinks(content), listLinkChecks(database.reader)])
  const current = checks.filter(({ address }) => rows.has(address))
  const troubled = current
    .filter(({ result }) => result !== 'answered')
    .map((check) => ({ ...check, places: rows.get(check.address) ?? [] }))
    .sort((one, other) => worstFirst.indexOf(one.result) - worstFirst.indexOf(other.result))
  const lastLook = current.reduce<string | null>(
    (latest, { checkedAt }) => (latest === null || checkedAt > latest ? checkedAt : latest),
    null,
  )
  return { run: links.state(), addresses: rows.size, unseen: rows.size - current.length, lastLook, troubled }
}
