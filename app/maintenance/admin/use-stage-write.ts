import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Change } from '../../../domain/content.ts'
import type { ContentChange } from '../../../domain/content-change.ts'
import { ContentError, type FieldError } from '../../../domain/content-error.ts'
import type { ProcessStage } from '../../../domain/process-stage.ts'
import { currentStage } from '../../../domain/progress.ts'
import { contentWriter } from '../content-writer.ts'
import { listHistory, restoreChange, undoBatch } from '../maintenance-api.ts'
import { rowsQuery } from '../rows-query.ts'
import { useWrite } from '../use-write.ts'

const table = 'process_stages'

/** What is to become of a stage, and the stages that were seen when that was decided. */
interface StageWrite {
  stage: ProcessStage
  stages: readonly ProcessStage[]
  change: Change<typeof table>
}

/** Saves a stage as one change that the toast takes back as a whole; the fields that are refused stand in `errors`. */
export function useStageWrite() {
  const client = useQueryClient()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const undo = useWrite({
    async send({ id, batch }: ContentChange): Promise<void> {
      if (batch === null) await restoreChange({ id, table })
      else await undoBatch(batch)
    },
    refreshes: [table],
    done: () => ({ title: 'Stage restored', description: 'It is as it was before.' }),
    failed: 'Undo failed',
  })

  /** A newer version is only another text, or the answer to a question that nobody asked: then the maintainer looks again. */
  async function store({ stage, stages, change }: StageWrite): Promise<ProcessStage> {
    try {
      return await contentWriter.update(table, stage.id, change, stage.updated_at)
    } catch (error) {
      if (!(error instanceof ContentError && error.code === 'conflict')) throw error
      const rows = await client.fetchQuery(rowsQuery(table))
      const now = rows.find(({ id }) => id === stage.id)
      const isSame = now && now.starts_on === stage.starts_on && now.ends_on === stage.ends_on
      if (!isSame || currentStage(rows).id !== currentStage(stages).id) {
        throw new ContentError('conflict', movedMeanwhile(currentStage(rows)), { cause: error })
      }
      return contentWriter.update(table, stage.id, change, now.updated_at)
    }
  }

  const saving = useWrite({
    async send(write: StageWrite) {
      setErrors([])
      try {
        const row = await store(write)
        return { row, made: await findChange(row) }
      } catch (error) {
        if (error instanceof ContentError) setErrors(error.fields)
        throw error
      }
    },
    refreshes: [table],
    done: ({ row, made }, { change }) => ({
      title: 'Stage updated',
      description: change.status === 'current' ? `${row.title} is the current stage.` : `${row.title} has been saved.`,
      ...(made && { action: { label: 'Undo', onClick: () => void undo.run(made) } }),
    }),
  })
  return { ...saving, errors }
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
