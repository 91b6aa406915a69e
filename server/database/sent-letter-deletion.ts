import { type Kysely, sql, type Transaction } from 'kysely'
import type { LetterRemoval } from '../../domain/sent-letter.ts'
import type { Database } from './tables.ts'

type Condition = ReturnType<typeof sql<boolean>>

/**
 * Deletes a letter, the addresses of its e-mails and its links. One that has not left is gone with its inbox, which may then
 * send another; of any other stays what becomes of it and the hash of the inbox.
 */
export function deleteLetter(db: Kysely<Database>, id: string, now: Date): Promise<Exclude<LetterRemoval, 'unknown'>> {
  return db.transaction().execute(async (transaction) => {
    const isThis = sql<boolean>`id = ${id}`
    const isGone = await deleteUnsent(
      transaction,
      sql<boolean>`${isThis} and state in ('unproved', 'waiting', 'too-late')`,
    )
    const underWay = transaction.selectFrom('sent_letters').select('id').where(isThis).where('state', '=', 'waiting')
    const isUnderWay = !isGone && (await underWay.executeTakeFirst()) !== undefined
    await emptyLetters(transaction, isThis, now)
    if (isGone) return 'unsent'
    return isUnderWay ? 'under-way' : 'done'
  })
}

/** Deletes those of these letters that were not handed over; a process that has one at hand finds that it is gone. */
async function deleteUnsent(transaction: Transaction<Database>, which: Condition): Promise<boolean> {
  const unsent = transaction.deleteFrom('sent_letters').where(which).where('is_in_doubt', '=', 0)
  return (await unsent.executeTakeFirst()).numDeletedRows > 0n
}

const dayMs = 24 * 60 * 60_000

/** Deletes what has been kept for so many days (rule: letter-kept). */
export async function deleteExpiredLetters(
  db: Kysely<Database>,
  now: Date,
  days: { kept: number; unproved: number; inbox: number },
): Promise<void> {
  // Whole days: what somebody was told is gone by a day goes whenever on that day this runs, however late it came.
  const before = (count: number) => new Date(now.getTime() - (count - 1) * dayMs).toISOString().slice(0, 10)
  await db.transaction().execute(async (transaction) => {
    const letters = transaction.deleteFrom('sent_letters')
    await letters.where('state', '=', 'unproved').where('stored_at', '<', before(days.unproved)).execute()
    await letters.where('stored_at', '<', before(days.inbox)).execute()
    const isOld = sql<boolean>`stored_at < ${before(days.kept)}`
    await deleteUnsent(transaction, sql<boolean>`${isOld} and state = 'waiting'`)
    await emptyLetters(transaction, isOld, now)
    // An e-mail that tells of an earlier letter may be younger than that one, and goes by its own age.
    await transaction.deleteFrom('sent_letter_mails').where('asked_at', '<', before(days.kept)).execute()
  })
}

/** Takes all out of these letters that somebody could be known by, and all that belongs to letters that are gone or empty. */
async function emptyLetters(transaction: Transaction<Database>, which: Condition, now: Date) {
  const nothing = { reference: null, letter: null, name: null, address: null, email: null, consent_text: null }
  await transaction
    .updateTable('sent_letters')
    .set({ ...nothing, council_email: null, last_error: null, deleted_at: now.toISOString() })
    .set({ state: sql`case when state = 'waiting' then 'withdrawn' else state end` })
    // By its name the process that has handed the letter over can still say what became of it.
    .set({ message_id: sql`case when is_in_doubt = 1 then message_id end` })
    .where('deleted_at', 'is', null)
    .where(which)
    .execute()
  const left = transaction.selectFrom('sent_letters').select('id').where('deleted_at', 'is', null)
  await transaction.deleteFrom('sent_letter_links').where('letter_id', 'not in', left).execute()
  const known = transaction.selectFrom('sent_letters').select('id')
  await transaction
    .deleteFrom('sent_letter_mails')
    .where(({ eb, or, and }) =>
      or([
        eb('letter_id', 'not in', known),
        // Who has asked again since is still told that there was one.
        and([eb('letter_id', 'not in', left), or([eb('kind', '<>', 'again'), eb('delivery_state', '<>', 'waiting')])]),
      ]),
    )
    .execute()
}
