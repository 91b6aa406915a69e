import type { Row, TableName } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { contentWriter } from './content-writer.ts'
import { restoreDeleted } from './maintenance-api.ts'
import { type Question, useConfirm } from './modal.tsx'
import { useWrite } from './use-write.ts'

/** The words of a deletion. */
export interface DeletionWords {
  deleted: { title: string; description?: string }
  /** The title of the toast when it fails. `description` stands in place of the server's words. */
  failed: { title: string; description?: string }
  /** The title of the toast after Undo, such as 'Event restored'. */
  restored: string
}

/** A row that is to be deleted, with the version that was seen of it. */
interface Doomed {
  key: string
  version: string
}

/**
 * Deletes a row once somebody has agreed to that, and offers Undo in the toast that says so; where it has been changed
 * meanwhile it asks once more. `remove` answers whether the row was deleted.
 */
export function useDeletion(table: TableName, { deleted, failed, restored }: DeletionWords) {
  const { ask, dialog } = useConfirm()
  const undo = useWrite({
    send: (key: string) => restoreDeleted(table, key),
    refreshes: [table],
    done: () => ({ title: restored }),
    failed: 'Undo failed',
    describe: (reason) => `${reason} The History has it.`,
  })
  const deletion = useWrite({
    send: (doomed: Doomed) => deleteSeen(table, doomed, ask),
    refreshes: [table],
    done: (isDeleted, { key }) =>
      isDeleted ? { ...deleted, action: { label: 'Undo', onClick: () => undo.run(key) } } : undefined,
    failed: failed.title,
    describe: (reason) => failed.description ?? reason,
  })
  const remove = async (doomed: Doomed, question: Pick<Question, 'text' | 'details'>): Promise<boolean> => {
    const isAgreed = await ask({ ...question, action: 'Delete', isDanger: true })
    return isAgreed && (await deletion.run(doomed))?.result === true
  }
  return { remove, dialog }
}

async function deleteSeen(
  table: TableName,
  { key, version }: Doomed,
  ask: (question: Question) => Promise<boolean>,
): Promise<boolean> {
  try {
    await contentWriter.delete(table, key, version)
    return true
  } catch (error) {
    if (!(error instanceof ContentError && error.code === 'conflict' && error.current)) throw error
    if (!(await ask(changedMeanwhile))) return false
    return deleteSeen(table, { key, version: (error.current as Row<TableName>).updated_at }, ask)
  }
}

const changedMeanwhile: Question = {
  text: 'Somebody changed it meanwhile. Delete it all the same?',
  action: 'Delete all the same',
  refusal: 'Keep it',
  isDanger: true,
}
