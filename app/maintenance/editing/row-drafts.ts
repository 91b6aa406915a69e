import { keyOf, type TableName } from '../../../domain/content.ts'
import { type Draft, listDrafts, newDraft, removeDraft, type Unsaved, writeDraft } from '../draft-store.ts'
import { isSame } from '../row-difference.ts'
import { type EntityDefinition, hasShape } from './entity-definition.ts'
import { isUnsaved, type RowEdits } from './row-state.ts'

/** What a draft keeps of a row in an editor; `isBlank` tells a new row from one that was deleted meanwhile. */
export function unsavedOf<T extends TableName, V extends object>(
  { table, draftForm }: EntityDefinition<T, V>,
  { base, version, edits }: RowEdits<V>,
  isBlank: boolean,
): Unsaved<V> {
  const key = isBlank && version === null ? 'new' : keyOf(table, base)
  const form = [table, ...(draftForm === undefined ? [] : [draftForm]), key].join(':')
  return { form, value: edits.present, base, basedOn: version }
}

/** Keeps what is unsaved under this id, and nothing where nothing is; false where the browser refuses to. */
export function keepDraft<V extends object>(row: RowEdits<V>, unsaved: Unsaved<V>, id: string): boolean {
  if (isUnsaved(row)) return writeDraft(newDraft(unsaved, id))
  removeDraft({ id })
  return true
}

/** What earlier forms of this row have left, without what is stored: a response to a save may come after they were left. */
export function listOffers<T extends TableName, V extends object>(
  { schema, fieldsOf }: EntityDefinition<T, V>,
  { form, base: storedBase }: Unsaved<V>,
  ownId: string,
): Draft<V>[] {
  const offers: Draft<V>[] = []
  for (const { value, base, ...draft } of listDrafts(form)) {
    if (draft.id === ownId || !hasShape(schema, value) || !hasShape(schema, base)) continue
    if (isSame(fieldsOf(value), fieldsOf(storedBase))) removeDraft(draft)
    else offers.push({ ...draft, value, base })
  }
  return offers
}
