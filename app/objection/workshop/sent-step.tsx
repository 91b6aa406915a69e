import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import type { Place } from '../../../content/places.ts'
import { copyMessages } from '../../../content/where-to-send.ts'
import { writeObjection } from '../../../content/write-objection.ts'
import { writtenWords } from '../../../content/written-words.ts'
import { splitEvents } from '../../../domain/coming-events.ts'
import { formatEventDate } from '../../../domain/event-date.ts'
import { httpContent } from '../../content-api/http-content.ts'
import { useToday } from '../../layout/use-today.ts'
import { ShareButton } from '../../ui/share-button.tsx'
import { CouncilContact } from '../council-contact.tsx'
import { StepHeading } from './step.tsx'

const words = writtenWords.sent

/** What there is to do once the letter is sent: tell neighbours, and hear of what comes. */
export function SentStep({ place }: { place: Place | undefined }) {
  const { state: said } = useLocation()
  const today = useToday()
  const { data: events = [] } = useQuery({ queryKey: ['events'], queryFn: () => httpContent.list('events') })
  const [event] = splitEvents(events, today).coming
  return (
    <div className="with-side">
      <div className="stack">
        <StepHeading>{words.title}</StepHeading>
        {typeof said === 'string' && <p className="notice notice-done">{said}</p>}
        <p>
          <Link className="standing-link" to="#send">
            {words.notYet}
          </Link>
        </p>
      </div>
      <aside className="side">
        <CouncilContact />
      </aside>
      <div className="stack">
        <p className="lead">{words.text}</p>
        <div className="row">
          <ShareButton
            label={words.share}
            title={writeObjection.heading}
            path="/write-objection"
            message={copyMessages.page}
          />
          <Link className="button button-quiet" to={place?.ready ? `/pack/${place.slug}` : '/pack'}>
            {words.pack}
          </Link>
        </div>
        {event && (
          <p>
            {words.event}{' '}
            <Link to="/events">
              {event.title}, {formatEventDate(event.date)}
            </Link>
          </p>
        )}
        <p>
          <Link className="standing-link" to="/contact#mailchimp">
            {words.news}
          </Link>{' '}
          {words.newsText}
        </p>
      </div>
    </div>
  )
}
