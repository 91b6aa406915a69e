import { TextField } from '../form-field.tsx'
import { DraftNotices } from './draft-notices.tsx'
import { eventKind } from './event-kind.ts'
import { RowDialog } from './row-dialog.tsx'
import { RowItem, RowList } from './row-list.tsx'
import { RowButtons, useRowActions } from './use-row-actions.tsx'

/** The events and their dialog (spec: maintenance, section 2, Events tab). */
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
              <TextField
                name="date"
                label="Date"
                hint="YYYY-MM-DD, for example 2027-03-07, or words such as Spring 2027"
                isRequired
                value={values.date ?? ''}
                onChange={set('date')}
              />
              <TextField
                name="time"
                label="Time"
                hint="HH:MM - HH:MM, for example 19:00 - 21:00"
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
