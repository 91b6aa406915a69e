import type { TableName } from '../../domain/content.ts'
import { contentWriter } from './content-writer.ts'
import { restoreDeleted } from './maintenance-api.ts'
import { useWrite, type Writing } from './use-write.ts'

/** The words of a deletion (rule: change-toasts). */
export interface DeletionWords {
  deleted: { title: string; description?: string }
  /** The title of the toast when it fails. `description` stands in place of the server's words. */
  failed: { title: string; description?: string }
  /** The title of the toast after Undo, such as 'Event restored'. */
  restored: string
}

/** Deletes a row by its key, and offers Undo in the toast that says so. */
export function useDeletion(table: TableName, { deleted, failed, restored }: DeletionWords): Writing<string, void> {
  const undo = useWrite({
    send: (key: string) => restoreDeleted(table, key),
    refreshes: [table],
    done: () => ({ title: restored }),
    failed: 'Undo failed',
    describe: (reason) => `${reason} The History has it.`,
  })
  return useWrite({
    send: (key: string) => contentWriter.delete(table, key),
    refreshes: [table],
    done: (_, key) => ({ ...deleted, action: { label: 'Undo', onClick: () => undo.run(key) } }),
    failed: failed.title,
    describe: (reason) => failed.description ?? reason,
  })
}
