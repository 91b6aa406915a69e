import { type Claim, claimSchema } from '../../../domain/claim.ts'
import { dialogKind } from './dialog-kind.ts'

export const claimKind = dialogKind({
  table: 'claims',
  noun: 'claim',
  schema: claimSchema.omit({ updated_at: true }),
  blank: (): Omit<Claim, 'updated_at'> => ({
    id: '',
    statement: '',
    phrases: '',
    said_by: 'campaign-figure',
    document: '',
    page: '',
    address: '',
    document_id: '',
    checked_on: '',
    how_checked: '',
    state: 'to-check',
  }),
  valuesOf: ({ updated_at: _seen, ...values }) => values,
  fieldsOf: (values) => values,
  shownOn: ({ id }) => [{ path: '/sources', name: 'Sources', at: `[id="source-${CSS.escape(id)}"]` }],
})

/** What is to be done first comes first: what is out of date or to be checked, then what was checked longest ago. */
export function byNeed(a: Claim, b: Claim): number {
  return need(a) - need(b) || a.checked_on.localeCompare(b.checked_on)
}

const needs: readonly Claim['state'][] = ['out-of-date', 'to-check', 'checked', 'own']
const need = ({ state }: Claim) => needs.indexOf(state)
