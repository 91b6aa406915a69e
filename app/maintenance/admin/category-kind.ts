import { evidenceCategorySchema } from '../../../domain/evidence.ts'
import { dialogKind } from './dialog-kind.ts'

export const categoryKind = dialogKind({
  table: 'evidence_categories',
  noun: 'category',
  fullNoun: 'evidence category',
  schema: evidenceCategorySchema.omit({ updated_at: true }),
  blank: () => ({ id: '', name: '' }),
  valuesOf: ({ updated_at: _seen, ...values }) => values,
  fieldsOf: (values) => values,
  shownOn: () => [{ path: '/evidence-library', name: 'Evidence library' }],
})
