import { type EntityDefinition, saveWords } from '../editing/entity-definition.ts'
import { typedRows } from '../editing/typed-rows.ts'
import type { DeletionWords } from '../undo-delete.ts'

const rows = typedRows('updates')
export type UpdateValues = ReturnType<typeof rows.valuesOf>

/** An update to subscribers while it is unsent: whether it was sent is nothing that a form says. */
export const updateDefinition: EntityDefinition<'updates', UpdateValues> = {
  ...rows,
  words: saveWords(
    { title: 'Update saved', description: 'Nobody gets it before you send it' },
    'Error saving the update',
  ),
}

export const updateDeletion: DeletionWords = {
  deleted: { title: 'Update deleted' },
  failed: { title: 'Error deleting the update' },
  restored: 'Update restored',
}
