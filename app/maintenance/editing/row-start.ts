import { keyOf, type Row, type TableName } from '../../../domain/content.ts'
import { abandonedDrafts, type Draft, removeDraft } from '../draft-store.ts'
import { isSame } from '../row-difference.ts'
import { edit, recallUndo } from '../undo-stack.ts'
import { type EntityDefinition, hasShape } from './entity-definition.ts'
import { type RowEdits, startEdits } from './row-state.ts'

/** What a form begins with: the row as it is stored, with what the form itself proposes to change of it, or a new one. */
export type RowStart<T extends TableName, V extends object> =
  | { row: Row<T>; proposed?: (row: Row<T>) => Partial<V> }
  | { blank: V }

/** What the drafts of a row in a form go by. */
export function formName(
  { table, form }: Pick<EntityDefinition<TableName, never>, 'table' | 'form'>,
  key: string,
): string {
  return [table, ...(form === undefined ? [] : [form]), key].join(':')
}

/** A row as it is opened, with what could be undone in it when it was open last. */
export function begin<T extends TableName, V extends object>(
  definition: EntityDefinition<T, V>,
  start: RowStart<T, V>,
): RowEdits<V> {
  if ('blank' in start) return startEdits(start.blank, null)
  const { row, proposed } = start
  const name = formName(definition, keyOf(definition.table, row))
  const edits = recallUndo<V>(name, (like) => definition.valuesOf(row, like))
  if (!proposed) return startEdits(edits.present, row.updated_at, edits)
  const changed = edit(edits, { ...edits.present, ...proposed(row) })
  return { ...startEdits(edits.present, row.updated_at, changed), proposed: changed.present }
}

/** What earlier editors have left of a form, without what is stored: a response to a save may come after they were left. */
export async function offeredDrafts<T extends TableName, V extends object>(
  { schema, fieldsOf }: EntityDefinition<T, V>,
  { form, base: stored }: { form: string; base: V },
): Promise<Draft<V>[]> {
  const offers: Draft<V>[] = []
  for (const { value, base, ...draft } of await abandonedDrafts(form)) {
    if (!hasShape(schema, value) || !hasShape(schema, base)) continue
    if (isSame(fieldsOf(value), fieldsOf(stored))) removeDraft(draft)
    else offers.push({ ...draft, value, base })
  }
  return offers
}
