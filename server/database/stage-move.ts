import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { batchName } from '../../domain/content-change.ts'
import { ContentError } from '../../domain/content-error.ts'
import type { StageId } from '../../domain/fixed-rows.ts'
import { londonDay } from '../../domain/london-day.ts'
import { statusesOnceCurrent } from '../../domain/progress.ts'
import type { ColumnForms } from './column-forms.ts'
import { recordChange } from './history.ts'
import { readRow } from './rows.ts'
import { listStored, updateStored } from './stored-rows.ts'
import type { Database } from './tables.ts'
import { timeAfter } from './write-content.ts'

/** What else a change of a stage changes. */
interface StageMove {
  /** Of the stage itself: the day since when it is current. */
  own: { starts_on?: string }
  /** What the history knows all of it by. */
  batch?: { batch: string }
  /** Changes the statuses of the other stages in the same transaction. */
  follow: (forms: ColumnForms) => Promise<void>
}

/**
 * Checks a change of a stage, and lets the others follow where it makes this one current, so that exactly one is
 * (rule: stages-once, stage-follow). Throws an 'invalid' ContentError where none would be, or where a stage would end before it starts.
 */
export async function stageMove(transaction: Transaction<Database>, key: string, change: object): Promise<StageMove> {
  const stored = await listStored(transaction, 'process_stages')
  const stages = stored.map((row) => readRow('process_stages', row))
  const before = stages.find(({ id }) => id === key)
  const after = { ...before, ...change } as typeof before
  if (!before || !after) return nothingFollows
  if (after.starts_on !== '' && after.ends_on !== '' && after.ends_on < after.starts_on) {
    throw refused('ends_on', 'must not be before the first day')
  }
  if (before.status === 'current' && after.status !== 'current') {
    throw refused('status', 'must stay current. Make another stage the current one, and this one follows')
  }
  if (before.status === 'current' || after.status !== 'current') return nothingFollows
  const batch = batchName('stage', randomUUID())
  return {
    own: 'starts_on' in change || key === 'public-consultation' ? {} : { starts_on: londonDay() },
    batch: { batch },
    async follow(forms) {
      for (const { id, status } of statusesOnceCurrent(stages, key as StageId)) {
        const row = stored.find((each) => each.id === id)
        const stage = stages.find((each) => each.id === id)
        if (!row || !stage || id === key || stage.status === status) continue
        const at = timeAfter(stage.updated_at)
        const changed = await updateStored(transaction, forms, 'process_stages', id, { status, updated_at: at })
        await recordChange(transaction, {
          ...{ table: 'process_stages', at, key: id, kind: 'update', before: row, after: changed, batch },
        })
      }
    },
  }
}

const nothingFollows: StageMove = { own: {}, follow: async () => undefined }

function refused(field: string, rule: string): ContentError {
  return new ContentError('invalid', `${field} ${rule}.`, { fields: [{ field, rule }] })
}
