import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { LetterPost } from '../../domain/letter-post.ts'
import { formLimits } from '../admission/form-limits.ts'
import type { Outcome } from './delivery-outcome.ts'
import { neverTried } from './leases.ts'
import { type ConsultationDates, findHolder, nameConsultation } from './letter-places.ts'
import { hashAddress, takeTurn } from './mailing-list.ts'
import type { Database } from './tables.ts'

/** A letter as it stands in the database. */
export type StoredLetter = Selectable<Database['sent_letters']>
type StoredMail = Selectable<Database['sent_letter_mails']>

/** What a letter is stored with besides what its sender filled in. */
interface LetterPlace {
  dates: ConsultationDates
  reference: string
  consentText: string
  now: Date
}

/**
 * Stores a letter, unproved, with an e-mail to its sender; where the inbox has one in this consultation, unless that never
 * left, only an e-mail that says so, and not often. The visitor is told the same in any case and the database asked the
 * same: nobody can find out who has sent one (rule: letter-once, letter-answer).
 */
export function storeLetter(db: Kysely<Database>, post: LetterPost, place: LetterPlace): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const inbox = hashAddress(await takeTurn(transaction), post.email)
    const consultation = await nameConsultation(transaction, place.dates)
    const known = await findHolder(transaction, inbox, consultation)
    const mails = await transaction
      .selectFrom('sent_letter_mails')
      .select(['asked_at', 'delivery_state'])
      .where('inbox_hash', '=', inbox)
      .where('kind', '<>', 'outcome')
      // Whose letter was refused, or came too late, has proved the address, and may have no hour left to wait.
      .where('letter_id', 'not in', thatMadeRoom(transaction, inbox))
      .orderBy('asked_at')
      .execute()
    const next = nextMailAt(mails)
    const at = place.now.toISOString()
    const letter = { id: randomUUID(), inbox_hash: inbox, consultation, closes_on: place.dates.closes, stored_at: at }
    const words = { reference: place.reference, consent_text: place.consentText }
    const { consent: _given, website: _empty, ...fields } = post
    await insertWhere(transaction, 'sent_letters', { ...letter, ...words, ...fields }, known === undefined)
    await insertWhere(
      transaction,
      'sent_letter_mails',
      {
        ...{ id: randomUUID(), letter_id: known?.id ?? letter.id, inbox_hash: inbox, asked_at: at, email: post.email },
        kind: known ? 'again' : 'proof',
        next_attempt_at: next > at ? next : at,
      },
      known === undefined || (next <= at && mails.every(({ delivery_state }) => delivery_state !== 'waiting')),
    )
  })
}

function thatMadeRoom(transaction: Transaction<Database>, inbox: string) {
  const letters = transaction.selectFrom('sent_letters').select('id')
  return letters.where('inbox_hash', '=', inbox).where('state', 'in', ['refused', 'too-late'])
}

/** An hour after the first e-mail to this inbox, two after the second, four after the third; '' for now. */
function nextMailAt(mails: readonly Pick<StoredMail, 'asked_at'>[]): string {
  const last = mails.at(-1)
  if (!last) return ''
  const pause = formLimits.firstPauseForInboxMs * 2 ** Math.min(mails.length - 1, 6)
  return new Date(Date.parse(last.asked_at) + pause).toISOString()
}

