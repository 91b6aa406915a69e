import { isExample } from '../../../domain/example-event.ts'
import { readComingDate } from '../../../domain/text.ts'
import { DateField, TimeField } from '../date-field.tsx'
import { TextField } from '../form-field.tsx'
import { DialogTab } from './dialog-tab.tsx'
import { eventDefinition } from './event-definition.ts'

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
          {isExample(event) && <p className="example-mark">Example: visitors do not see it</p>}
          <p className="line row-facts">
            <span>{event.date}</span> <span>{event.time}</span> <span>{event.location}</span>
          </p>
          <p className="row-words">{event.description}</p>
        </>
      )}
      fields={({ field }) => (
        <>
          <TextField {...field('title')} isRequired />
          <DateField
            {...field('date')}
            hint="YYYY-MM-DD, 7/3/2027 or 7 March 2027; or words such as Spring 2027"
            isRequired
            read={readComingDate}
            words="Taken as words: the event is in no calendar, and never counts as past."
          />
          <TimeField {...field('time')} hint="HH:MM - HH:MM, or 7pm - 9pm; or words such as All day" isRequired />
          <TextField {...field('location')} isRequired />
          <TextField {...field('description')} rows={4} isRequired />
        </>
      )}
    />
  )
}
