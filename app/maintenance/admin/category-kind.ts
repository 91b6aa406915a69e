import { type RowKind, rowWords } from './row-kind.ts'

export const categoryKind: RowKind<'evidence_categories'> = {
  table: 'evidence_categories',
  noun: 'category',
  words: rowWords('category', 'evidence category'),
  blank: () => ({ id: '', name: '' }),
  valuesOf: ({ id, name }) => ({ id, name }),
  keyOf: ({ id = '' }) => id,
  fieldsOf: ({ name = '' }) => ({ name }),
}
