import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { batchKind, type ContentChange } from '../../../domain/content-change.ts'
import { rowTitle } from '../../../domain/content-transfer.ts'
import { showToast } from '../../ui/toast.ts'
import { type Question, useConfirm } from '../confirm.tsx'
import { failureText } from '../content-writer.ts'
import { findBatch, restoreChange, undoBatch } from '../maintenance-api.ts'
import { RestorePreview } from './restore-preview.tsx'

const failed = 'Restore failed'

/** The ways back in the history: of one change, and of all that was done at once. Each asks first, and can be undone. */
export function useRestore(): {
  askRestore: (change: ContentChange) => Promise<void>
  askUndo: (batch: string) => Promise<void>
  /** Why the last of them failed. */
  failure: string | undefined
  dialog: ReactNode
} {
  const client = useQueryClient()
  const confirm = useConfirm()
  const [failure, setFailure] = useState<string>()

  /** Does it and tells so; `undo` is what takes it back. */
  async function run<R>(work: () => Promise<R>, undo: (done: R) => Promise<void>): Promise<void> {
    setFailure(undefined)
    try {
      const done = await work()
      showToast({
        kind: 'success',
        title: 'Restored',
        description: 'The history has this change too.',
        settles: [failed],
        action: { label: 'Undo', onClick: () => undo(done) },
      })
    } catch (error) {
      setFailure(failureText(error))
      showToast({ kind: 'error', title: failed, description: failureText(error) })
    } finally {
      await client.invalidateQueries()
    }
  }
  const restore = (change: Pick<ContentChange, 'id' | 'table'>): Promise<void> =>
    run(() => restoreChange(change), restore)
  const undo = (batch: string): Promise<void> =>
    run(
      () => undoBatch(batch),
      (done) => undo(done.batch),
    )

  async function ask(question: Question, work: () => Promise<void>): Promise<void> {
    if (await confirm.ask(question)) await work()
  }
  return {
    failure,
    dialog: confirm.dialog,
    askRestore(change) {
      const title = rowTitle(change.after ?? change.before ?? {}, change.key)
      const text = change.before ? `Restore ‘${title}’ as it was before this change?` : `Take ‘${title}’ away again?`
      const action = change.before ? 'Restore' : 'Take away'
      const details = <RestorePreview change={change} />
      return ask({ text, action, details, isWide: true }, () => restore(change))
    },
    async askUndo(batch) {
      try {
        await ask(await undoQuestion(batch), () => undo(batch))
      } catch (error) {
        setFailure(failureText(error))
      }
    },
  }
}

async function undoQuestion(batch: string): Promise<Question> {
  const { changes, changedSince } = await findBatch(batch)
  const rows = changes === 1 ? 'The 1 row that it changed is' : `All ${changes} rows that it changed are`
  const since = changedSince === 1 ? '1 of them was' : `${changedSince} of them were`
  const details = (
    <>
      <p>{rows} as they were before. Rows that it added go, and rows that it deleted come back.</p>
      {changedSince > 0 && <p>{since} changed again since: that goes too, but the History keeps it.</p>}
    </>
  )
  return batchKind(batch) === 'import'
    ? { text: 'Undo the whole import?', action: 'Undo the import', details, isDanger: true }
    : { text: 'Bring the whole import back?', action: 'Bring it back', details, isDanger: true }
}
