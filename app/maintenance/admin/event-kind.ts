import { type RowKind, rowWords } from './row-kind.ts'

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
