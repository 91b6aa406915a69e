import type { Transaction } from 'kysely'
import { extendChange, recordChange, type StoredChange } from './history.ts'
import type { Database } from './tables.ts'

/** How long the auto-saves of one row by one editor are one change, in milliseconds. */
const longestChange = 10 * 60_000

interface AutoSave {
  editor: string
  /** The change in the history, and when it began. */
  id: number
  began: number
}

/** Keeps the auto-saves of an editor as one change in the history, as long as nobody else changes the row in between. */
export function createAutoSaves() {
  const latest = new Map<string, AutoSave>()
  return {
    /** Keeps this change; the returned function is called when it is stored for good. */
    async record(transaction: Transaction<Database>, change: StoredChange, editor: string): Promise<() => void> {
      const row = `${change.table}/${change.key}`
      const known = latest.get(row)
      const began = Date.parse(change.at)
      const isGoingOn = known?.editor === editor && began - known.began < longestChange
      if (isGoingOn && (await extendChange(transaction, known.id, change))) return () => {}
      const id = await recordChange(transaction, change)
      return () => latest.set(row, { editor, id, began })
    },
  }
}
