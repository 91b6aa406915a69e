import type { Kysely, Transaction } from 'kysely'
import { untimelyWords } from '../../content/occasion-updates.ts'
import { ContentError } from '../../domain/content-error.ts'
import { londonDay } from '../../domain/london-day.ts'
import { mayGoOn, whyUntimely } from '../../domain/occasions.ts'
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

/** Stops the sendings that tell of a consultation which is open no more, or has another last day (rule: reminder-ends). */
export async function stopUntimely(db: Kysely<Database>, now: Date): Promise<void> {
  const open = await db
    .selectFrom('update_sendings')
    .select(['update_id', 'occasion'])
    .where('state', 'in', ['sending', 'paused'])
    .where('occasion', '<>', '')
    .execute()
  if (open.length === 0) return
  const [stages, today] = [await listStages(db), londonDay(now.getTime())]
  for (const { update_id, occasion } of open) {
    if (mayGoOn(occasion, stages, today)) continue
    await changeSending(db, update_id, 'stop', now, whyUntimely(occasion, stages, today))
  }
}

async function listStages(db: Kysely<Database>) {
  return (await listStored(db, 'process_stages')).map((row) => readRow('process_stages', row))
}
