import { eventSchema } from '../../../domain/event.ts'
import { asStored, dialogDefinition } from './dialog-definition.ts'

export const eventDefinition = dialogDefinition({
  table: 'events',
  noun: 'event',
  ...asStored(eventSchema.omit({ updated_at: true })),
  blank: () => ({ id: crypto.randomUUID(), title: '', date: '', time: '', location: '', description: '' }),
  shownOn: ({ id }) => [{ path: '/events', name: 'Events', at: `[id="event-${CSS.escape(id)}"]` }],
})
