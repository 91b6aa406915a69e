import { type Kysely, sql, type Transaction } from 'kysely'
import { untimelyWords } from '../../content/occasion-updates.ts'
import { ContentError } from '../../domain/content-error.ts'
import { londonDay } from '../../domain/london-day.ts'
import { type Untimely, whyUntimely } from '../../domain/occasions.ts'
import type { MailSending } from '../../domain/update-sending.ts'
import { isBlank } from '../../domain/visible-text.ts'
import { textOfHtml } from '../search/text-of-html.ts'
import type { ConnectedDatabase } from './connect.ts'
import { recordChange } from './history.ts'
import { countOf } from './received-page.ts'
import type { ContentRevision } from './revision.ts'
import { readRow } from './rows.ts'
import { wasSent } from './sent-updates.ts'
import { lockStages } from './stage-move.ts'
import { listRead, lockStored, updateStored } from './stored-rows.ts'
import type { Database } from './tables.ts'
import { timeAfter, writeContent } from './write-content.ts'

/** What came of starting: an update whose sending has begun is not begun again, and that is no failure. */
export type Started = 'now' | 'before'

/** What a maintainer was shown who sends an update: to how many it goes, and which version of it, by its updated_at. */
interface SeenUpdate {
  subscribers: number
  version: string
}

/**
 * Queues an update for everybody who has confirmed, in one transaction: whatever dies, or presses twice, each gets it once.
 * Another version than the maintainer has seen is a 'conflict' with the row, and a number that is off by more than a tenth
 * one with the present number. Throws 'invalid' where it says what does not hold, or nobody is there.
 */
