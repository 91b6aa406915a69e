import { useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../domain/content.ts'
import { type BatchSummary, batchKind, type ContentChange } from '../../../domain/content-change.ts'
import { type Question, useConfirm } from '../confirm.tsx'
import { DifferenceTable } from '../difference-table.tsx'
import { findBatch, restoreChange, type TakingBack, undoBatch } from '../maintenance-api.ts'
import { rowDifferences } from '../row-difference.ts'
import { rowName } from '../row-name.ts'
import { rowsQuery } from '../rows-query.ts'
import { useWrite, type Writing } from '../use-write.ts'
import { batchWords } from './batch-words.ts'

/** A step back; it resolves to the step that takes it back in turn, unless others have changed something since. */
type Step = () => Promise<Step>

const restore =
  (change: Pick<ContentChange, 'id' | 'table'>, how: TakingBack): Step =>
  async () =>
    restore(await restoreChange(change, how), { unlessChanged: true })
const undo =
  (batch: string, how: TakingBack): Step =>
  async () =>
    undo((await undoBatch(batch, how)).batch, { unlessChanged: true })

/** Somebody has looked at what goes. */
const asked = { unlessChanged: false }

/** The ways back in the history: of one change, and of all that was done at once. Each asks first, and can be undone. */
export function useRestore() {
  const confirm = useConfirm()
  const look = useWrite({ send: findBatch })
  const step = {
    send: (taken: Step) => taken(),
    refreshes: [],
    done: (next: Step) => ({
      title: 'Restored',
      description: 'The history has this change too.',
      action: { label: 'Undo', onClick: () => undoing.run(next) },
    }),
  }
  const back = useWrite({ ...step, failed: 'Restore failed' })
  const undoing: Writing<Step, Step> = useWrite({
    ...step,
    failed: 'Undo failed',
    describe: (reason) => `${reason} The History has it.`,
  })

  async function ask(question: Question, step: Step): Promise<void> {
    if (!(await confirm.ask(question))) return
    look.reset()
    await back.run(step)
  }
  return {
    /** Why the last of them failed. */
    failure: look.failure ?? back.failure,
    dialog: confirm.dialog,
    askRestore(change: ContentChange): Promise<void> {
      const title = rowName(change.table, change.key, change.after ?? change.before)
      const text = change.before ? `Restore ‘${title}’ as it was before this change?` : `Take ‘${title}’ away again?`
      const action = change.before ? 'Restore' : 'Take away'
      const details = <RestorePreview change={change} />
      return ask({ text, action, details, isWide: true }, restore(change, asked))
    },
    async askUndo(batch: string): Promise<void> {
      const found = await look.run(batch)
      if (found) await ask(undoQuestion(batch, found.result), undo(batch, asked))
    },
  }
}

function undoQuestion(batch: string, { changes, changedSince }: BatchSummary): Question {
  const rows = changes === 1 ? 'The 1 row that it changed is' : `All ${changes} rows that it changed are`
  const since = changedSince === 1 ? '1 of them was' : `${changedSince} of them were`
  const details = (
    <>
      <p>{rows} as they were before. Rows that it added go, and rows that it deleted come back.</p>
      {changedSince > 0 && <p>{since} changed again since: that goes too, but the History keeps it.</p>}
    </>
  )
  const { question: text, action } = batchWords[batchKind(batch)]
  return { text, action, details, isDanger: true }
}

/** What restoring would change in the row as it is now. */
function RestorePreview({ change: { table, key, before } }: { change: ContentChange }) {
  const { data: rows, isFetching } = useQuery(rowsQuery(table))
  if (!rows || isFetching) return <p role="status">Loading...</p>
  const current = rows.find((row) => keyOf(table, row) === key)
  const differences = rowDifferences(current ?? null, before)
  if (differences.length === 0) return <p>It is already as it was before this change.</p>
  return (
    <DifferenceTable
      table={table}
      caption="What restoring changes"
      columns={['Now', 'Restored']}
      differences={differences}
    />
  )
}
