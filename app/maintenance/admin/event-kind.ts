import { londonDay } from '../../../domain/london-day.ts'
import { readTypedDate } from '../../../domain/typed-date.ts'
import { type RowKind, rowWords } from './row-kind.ts'

/** The date of an event: without a year it is the next such day. */
export const readEventDate = (text: string) => readTypedDate(text, londonDay())

export const eventKind: RowKind<'events'> = {
  table: 'events',
  noun: 'event',
  words: rowWords('event'),
  blank: () => ({ id: crypto.randomUUID(), title: '', date: '', time: '', location: '', description: '' }),
  valuesOf: ({ id, title, date, time, location, description }) => ({ id, title, date, time, location, description }),
  keyOf: ({ id = '' }) => id,
  fieldsOf: ({ title = '', date = '', time = '', location = '', description = '' }) => ({
    title,
    date,
    time,
    location,
    description,
  }),
}
