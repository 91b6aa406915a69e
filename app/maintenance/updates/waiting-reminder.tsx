import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { londonDay } from '../../../domain/london-day.ts'
import { occasionsOn, reminderStem } from '../../../domain/occasions.ts'
import type { SendingsReport } from '../../../domain/update-sending.ts'
import { httpContent, readJson } from '../../content-api/http-content.ts'
import { haltWords } from './sending-words.ts'

/** How often a sending that is under way is looked at, in milliseconds: a wrong date may pause it at any moment. */
const lookAgain = 5000

/**
 * The reminder that is due and not sent yet, whether one of its kind went before, and what the site has paused. Nothing
 * tells of a failure: the tab Updates shows them too.
 */
const waitingQuery = queryOptions({
  queryKey: ['updates', 'waiting'],
  async queryFn() {
    const [stages, updates, { sendings }] = await Promise.all([
      httpContent.list('process_stages'),
      httpContent.list('updates'),
      readJson<SendingsReport>('maintenance/updates'),
    ])
    const { reminder } = occasionsOn(stages, londonDay())
    const stem = reminder && reminderStem(reminder.id)
    return {
      reminder: updates.find(({ id, sent_at }) => id === reminder?.id && sent_at === null),
      isRepeated: updates.some(({ occasion, sent_at }) => sent_at !== null && reminderStem(occasion) === stem),
      paused: sendings.flatMap(({ update_id, state, halted_by }) => {
        const update = updates.find(({ id }) => id === update_id)
        return state === 'paused' && halted_by !== null && update ? [{ ...update, why: haltWords[halted_by] }] : []
      }),
      isUnderWay: sendings.some(({ state }) => state === 'sending'),
    }
  },
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => data?.isUnderWay && lookAgain,
})

/** Leads from every tab to a reminder that waits for a press, and to what the site has paused (rule: reminder-wait, reminder-ends). */
export function WaitingReminder() {
  const { data } = useQuery(waitingQuery)
  const [search] = useSearchParams()
  const opened = search.get('update')
  if (!data) return null
  const { reminder, isRepeated, paused } = data
  return (
    <>
      {reminder && (isRepeated || reminder.id !== opened) && (
        <p role="status" className="line tool-notice">
          A reminder waits for you: ‘{reminder.subject}’.
          {isRepeated && ' One like it went to subscribers before, with another last day, so it does not go by itself.'}
          {reminder.id !== opened && (
            <>
              {' '}
              <Link to={`/admin?tab=updates&update=${encodeURIComponent(reminder.id)}`}>Look at it and send it</Link>
            </>
          )}
        </p>
      )}
      {paused
        .filter(({ id }) => id !== opened)
        .map(({ id, subject, why }) => (
          <p key={id} role="status" className="line tool-notice tool-notice-danger">
            The site has paused an update that was on its way: ‘{subject}’. {why}{' '}
            <Link to={`/admin?tab=updates&update=${encodeURIComponent(id)}`}>Look at it</Link>
          </p>
        ))}
    </>
  )
}
