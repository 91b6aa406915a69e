import { useQuery } from '@tanstack/react-query'
import { campaignOf } from '../../../content/first-campaign.ts'
import { reminderNames, updateFor } from '../../../content/reminder-updates.ts'
import { dateWords } from '../../../domain/date-words.ts'
import { type Reminder, remindersOf } from '../../../domain/reminders.ts'
import type { MailSending } from '../../../domain/update-sending.ts'
import { ListRow } from '../list-row.tsx'
import { rowsQuery } from '../rows-query.ts'
import { useWrite } from '../use-write.ts'
import { sendingWords } from './sending-words.ts'
import { changeReminder } from './updates-api.ts'

/** The e-mails about the consultation that go by themselves, each with what it says and a way to stop it. */
export function Reminders({ sendings }: { sendings: readonly MailSending[] }) {
  const { data: stages = [] } = useQuery(rowsQuery('process_stages'))
  const { data: details } = useQuery(rowsQuery('campaign_details'))
  const { run } = useWrite({
    send: changeReminder,
    refreshes: ['updates'],
    failed: 'The reminder could not be changed',
  })
  const reminders = remindersOf(stages)
  return (
    <section aria-labelledby="reminders-heading">
      <h3 id="reminders-heading" className="subheading">
        Reminders that go by themselves
      </h3>
      <p className="hint">
        {reminders.length === 0
          ? 'Once the last day of the consultation is set, subscribers are written to as it opens, three days before its last day, and on that day, unless you stop it.'
          : 'Each goes to everybody on the list, including those who want news of the deadline only.'}
      </p>
      <ul className="rows">
        {reminders.map((reminder) => {
          const sending = sendings.find(({ update_id }) => update_id === reminder.id)
          const isStopped = sending?.recipients === 0
          const { subject } = updateFor(reminder, campaignOf(details?.[0]))
          return (
            <ListRow
              key={reminder.id}
              heading="h4"
              title={reminderNames[reminder.kind]}
              actions={[
                (!sending || isStopped) && {
                  children: isStopped ? 'Let it go' : 'Stop',
                  about: reminderNames[reminder.kind],
                  onClick: () => run({ id: reminder.id, step: isStopped ? 'allow' : 'stop' }),
                },
              ]}
            >
              <p className="row-facts">‘{subject}’</p>
              <p className="row-facts" role="status">
                {stateOf(reminder, sending)}
              </p>
            </ListRow>
          )
        })}
      </ul>
    </section>
  )
}

function stateOf({ day }: Reminder, sending: MailSending | undefined): string {
  if (sending?.recipients === 0) return 'Stopped: it does not go.'
  return sending ? sendingWords(sending, Date.now()) : `Goes on ${dateWords(day)}, from 8 in the morning.`
}
