import { keyOf, type TableName } from '../../../domain/content.ts'
import { type Draft, listDrafts, removeDraft, writeDraft } from '../draft-store.ts'
import { isSame } from '../row-difference.ts'
import { type EntityDefinition, hasShape } from './entity-definition.ts'
import { isUnsaved, type RowEdits } from './row-state.ts'

/** What this browser keeps of one row in an editor, and what earlier forms have left of it. */
export interface RowDrafts<V> {
  /** False while the browser refuses to keep what is unsaved. */
  isKept: boolean
  /** Unsaved changes of the row that no open editor holds, newest first. */
  offers: readonly Draft<V>[]
}

/** The drafts of one row; `isBlank` tells one that began as a new one from one that was deleted meanwhile. */
export function createRowDrafts<T extends TableName, V extends object>(
  { table, schema, fieldsOf }: EntityDefinition<T, V>,
  isBlank: boolean,
) {
  // Each form has one of its own, so that two tabs never overwrite each other's.
  const ownId = crypto.randomUUID()
  const now: RowDrafts<V> = { isKept: true, offers: [] }

  function formOf({ base, version }: RowEdits<V>): string {
    return `${table}:${isBlank && version === null ? 'new' : keyOf(table, base)}`
  }
  function write(row: RowEdits<V>, id: string, more?: Partial<Draft>): boolean {
    const { base, version: basedOn, values } = row
    const savedAt = new Date().toISOString()
    return writeDraft({ id, form: formOf(row), value: values, base, basedOn, savedAt, ...more })
  }

  return {
    now,
    /** Keeps what is unsaved in place of what was. */
    keep(row: RowEdits<V>): void {
      now.isKept = !isUnsaved(row) || write(row, ownId)
      if (!isUnsaved(row)) removeDraft({ id: ownId })
    },
    /** Leaves what is unsaved to be offered: false where the browser refuses to keep it. */
    setAside: (row: RowEdits<V>, more?: Pick<Draft, 'notTaken'>) => write(row, crypto.randomUUID(), more),
    /** Looks for offers. What is stored is none: a response to a save may come after its form was left. */
    look(row: RowEdits<V>): void {
      const offers: Draft<V>[] = []
      for (const { value, base, ...draft } of listDrafts(formOf(row))) {
        if (draft.id === ownId || !hasShape(schema, value) || !hasShape(schema, base)) continue
        if (isSame(fieldsOf(value), fieldsOf(row.base))) removeDraft(draft)
        else offers.push({ ...draft, value, base })
      }
      now.offers = offers
    },
  }
}