export function startSending(
  database: ConnectedDatabase,
  revision: ContentRevision,
  updateId: string,
  now: Date,
  seen: SeenUpdate,
): Promise<Started> {
  return writeContent(database, revision, async (transaction) => {
    const before = await lockStored(transaction, 'updates', updateId)
    if (!before) throw new ContentError('not-found', 'This update does not exist any more.')
    const update = readRow('updates', before)
    const { body, occasion, sent_at, updated_at } = update
    if (await wasSent(transaction, 'update_id', updateId)) return 'before'
    if (sent_at !== null)
      throw new ContentError('invalid', 'This update was sent already, from another copy of the site.')
    if (seen.version !== updated_at)
      throw new ContentError('conflict', 'This update was changed after you looked at it, so nobody was sent it.', {
        current: update,
      })
    requireWords(body)
    await requireOccasion(transaction, occasion, now)
    const recipients = await queueUpdate(transaction, updateId, now)
    requireSeen(recipients, seen.subscribers)
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

/** No occasion is sent for twice, and what it says must hold; no stage moves until the sending has begun. */
async function requireOccasion(transaction: Transaction<Database>, occasion: string, now: Date): Promise<void> {
  if (occasion === '') return
  if (await wasSent(transaction, 'occasion', occasion))
    throw new ContentError('invalid', 'An update for this occasion went to subscribers already. Nobody gets another.')
  await lockStages(transaction)
  const why = whyUntimely(occasion, await listRead(transaction, 'process_stages'), londonDay(now.getTime()))
  if (!why) return
  throw new ContentError('invalid', `This update cannot be sent any more. ${untimelyWords[why]} Write another one.`)
}

/** Who gets updates. */
const isRecipient = sql<boolean>`newsletter_signups.state = 'confirmed' and refused_at is null`

async function queueUpdate(transaction: Transaction<Database>, updateId: string, now: Date): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('mail_queue')
    .columns(['id', 'kind', 'about', 'signup_id', 'is_bulk', 'due'])
    .expression(
      transaction
        .selectFrom('newsletter_signups')
        .select(({ ref }) => [
          sql<string>`'update:' || cast(${updateId} as text) || ':' || ${ref('id')}`.as('id'),
          sql<'update'>`'update'`.as('kind'),
          sql<string>`cast(${updateId} as text)`.as('about'),
          'id as signup_id',
          sql<1>`1`.as('is_bulk'),
          sql<string>`cast(${now.toISOString()} as text)`.as('due'),
        ])
        .where(isRecipient),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

function requireSeen(recipients: number, seen: number): void {
  if (recipients === 0)
    throw new ContentError('invalid', 'Nobody has confirmed a sign-up yet, so there is nobody to send it to.')
  if (Math.abs(recipients - seen) <= recipients / 10) return
  const now = recipients.toLocaleString('en-GB')
  throw new ContentError('conflict', `There are ${now} subscribers now. Send it to all of them?`, {
    current: { subscribers: recipients },
  })
}

/** What a maintainer may do to a sending. */
export type SendingChange = 'pause' | 'resume' | 'stop'

/** Whether the text names such a change. */
export function isSendingChange(text: string): text is SendingChange {
  return text === 'pause' || text === 'resume' || text === 'stop'
}

/** Pauses, resumes or stops a sending; a second press changes nothing. Throws 'not-found'. */
export async function changeSending(db: Kysely<Database>, updateId: string, change: SendingChange, now: Date) {
  await db.transaction().execute(async (transaction) => {
    if (!(await wasSent(transaction, 'update_id', updateId)))
      throw new ContentError('not-found', 'This update is not being sent.')
    if (change === 'stop') return await stopSending(transaction, updateId, now)
    const [from, to] = change === 'pause' ? (['waiting', 'held'] as const) : (['held', 'waiting'] as const)
    const mails = transaction.updateTable('mail_queue').set({ state: to })
    await mails.where('about', '=', updateId).where('state', '=', from).execute()
  })
}

/** Keeps what has not left from leaving, for good; visitors read in the archive that not everybody has it. `why` is there where the site stops it. */
export async function stopSending(
  transaction: Transaction<Database>,
  updateId: string,
  now: Date,
  why: Untimely | null = null,
): Promise<void> {
  const mails = transaction.updateTable('mail_queue').set({ state: 'stopped' }).where('about', '=', updateId)
  const { numUpdatedRows } = await mails.where('state', 'in', ['waiting', 'held']).executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await transaction.updateTable('update_sendings').set({ stopped_why: why }).where('update_id', '=', updateId).execute()
  await transaction.updateTable('updates').set({ stopped_at: now.toISOString() }).where('id', '=', updateId).execute()
}

/** Every sending, the newest first, with how many e-mails there are of each fate; nothing in it names an address. */
export async function listSendings(db: Kysely<Database>): Promise<MailSending[]> {
  const sendings = await db.selectFrom('update_sendings').selectAll().orderBy('started_at', 'desc').execute()
  const groups = await db
    .selectFrom('mail_queue')
    .select(['about', 'state', sql<number>`cast(count(*) as integer)`.as('count')])
    .where('is_bulk', '=', 1)
    .groupBy(['about', 'state'])
    .execute()
  return await Promise.all(
    sendings.map(async ({ update_id, started_at, recipients, stopped_why }) => {
      const counts = new Map<string, number>(
        groups.flatMap(({ about, state, count }) => (about === update_id ? [[state, count]] : [])),
      )
      const count = (state: string) => counts.get(state) ?? 0
      const waiting = count('waiting') + count('held')
      return {
        update_id,
        state: stateOf(count),
        started_at,
        recipients,
        stopped_why,
        sent: counts.size === 0 ? null : count('sent'),
        waiting,
        failed: count('failed'),
        stopped: count('stopped'),
        said: waiting > 0 ? await lastWords(db, update_id) : null,
      }
    }),
  )
}

function stateOf(count: (state: string) => number): MailSending['state'] {
  if (count('stopped') > 0) return 'stopped'
  if (count('held') > 0) return 'paused'
  return count('waiting') > 0 ? 'sending' : 'sent'
}

/** What the mail server said last of those that it did not take and that are tried again. */
async function lastWords(db: Kysely<Database>, updateId: string): Promise<string | null> {
  const mails = db.selectFrom('mail_queue').select('last_error').where('about', '=', updateId)
  const last = mails.where('state', 'in', ['waiting', 'held']).where('last_error', 'is not', null)
  return (await last.orderBy('tried_at', 'desc').limit(1).executeTakeFirst())?.last_error ?? null
}

/** How many would get an update, and how many addresses were refused. */
export function countRecipients(db: Kysely<Database>): Promise<{ subscribers: number; refused: number }> {
  return db
    .selectFrom('newsletter_signups')
    .select([countOf(isRecipient).as('subscribers'), countOf(sql`refused_at is not null`).as('refused')])
    .executeTakeFirstOrThrow()
}
