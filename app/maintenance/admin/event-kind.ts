import { eventSchema } from '../../../domain/event.ts'
import { londonDay } from '../../../domain/london-day.ts'
import { readTypedDate } from '../../../domain/typed-date.ts'
import { dialogKind } from './dialog-kind.ts'

/** The date of an event: without a year it is the next such day. */
export const readEventDate = (text: string) => readTypedDate(text, londonDay())

export const eventKind = dialogKind({
  table: 'events',
  noun: 'event',
  schema: eventSchema.omit({ updated_at: true }),
  blank: () => ({ id: crypto.randomUUID(), title: '', date: '', time: '', location: '', description: '' }),
  valuesOf: ({ updated_at: _seen, ...values }) => values,
  fieldsOf: (values) => values,
  shownOn: ({ id }) => [{ path: '/events', name: 'Events', at: `[id="event-${CSS.escape(id)}"]` }],
})
