import type { Kysely, Transaction } from 'kysely'
import { untimelyWords } from '../../content/occasion-updates.ts'
import { ContentError } from '../../domain/content-error.ts'
import { londonDay } from '../../domain/london-day.ts'
import { whyNotGoOn, whyUntimely } from '../../domain/occasions.ts'
import { changeSending } from './sending-changes.ts'
import { findSending } from './sent-updates.ts'
import { lockStages } from './stage-move.ts'
import { listRead } from './stored-rows.ts'
import type { Database } from './tables.ts'

/** Refuses to begin an update whose occasion does not hold any more; no stage moves until its sending has begun (rule: reminder-true). */
export async function requireTimely(transaction: Transaction<Database>, occasion: string, now: Date): Promise<void> {
  if (occasion === '') return
  await lockStages(transaction)
  const why = whyUntimely(occasion, await listRead(transaction, 'process_stages'), londonDay(now.getTime()))
  if (!why) return
  throw new ContentError('invalid', `This update cannot be sent any more. ${untimelyWords[why]} Write another one.`)
}

/** Pauses the sendings that tell of a consultation which is open no more, or has another last day, with the reason (rule: reminder-ends). */
export async function pauseUntimely(db: Kysely<Database>, now: Date): Promise<void> {
  const onTheirWay = db.selectFrom('update_sendings').select(['update_id', 'occasion']).where('state', '=', 'sending')
  const open = await onTheirWay.where('occasion', '<>', '').execute()
  if (open.length === 0) return
  const [stages, today] = [await listRead(db, 'process_stages'), londonDay(now.getTime())]
  for (const { update_id, occasion } of open) {
    const why = whyNotGoOn(occasion, stages, today)
    if (why) await changeSending(db, update_id, 'pause', now, why)
  }
}

/** Refuses to let a sending go on that says what does not hold (rule: reminder-ends). Throws 'invalid'. */
export async function requireMayGoOn(db: Kysely<Database>, updateId: string, now: Date): Promise<void> {
  const { occasion = '' } = (await findSending(db, 'update_id', updateId)) ?? {}
  const why = whyNotGoOn(occasion, await listRead(db, 'process_stages'), londonDay(now.getTime()))
  if (!why) return
  throw new ContentError(
    'invalid',
    `This update cannot go on. ${untimelyWords[why]} It can once what it says is true again.`,
  )
}
