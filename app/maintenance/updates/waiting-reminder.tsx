import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { londonDay } from '../../../domain/london-day.ts'
import { occasionsOn } from '../../../domain/occasions.ts'
import { httpContent } from '../../content-api/http-content.ts'

/** The reminder that is due and not sent yet; null where there is none. Nothing tells of a failure: the tab Updates shows it too. */
const waitingReminderQuery = queryOptions({
  queryKey: ['updates', 'reminder'],
  async queryFn() {
    const [stages, updates] = await Promise.all([httpContent.list('process_stages'), httpContent.list('updates')])
    const { reminder } = occasionsOn(stages, londonDay())
    return updates.find(({ id, sent_at }) => id === reminder?.id && sent_at === null) ?? null
  },
  staleTime: 0,
})

/** Leads from every tab to a reminder that waits for a press (rule: reminder-wait). */
export function WaitingReminder() {
  const { data: waiting } = useQuery(waitingReminderQuery)
  const [search] = useSearchParams()
  if (!waiting || search.get('update') === waiting.id) return null
  return (
    <p role="status" className="line tool-notice">
      A reminder waits for you: ‘{waiting.subject}’.{' '}
      <Link to={`/admin?tab=updates&update=${encodeURIComponent(waiting.id)}`}>Look at it and send it</Link>
    </p>
  )
}
