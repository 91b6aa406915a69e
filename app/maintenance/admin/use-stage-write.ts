import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Change } from '../../../domain/content.ts'
import type { ContentChange } from '../../../domain/content-change.ts'
import { ContentError, type FieldError } from '../../../domain/content-error.ts'
import type { ProcessStage } from '../../../domain/process-stage.ts'
import { currentStage } from '../../../domain/progress.ts'
import { contentWriter } from '../content-writer.ts'
import { mergeNotice } from '../editing/merge-words.ts'
import { listHistory, restoreChange, undoBatch } from '../maintenance-api.ts'
import { rowsQuery } from '../rows-query.ts'
import { useWrite } from '../use-write.ts'
import { type MetDates, mergeDates, type StageDates } from './stage-dates.ts'

const table = 'process_stages'
const noErrors: readonly FieldError[] = []

/** What is to become of a stage, the version of it that the dates were typed over, and the stages that were seen. */
interface StageWrite {
  base: ProcessStage
  stages: readonly ProcessStage[]
  change: Change<typeof table> & StageDates
}

/** Two have given a stage other dates at the same time. */
class DatesMet extends ContentError {
  readonly met: MetDates
  constructor(met: MetDates, cause: unknown) {
    const words = 'Someone else has saved other dates of this stage in the meantime. Nothing has been overwritten.'
    super('conflict', words, { cause })
    this.met = met
  }
}

/**
 * Saves a stage as one change that the toast takes back as a whole; the fields that are refused stand in `errors`, and dates
 * that somebody else has given it meanwhile in `met`.
 */
export function useStageWrite() {
  const client = useQueryClient()
  const [closed, setClosed] = useState<Error>()
  const undo = useWrite({
    async send({ id, batch }: ContentChange): Promise<void> {
      if (batch === null) await restoreChange({ id, table })
      else await undoBatch(batch)
    },
    refreshes: [table],
    done: () => ({ title: 'Stage restored', description: 'It is as it was before.' }),
    failed: 'Undo failed',
  })

  /** A newer version is another text, other dates, or the answer to a question that nobody asked: then the maintainer looks again. */
  async function store({ base, stages, change }: StageWrite): Promise<{ row: ProcessStage; others: string[] }> {
    try {
      return { row: await contentWriter.update(table, base.id, change, base.updated_at), others: [] }
    } catch (error) {
      if (!(error instanceof ContentError && error.code === 'conflict')) throw error
      const rows = await client.fetchQuery(rowsQuery(table))
      const theirs = rows.find(({ id }) => id === base.id)
      if (!theirs || currentStage(rows).id !== currentStage(stages).id) {
        throw new ContentError('conflict', movedMeanwhile(currentStage(rows)), { cause: error })
      }
      const { merged, conflicts, others } = mergeDates(base, change, theirs)
      if (conflicts.length > 0) throw new DatesMet({ base, mine: change, theirs, conflicts }, error)
      const row = await contentWriter.update(table, base.id, { ...change, ...merged }, theirs.updated_at)
      return { row, others }
    }
  }

  const saving = useWrite({
    async send(write: StageWrite) {
      const stored = await store(write)
      return { ...stored, made: await findChange(stored.row) }
    },
    refreshes: [table],
    done: ({ row, others, made }, { change }) => ({
      title: 'Stage updated',
      description: [
        change.status === 'current' ? `${row.title} is the current stage.` : `${row.title} has been saved.`,
        mergeNotice({ others, notTaken: [], isTheirs: false }, table),
      ]
        .join(' ')
        .trim(),
      ...(made && { action: { label: 'Undo', onClick: () => void undo.run(made) } }),
    }),
  })

  const { error } = saving
  return {
    ...saving,
    errors: error instanceof ContentError ? error.fields : noErrors,
    met: error instanceof DatesMet && error !== closed ? error.met : undefined,
    /** Goes back to the form with everything as it was typed. */
    closeMet: () => setClosed(error ?? undefined),
  }
}

/** What is said where somebody else was faster. */
function movedMeanwhile({ title }: ProcessStage): string {
  return `Someone has moved the stage in the meantime: it is now ${title}. What you typed is still here. Look at what follows now, and save again.`
}

/** The history's entry of what was just stored; undefined where it cannot be told, and then the history itself has the way back. */
async function findChange({ id, updated_at }: ProcessStage): Promise<ContentChange | undefined> {
  const changes = await listHistory({ limit: 1, table, key: id }).catch(() => [])
  return changes.find(({ at }) => at === updated_at)
}
