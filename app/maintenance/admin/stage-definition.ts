import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Change } from '../../../domain/content.ts'
import { ContentError } from '../../../domain/content-error.ts'
import type { ProcessStage } from '../../../domain/process-stage.ts'
import { currentStage } from '../../../domain/progress.ts'
import { type EntityDefinition, entity } from '../editing/entity-definition.ts'
import { type TypedRow, typedRows } from '../editing/typed-rows.ts'
import { findSaved, restoreChange, undoBatch } from '../maintenance-api.ts'
import { rowsQuery } from '../rows-query.ts'
import { useWrite } from '../use-write.ts'

const table = 'process_stages'

/** What an editor does with the stages. */
export type StageDefinition = EntityDefinition<typeof table, TypedRow<typeof table>>

/** What the form of all fields of a stage is called. */
export const byHandForm = 'by-hand'

/** The public pages that tell where the application stands. */
export const stagePages = [
  { path: '/process', name: 'Process' },
  { path: '/how-to-object', name: 'How to object' },
  { path: '/', name: 'Home' },
]

const stageDefinition: StageDefinition = entity({
  ...typedRows(table),
  labels: ({ id }) =>
    id === 'public-consultation'
      ? { starts_on: 'Opens on', ends_on: 'Closes on' }
      : { starts_on: 'First Day', ends_on: 'Last Day' },
  shownOn: () => stagePages,
})

/**
 * The stages in their forms, as the screen shows them: a save is taken back as a whole, and whoever makes a stage the current
 * one is told where another has become so meanwhile. `byHand` is the definition of the form of all fields.
 */
export function useStageDefinitions(stages: readonly ProcessStage[] | undefined): {
  panel: StageDefinition
  byHand: StageDefinition
} {
  const client = useQueryClient()
  const shown = useRef<ProcessStage>(undefined)
  shown.current = stages && currentStage(stages)
  const undo = useWrite({
    send: takeBack,
    refreshes: [table],
    done: () => ({ title: 'Stage restored', description: 'It is as it was before.' }),
    failed: 'Undo failed',
    describe: (reason) => `${reason} The History has it.`,
  })

  async function requireSameStage({ status }: Change<typeof table>): Promise<void> {
    if (status !== 'current') return
    const before = shown.current
    const current = currentStage(await client.fetchQuery(rowsQuery(table)))
    if (current.id === before?.id) return
    throw new ContentError('conflict', `${nowCurrent(current)} Look at what follows now, and save again.`)
  }

  const [panel] = useState<StageDefinition>(() => ({
    ...stageDefinition,
    words: {
      ...stageDefinition.words,
      stored(wasNew, row) {
        if (!row) return stageDefinition.words.stored(wasNew, row)
        const isMoved = row.status === 'current' && row.id !== shown.current?.id
        return {
          ...stageDefinition.words.stored(wasNew, row),
          description: `${row.title} ${isMoved ? 'is the current stage' : 'has been saved'}`,
          action: { label: 'Undo', onClick: () => void undo.run(row) },
        }
      },
    },
    beforeSending: requireSameStage,
  }))
  const [byHand] = useState(() => ({ ...panel, form: byHandForm }))
  return { panel, byHand }
}

/** Told where another stage than the one that was seen is the current one. */
export function nowCurrent({ title }: Pick<ProcessStage, 'title'>): string {
  return `The stage has been moved in the meantime: it is now ${title}.`
}

/** Takes the last change of a stage back, with all that was changed together with it; what others have changed of it since is not overwritten unseen. */
async function takeBack(stage: ProcessStage): Promise<void> {
  const saved = await findSaved(table, stage, 'stage')
  const how = { unlessChanged: true }
  await (saved.batch === null ? restoreChange(saved, how) : undoBatch(saved.batch, how))
}
