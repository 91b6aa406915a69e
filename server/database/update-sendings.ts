import { type Kysely, sql, type Transaction } from 'kysely'
import { ContentError } from '../../domain/content-error.ts'
import { isBlank } from '../../domain/visible-text.ts'
import { textOfHtml } from '../search/text-of-html.ts'
import type { ConnectedDatabase } from './connect.ts'
import { recordChange } from './history.ts'
import { takeTurn } from './mailing-list.ts'
import { countOf } from './received-page.ts'
import type { ContentRevision } from './revision.ts'
import { readRow } from './rows.ts'
import { findSending } from './sent-updates.ts'
import { lockStored, updateStored } from './stored-rows.ts'
import type { Database } from './tables.ts'
import { requireTimely } from './timely-sendings.ts'
import { timeAfter, writeContent } from './write-content.ts'

/** What came of starting: an update whose sending has begun is not begun again, and that is no failure. */
export type Started = 'now' | 'before'

/** What a maintainer was shown who sends an update: to how many it goes, and which version of it, by its updated_at. */
interface SeenUpdate {
  subscribers: number
  version: string
}

/**
 * Begins to send an update to everybody who has confirmed, in one transaction: whatever dies, or presses twice, it is begun
 * once or not at all. Another version than the maintainer has seen is a 'conflict' with the row, and a number that is off by
 * more than a tenth one with the present number. Throws 'invalid' where its occasion has been sent for or nobody is there.
 */
export function startSending(
  database: ConnectedDatabase,
  revision: ContentRevision,
  updateId: string,
  now: Date,
  seen?: SeenUpdate,
): Promise<Started> {
  return writeContent(database, revision, async (transaction) => {
    // Nobody joins or leaves the list meanwhile, and no other process begins anything.
    await takeTurn(transaction)
    const before = await lockStored(transaction, 'updates', updateId)
    if (!before) throw new ContentError('not-found', 'This update does not exist any more.')
    const update = readRow('updates', before)
    const { body, occasion, sent_at, updated_at } = update
    if (await findSending(transaction, 'update_id', updateId)) return 'before'
    if (sent_at !== null)
      throw new ContentError('invalid', 'This update was sent already, from another copy of the site.')
    if (seen !== undefined && seen.version !== updated_at)
      throw new ContentError('conflict', 'This update was changed after you looked at it, so nobody was sent it.', {
        current: update,
      })
    requireWords(body)
    await requireOwnOccasion(transaction, occasion)
    await requireTimely(transaction, occasion, now)
    const recipients = await insertMails(transaction, updateId)
    requireSeen(recipients, seen?.subscribers)
    await transaction
      .insertInto('update_sendings')
      .values({ update_id: updateId, occasion, started_at: now.toISOString(), recipients })
      .execute()
    const at = timeAfter(updated_at)
    const change = { sent_at: now.toISOString(), updated_at: at }
    const after = await updateStored(transaction, database.forms, 'updates', updateId, change)
    await recordChange(transaction, { table: 'updates', at, key: updateId, kind: 'update', before, after })
    return 'now'
  })
}

function requireWords(html: string): void {
  if (/<img\b/.test(html) || !isBlank(textOfHtml(html))) return
  throw new ContentError('invalid', 'This update has no words yet.')
}

async function requireOwnOccasion(transaction: Transaction<Database>, occasion: string): Promise<void> {
  if (occasion === '' || !(await findSending(transaction, 'occasion', occasion))) return
  throw new ContentError('invalid', 'An update for this occasion went to subscribers already. Nobody gets another.')
}

const isRecipient = sql<boolean>`state = 'confirmed' and set_aside_at is null`

async function insertMails(transaction: Transaction<Database>, updateId: string): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('update_mails')
    .columns(['id', 'update_id', 'signup_id'])
    .expression(
      transaction
        .selectFrom('newsletter_signups')
        .select(({ ref }) => [
          sql<string>`cast(${updateId} as text) || ':' || ${ref('id')}`.as('id'),
          sql<string>`cast(${updateId} as text)`.as('update_id'),
          'id as signup_id',
        ])
        .where(isRecipient),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

function requireSeen(recipients: number, seen: number | undefined): void {
  if (recipients === 0)
    throw new ContentError('invalid', 'Nobody has confirmed a sign-up yet, so there is nobody to send it to.')
  if (seen === undefined || Math.abs(recipients - seen) <= recipients / 10) return
  throw new ContentError(
    'conflict',
    `There are ${recipients.toLocaleString('en-GB')} subscribers now. Send it to all of them?`,
    {
      current: { subscribers: recipients },
    },
  )
}

/** Whether a reminder has been sent whose occasion begins like this, with whichever last day. */
export async function wasReminded(db: Kysely<Database>, stem: string): Promise<boolean> {
  const sent = db.selectFrom('update_sendings').select('state').where('occasion', 'like', `${stem}%`)
  return (await sent.limit(1).executeTakeFirst()) !== undefined
}

/** How many would get an update, and how many are set aside. */
export function countRecipients(db: Kysely<Database>): Promise<{ subscribers: number; setAside: number }> {
  return db
    .selectFrom('newsletter_signups')
    .select([countOf(isRecipient).as('subscribers'), countOf(sql`set_aside_at is not null`).as('setAside')])
    .executeTakeFirstOrThrow()
}
