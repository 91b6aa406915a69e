import { DateField, TimeField } from '../date-field.tsx'
import { TextField } from '../form-field.tsx'
import { RowItem } from '../row-item.tsx'
import { DraftNotices } from './draft-notices.tsx'
import { eventKind, readEventDate } from './event-kind.ts'
import { RowDialog } from './row-dialog.tsx'
import { RowList } from './row-list.tsx'
import { RowButtons, useRowActions } from './use-row-actions.tsx'

/** The events and their dialog (rule: events-list). */
export function EventsTab() {
  const { opened, open, close, remove, confirm } = useRowActions(eventKind)
  return (
    <>
      <RowList
        table="events"
        heading="Events"
        noun="events"
        add={
          <button type="button" className="button" onClick={() => open(null)}>
            Add Event
          </button>
        }
        notice={(rows) => <DraftNotices table="events" rows={rows} isOpen={opened !== undefined} onOpen={open} />}
      >
        {(event, focusHeading) => (
          <RowItem
            key={event.id}
            title={event.title}
            actions={
              <RowButtons
                row={event}
                onEdit={() => open(event)}
                onDelete={async () => {
                  if (await remove(event, { text: 'Are you sure you want to delete this event?' })) focusHeading()
                }}
              />
            }
          >
            <p className="m-row-facts">
              <span>{event.date}</span> <span>{event.time}</span> <span>{event.location}</span>
            </p>
            <p className="m-row-words">{event.description}</p>
          </RowItem>
        )}
      </RowList>
      {confirm.dialog}
      {opened && (
        <RowDialog
          kind={eventKind}
          row={opened.row}
          title={opened.row ? 'Edit Event' : 'Add Event'}
          action={opened.row ? 'Save Changes' : 'Add Event'}
          onClose={close}
          fields={({ values, set }) => (
            <>
              <TextField name="title" label="Title" isRequired value={values.title ?? ''} onChange={set('title')} />
              <DateField
                name="date"
                label="Date"
                hint="YYYY-MM-DD, 7/3/2027 or 7 March 2027; or words such as Spring 2027"
                isRequired
                value={values.date ?? ''}
                onChange={set('date')}
                read={readEventDate}
                words="Taken as words: the event is in no calendar, and never counts as past."
              />
              <TimeField
                name="time"
                label="Time"
                hint="HH:MM - HH:MM, or 7pm - 9pm; or words such as All day"
                isRequired
                value={values.time ?? ''}
                onChange={set('time')}
              />
              <TextField
                name="location"
                label="Location"
                isRequired
                value={values.location ?? ''}
                onChange={set('location')}
              />
              <TextField
                name="description"
                label="Description"
                rows={4}
                isRequired
                value={values.description ?? ''}
                onChange={set('description')}
              />
            </>
          )}
        />
      )}
    </>
  )
}
