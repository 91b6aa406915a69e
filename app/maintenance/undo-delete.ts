import type { TableName } from '../../domain/content.ts'
import { showToast } from '../ui/toast.ts'
import { contentWriter, failureText } from './content-writer.ts'
import { restoreDeleted } from './maintenance-api.ts'

/** The words of a deletion (rule: change-toasts). */
export interface DeletionWords {
  deleted: { title: string; description?: string; settles?: string[] }
  /** The title of the toast when it fails. `description` stands in place of the server's words. */
  failed: { title: string; description?: string }
  /** The title of the toast after Undo, such as 'Event restored'. */
  restored: string
}

/**
 * Deletes a row, and offers Undo in the toast that says so. `onChange` refreshes what shows the row.
 * Resolves to whether it was deleted.
 */
export async function deleteWithUndo(
  table: TableName,
  key: string,
  words: DeletionWords,
  onChange: () => void,
): Promise<boolean> {
  const restore = async () => {
    const failed = 'Undo failed'
    try {
      await restoreDeleted(table, key)
      showToast({ kind: 'success', title: words.restored, settles: [failed] })
    } catch (error) {
      const description = `${failureText(error)} The History has it.`
      showToast({ kind: 'error', title: failed, description })
    }
    onChange()
  }
  try {
    await contentWriter.delete(table, key)
    showToast({ kind: 'success', ...words.deleted, action: { label: 'Undo', onClick: restore } })
    return true
  } catch (error) {
    showToast({ kind: 'error', description: failureText(error), ...words.failed })
    return false
  } finally {
    onChange()
  }
}
