import { isExample } from '../../../domain/coming-events.ts'
import { shownTime } from '../../../domain/event-time.ts'
import { entity } from '../editing/entity-definition.ts'
import { typedRows } from '../editing/typed-rows.ts'
import { DateField, TextField, TimeField } from '../form-field.tsx'
import { DialogTab } from './dialog-tab.tsx'

const eventDefinition = entity({
  ...typedRows('events'),
  shownOn: ({ id }) => [{ path: '/events', name: 'Events', at: `[id="event-${CSS.escape(id)}"]` }],
})

/** The events and their dialog. */
export function EventsTab() {
  return (
    <DialogTab
      definition={eventDefinition}
      heading="Events"
      noun="events"
      question={() => ({ text: 'Are you sure you want to delete this event?' })}
      facts={(event) => (
        <>
          {isExample(event) && (
            <p className="row-facts">
              <b>Example: visitors do not see it</b>
            </p>
          )}
          <p className="line row-facts">
            <span>{event.date}</span> <span>{shownTime(event.time)}</span> <span>{event.location}</span>
          </p>
          <p className="row-words">{event.description}</p>
        </>
      )}
      fields={() => (
        <>
          <TextField name="title" />
          <DateField
            name="date"
            hint="YYYY-MM-DD, 7/3/2027 or 7 March 2027; or words such as Spring 2027, which no calendar shows"
          />
          <TimeField name="time" hint="HH:MM - HH:MM, or 7pm - 9pm; or words such as All day" />
          <TextField name="location" />
          <TextField name="description" rows={4} />
        </>
      )}
    />
  )
}