/** One statement whether or not the row is to be there. */
async function insertWhere(
  transaction: Transaction<Database>,
  table: 'sent_letters' | 'sent_letter_mails',
  row: Record<string, string>,
  isWanted: boolean,
): Promise<void> {
  const names = Object.keys(row)
  const values = sql.join(names.map((name) => sql`cast(${row[name]} as text)`))
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${values} where ${isWanted ? 1 : 0} = 1`.execute(transaction)
}

/**
 * Proves the address of a letter and hands it to the outbox, once more where it came too late; what else was proved before
 * stays as it is, and so does a letter whose inbox has another one meanwhile.
 */
export async function proveLetter(
  db: Kysely<Database>,
  { id, inbox_hash }: Pick<StoredLetter, 'id' | 'inbox_hash'>,
  { councilEmail, dates, now }: { councilEmail: string; dates: ConsultationDates; now: Date },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction)
    const consultation = await nameConsultation(transaction, dates)
    const holder = await findHolder(transaction, inbox_hash, consultation)
    if (holder && holder.id !== id) return
    await transaction
      .updateTable('sent_letters')
      // With a Message-ID of its own, a process that was slow finds that the letter is not its any more.
      .set({ ...neverTried, message_id: null, settled_at: null, host: null, answer: null })
      .set({ state: 'waiting', proved_at: now.toISOString(), council_email: councilEmail })
      .set({ consultation, closes_on: dates.closes })
      .where('id', '=', id)
      .where('state', 'in', ['unproved', 'too-late'])
      .execute()
    // Whoever pressed the button has the e-mail, even if we never heard that it was taken.
    await transaction
      .updateTable('sent_letter_mails')
      .set({ delivery_state: 'sent', next_attempt_at: null })
      .where('letter_id', '=', id)
      .where('kind', '<>', 'outcome')
      .where('delivery_state', '=', 'waiting')
      .execute()
  })
}

/** What became of a letter that the mail server was to have. */
interface LetterOutcome {
  state: 'accepted' | 'refused' | 'in-doubt' | 'too-late'
  host: string
  /** Without anything personal: it outlives the letter. */
  answer: string
}

/** Stores what an attempt means beyond its row; where it is tried again, its words without anything personal. */
export async function settleAttempt(
  transaction: Transaction<Database>,
  letter: StoredLetter,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const isSent = outcome.state === 'sent'
  const answer = withoutPerson(letter, isSent ? outcome.answer : serverWords(outcome.error))
  const words = { last_error: isSent ? null : answer }
  await transaction.updateTable('sent_letters').set(words).where('id', '=', letter.id).execute()
  if (outcome.state === 'waiting') {
    // What its sender deleted while it was under way, and did not arrive, is gone as if it had never been tried.
    await transaction.deleteFrom('sent_letters').where('id', '=', letter.id).where('state', '=', 'withdrawn').execute()
    return
  }
  await settleLetter(transaction, letter.id, { state: stateAfter(outcome), host: outcome.host, answer }, now)
}

function stateAfter(outcome: Exclude<Outcome, { state: 'waiting' }>): LetterOutcome['state'] {
  if (outcome.state === 'sent') return 'accepted'
  if (outcome.isTooLate) return 'too-late'
  return outcome.isInDoubt ? 'in-doubt' : 'refused'
}

/**
 * Gives up the letters that a process had handed over when it died: they are in doubt from here on, and nobody sends them
 * again (docs/decisions/032-at-most-once-to-the-council.md). Should that process live after all, its answer still counts.
 */
export async function doubtLetters(db: Kysely<Database>, host: string, now: Date): Promise<void> {
  const due = db
    .selectFrom('sent_letters')
    .select('id')
    .where('delivery_state', '=', 'waiting')
    .where('is_in_doubt', '=', 1)
    .where('next_attempt_at', '<=', now.toISOString())
  // Only where there is one: a transaction would hold up a visitor's message.
  if (!(await due.executeTakeFirst())) return
  await db.transaction().execute(async (transaction) => {
    const doubted = await transaction
      .updateTable('sent_letters')
      .set({ delivery_state: 'failed', next_attempt_at: null })
      .where('id', 'in', due)
      .returning('id')
      .execute()
    for (const { id } of doubted) await settleLetter(transaction, id, { state: 'in-doubt', host, answer: '' }, now)
  })
}

/** What the server said, without what the mailer puts before it; the mailer's words where no server has said anything. */
function serverWords(error: string): string {
  return error.replace(/^.*?(?<![.:\d])(?=[45]\d\d[ -])/, '')
}

/** The words of a mail server without e-mail addresses and without the words of the sender's name and address: they outlive the letter. */
function withoutPerson({ name, address }: Pick<StoredLetter, 'name' | 'address'>, words: string): string {
  const personal = new Set(`${name ?? ''} ${address ?? ''}`.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return words
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .replaceAll(/[\p{L}\p{N}]+/gu, (word) => (word.length > 1 && personal.has(word.toLowerCase()) ? '…' : word))
}

/** Notes what became of a letter, with an e-mail that tells its sender; nothing where that is known already. */
async function settleLetter(
  transaction: Transaction<Database>,
  id: string,
  { state, host, answer }: LetterOutcome,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const letter = await transaction
    .updateTable('sent_letters')
    .set({ state, host, answer, settled_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'withdrawn', 'in-doubt'])
    .where('state', '<>', state)
    .returning(['email', 'inbox_hash'])
    .executeTakeFirst()
  if (!letter?.email) return
  const mail = { id: randomUUID(), letter_id: id, inbox_hash: letter.inbox_hash, asked_at: at, email: letter.email }
  await transaction
    .insertInto('sent_letter_mails')
    .values({ ...mail, kind: 'outcome' })
    .execute()
}
