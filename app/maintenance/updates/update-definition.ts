import type { z } from 'zod'
import { updateSchema } from '../../../domain/update.ts'
import { type EntityDefinition, saveWords } from '../editing/entity-definition.ts'
import type { DeletionWords } from '../undo-delete.ts'

const valuesSchema = updateSchema.omit({ sent_at: true, stopped_at: true, updated_at: true })
export type UpdateValues = z.infer<typeof valuesSchema>

/** An update to subscribers while it is unsent: whether it was sent is nothing that a form says. */
export const updateDefinition: EntityDefinition<'updates', UpdateValues> = {
  table: 'updates',
  noun: 'update',
  schema: valuesSchema,
  valuesOf: ({ sent_at: _sent, stopped_at: _stopped, updated_at: _seen, ...values }) => values,
  fieldsOf: (values) => values,
  words: saveWords(
    { title: 'Update saved', description: 'Nobody gets it before you send it' },
    'Error saving the update',
  ),
}

/** The form of an update that nobody has written yet. */
export function blankUpdate(): UpdateValues {
  return { id: crypto.randomUUID(), subject: '', body: '', occasion: '' }
}

export const updateDeletion: DeletionWords = {
  deleted: { title: 'Update deleted' },
  failed: { title: 'Error deleting the update' },
  restored: 'Update restored',
}
