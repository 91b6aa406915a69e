import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { batchName } from '../../domain/content-change.ts'
import { ContentError } from '../../domain/content-error.ts'
import { dateWords } from '../../domain/date-words.ts'
import { londonDay } from '../../domain/london-day.ts'
import { endBeforeStart, opensLater, type ProcessStage } from '../../domain/process-stage.ts'
import { consultationDates, currentStage, stagesOn, stagesOnceChanged } from '../../domain/progress.ts'
import { recordChange } from './history.ts'
import { readRow } from './rows.ts'
import { listRead, listStored, updateStored } from './stored-rows.ts'
import type { Database } from './tables.ts'
import { refused, timeAfter } from './write-content.ts'

/** What else a change of a stage changes. */
interface StageMove {
  /** Of the stage itself: the day since when it is current. */
  own: { starts_on?: string; ends_on?: string }
  /** What the history knows all of it by. */
  batch?: { batch: string }
  /** Changes the statuses of the other stages in the same transaction. */
  follow: () => Promise<void>
}

/** Has one change of the stages wait for another, so that each meets what the other has made current. */
export async function lockStages(transaction: Transaction<Database>): Promise<void> {
  await transaction.selectFrom('process_stages').select('id').orderBy('id').forUpdate().execute()
}

/**
 * Checks a change of a stage, and lets the others follow where it makes this one current, so that exactly one is.
 * Throws an 'invalid' ContentError where none would be, where a stage would end before
 * it starts, and where the dates of the consultation would make another stage current all the same.
 */
export async function stageMove(transaction: Transaction<Database>, key: string, change: object): Promise<StageMove> {
  const stored = await listStored(transaction, 'process_stages')
  const stages = stored.map((row) => readRow('process_stages', row))
  const before = stages.find(({ id }) => id === key)
  const after = { ...before, ...change } as typeof before
  if (!before || !after) return nothingFollows
  const wrong = endBeforeStart(after)
  if (wrong) throw refused(wrong.field, wrong.rule)
  if (before.status === 'current' && after.status !== 'current') {
    throw refused('status', 'must stay current. Make another stage the current one, and this one follows')
  }
  if (before.status === 'current' || after.status !== 'current') return nothingFollows
  const moved = stagesOnceChanged(stages, after.id, change, londonDay())
  const made = moved.find(({ id }) => id === after.id) ?? after
  requireEffect(moved, made)
  const batch = batchName('stage', randomUUID())
  return {
    own: { starts_on: made.starts_on, ends_on: made.ends_on },
    batch: { batch },
    async follow() {
      const statuses = new Map(moved.map(({ id, status }) => [id, status]))
      for (const row of stored) {
        const stage = readRow('process_stages', row)
        const status = statuses.get(stage.id)
        if (stage.id === key || status === undefined) continue
        // All stages get a new version, so that somebody who moves the stage from an older view of it is told.
        const at = timeAfter(stage.updated_at)
        const after = await updateStored(transaction, 'process_stages', stage.id, { status, updated_at: at })
        if (status === stage.status) continue
        const about = { table: 'process_stages', key: stage.id, kind: 'update' } as const
        await recordChange(transaction, { ...about, at, before: row, after, batch })
      }
    },
  }
}

const nothingFollows: StageMove = { own: {}, follow: async () => undefined }

/** A stage that is made current is the current one for visitors too, whom the dates of the consultation decide for. */
function requireEffect(moved: readonly ProcessStage[], made: ProcessStage): void {
  const today = londonDay()
  if (currentStage(stagesOn(moved, today)).id === made.id) return
  if (made.id !== 'public-consultation') {
    const { opens } = consultationDates(moved)
    throw refused(
      'starts_on',
      `must be after ${dateWords(opens)}, the day on which public consultation opens by its dates. Change those first where they are wrong`,
    )
  }
  throw made.starts_on > today
    ? refused('starts_on', opensLater)
    : refused('ends_on', 'is over already: give the last day of the new consultation, or none')
}

/**
 * Sees to it that what is taken back leaves exactly one current stage. Throws an 'invalid' ContentError
 * where it would not, as after a later move.
 */
export async function requireOneCurrent(transaction: Transaction<Database>): Promise<void> {
  const stages = await listRead(transaction, 'process_stages')
  const current = stages.filter(({ status }) => status === 'current')
  if (stages.length === 0 || current.length === 1) return
  throw new ContentError(
    'invalid',
    'The stage was moved on since, so that this cannot be taken back by itself. Make the right stage the current one instead.',
  )
}
