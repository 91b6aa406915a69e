import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isExample, splitEvents } from '../../../domain/coming-events.ts'
import { tableNames } from '../../../domain/content.ts'
import { currentStage, stagesOn } from '../../../domain/progress.ts'
import { useToday } from '../../layout/use-today.ts'
import { DraftNotices } from '../draft-offer.tsx'
import { messageCountsQuery } from '../received.tsx'
import { rowsQuery } from '../rows-query.ts'
import { ByItself } from '../updates/coming-mails.tsx'
import { counted } from '../updates/sending-words.ts'
import { Alarms } from './alarms.tsx'
import { LaunchChecklist } from './launch-checklist.tsx'
import { ReleaseNews } from './release-news.tsx'

/** What waits for somebody, what goes by itself, and what is missing. */
export function Today() {
  const today = useToday()
  const { data: stages } = useQuery(rowsQuery('process_stages'))
  const { data: events = [] } = useQuery(rowsQuery('events'))
  const coming = splitEvents(events, today).coming.filter((event) => !isExample(event))
  return (
    <div className="stack">
      <Alarms />
      <Waiting />
      <ReleaseNews />
      {stages && (
        <section aria-labelledby="stage-heading" className="stack">
          <h2 id="stage-heading">Where the application stands</h2>
          <p>
            {currentStage(stagesOn(stages, today)).title}, as visitors see it.{' '}
            <Link to="/admin/progress">Progress</Link>
          </p>
          <ByItself stages={stages} today={today} />
        </section>
      )}
      <section aria-labelledby="coming-heading">
        <h2 id="coming-heading">Coming events</h2>
        <ul className="bullets">
          {coming.slice(0, 3).map(({ id, date, title }) => (
            <li key={id}>
              {date}: {title}
            </li>
          ))}
        </ul>
        <p>
          {coming.length === 0 && 'None is set. '}
          <Link to="/admin">Events</Link>
        </p>
      </section>
      <LaunchChecklist />
    </div>
  )
}

/** The messages that nobody has answered, and what was typed in this browser and is not saved. */
function Waiting() {
  const { data: counts } = useQuery(messageCountsQuery)
  if (!counts) return null
  const { unanswered } = counts
  return (
    <section aria-labelledby="waiting-heading">
      <h2 id="waiting-heading">Waiting for you</h2>
      <DraftNotices tables={tableNames} />
      <p>
        {unanswered === 0 ? (
          'Every message is answered.'
        ) : (
          <Link to="/admin/messages?only=unanswered">{counted(unanswered, 'message')} to answer</Link>
        )}
      </p>
    </section>
  )
}
