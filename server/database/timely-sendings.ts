import type { Kysely, Transaction } from 'kysely'
import { untimelyWords } from '../../content/occasion-updates.ts'
import { ContentError } from '../../domain/content-error.ts'
import { londonDay } from '../../domain/london-day.ts'
import { whyNotGoOn, whyUntimely } from '../../domain/occasions.ts'
import { readRow } from './rows.ts'
import { changeSending } from './sending-changes.ts'
import { lockStages } from './stage-move.ts'
import { listStored } from './stored-rows.ts'
import type { Database } from './tables.ts'

/** Refuses to begin an update whose occasion does not hold any more; no stage moves until its sending has begun (rule: reminder-true). */
export async function requireTimely(
  transaction: Transaction<Database>,
  kind: 'sqlite' | 'postgres',
  occasion: string,
  now: Date,
): Promise<void> {
  if (occasion === '') return
  await lockStages(transaction, kind)
  const why = whyUntimely(occasion, await listStages(transaction), londonDay(now.getTime()))
  if (!why) return
  throw new ContentError('invalid', `This update cannot be sent any more. ${untimelyWords[why]} Write another one.`)
}

/** Pauses the sendings that tell of a consultation which is open no more, or has another last day, with the reason (rule: reminder-ends). */
export async function pauseUntimely(db: Kysely<Database>, now: Date): Promise<void> {
  const onTheirWay = db.selectFrom('update_sendings').select(['update_id', 'occasion']).where('state', '=', 'sending')
  const open = await onTheirWay.where('occasion', '<>', '').execute()
  if (open.length === 0) return
  const [stages, today] = [await listStages(db), londonDay(now.getTime())]
  for (const { update_id, occasion } of open) {
    const why = whyNotGoOn(occasion, stages, today)
    if (why) await changeSending(db, update_id, 'pause', now, why)
  }
}

/** Refuses to let a sending go on that says what does not hold (rule: reminder-ends). Throws 'invalid'. */
export async function requireMayGoOn(db: Kysely<Database>, updateId: string, now: Date): Promise<void> {
  const sending = db.selectFrom('update_sendings').select('occasion').where('update_id', '=', updateId)
  const { occasion = '' } = (await sending.executeTakeFirst()) ?? {}
  const why = whyNotGoOn(occasion, await listStages(db), londonDay(now.getTime()))
  if (!why) return
  throw new ContentError(
    'invalid',
    `This update cannot go on. ${untimelyWords[why]} It can once what it says is true again.`,
  )
}

async function listStages(db: Kysely<Database>) {
  return (await listStored(db, 'process_stages')).map((row) => readRow('process_stages', row))
}
