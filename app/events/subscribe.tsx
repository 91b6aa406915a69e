import { CalendarSync } from 'lucide-react'
import { eventsPage } from '../../content/events-page.ts'
import { useSite } from '../layout/use-site.ts'

/** How a calendar program follows all events, and a news reader what is new on the site. */
export function Subscribe() {
  const address = `${useSite().origin}/quarry/events.ics`
  return (
    <section aria-labelledby="subscribe-heading" className="section events-subscribe no-print">
      <h2 id="subscribe-heading">{eventsPage.subscribeHeading}</h2>
      <p>{eventsPage.subscribe}</p>
      <p>
        <a className="button button-quiet" href={address.replace(/^https?:/, 'webcal:')}>
          <CalendarSync aria-hidden size={18} /> Subscribe
        </a>
      </p>
      <p>
        {eventsPage.subscribeByHand}{' '}
        <a className="events-address" href="/quarry/events.ics">
          {address}
        </a>
      </p>
      <p>
        {eventsPage.newsFeed} <a href="/quarry/updates.xml">News feed</a>
      </p>
    </section>
  )
}
