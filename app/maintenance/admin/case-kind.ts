import { z } from 'zod'
import { caseSchema } from '../../../domain/case.ts'
import { readTypedDate } from '../../../domain/typed-date.ts'
import { dialogKind } from './dialog-kind.ts'

/** A day of a case has been: its year must be said. */
export const readCaseDate = (text: string) => readTypedDate(text)

export const caseKind = dialogKind({
  table: 'cases',
  noun: 'case',
  // Its place is typed as a text.
  schema: caseSchema.omit({ updated_at: true }).extend({ sort_order: z.string() }),
  blank: () => ({
    id: crypto.randomUUID(),
    name: '',
    authority: '',
    decided: '',
    outcome: 'refused' as const,
    decided_by: 'council' as const,
    what_decided: '',
    meaning: '',
    address: '',
    source: '',
    checked_on: '',
    how_checked: '',
    sort_order: '1000',
  }),
  valuesOf: ({ updated_at: _seen, sort_order, ...row }) => ({ ...row, sort_order: String(sort_order) }),
  fieldsOf: ({ sort_order, ...fields }) => ({ ...fields, sort_order: Number.parseInt(sort_order, 10) || 0 }),
  shownOn: ({ id }) => [{ path: '/cases', name: 'Cases elsewhere', at: `[id="case-${CSS.escape(id)}"]` }],
})
