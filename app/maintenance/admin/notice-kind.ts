import { noticeId } from '../../../domain/fixed-rows.ts'
import { londonDay } from '../../../domain/london-day.ts'
import { noticeSchema } from '../../../domain/notice.ts'
import { readTypedDate } from '../../../domain/typed-date.ts'
import { fixedKind } from './dialog-kind.ts'

/** The last day of the notice: without a year it is the next such day. */
export const readLastDay = (text: string) => readTypedDate(text, londonDay())

/** What is left of a notice that is taken down. */
export const noNotice = { id: noticeId, text: '', link_url: '', link_text: '', ends_on: '' } as const

export const noticeKind = fixedKind({
  table: 'notices',
  noun: 'notice',
  schema: noticeSchema.omit({ updated_at: true }),
  valuesOf: ({ updated_at: _seen, ...values }) => values,
  fieldsOf: ({ id: _key, ...fields }) => fields,
  shownOn: () => [
    { path: '/', name: 'Home' },
    { path: '/events', name: 'Events' },
  ],
})
