import { queryOptions, useQuery } from '@tanstack/react-query'
import { CalendarPlus, CalendarSync, Clock, MapPin } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { eventsPage } from '../../content/events-page.ts'
import { pastPageSize, splitEvents } from '../../domain/coming-events.ts'
import type { ContentReader } from '../../domain/content.ts'
import { dayWords } from '../../domain/date-words.ts'
import type { Event } from '../../domain/event.ts'
import { formatEventDate, isCalendarDate } from '../../domain/event-date.ts'
import { shownTime } from '../../domain/event-time.ts'
import { londonDay } from '../../domain/london-day.ts'
import { pageNumber, pageOf, pageSearch } from '../../domain/paging.ts'
import { eventsData } from '../../domain/structured-data.ts'
import { httpContent } from '../content-api/http-content.ts'
import { siteContext } from '../content-api/load-context.ts'
import { findPrefetched, prefetchPage } from '../content-api/prefetch.ts'
import { readFailure } from '../content-api/query-client.ts'
import { campaignOfPage, dayOfPage, pageMeta, siteAddress } from '../layout/page-meta.ts'
import { PlainPage } from '../layout/plain-page.tsx'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { useSite } from '../layout/use-site.ts'
import { useToday } from '../layout/use-today.ts'
import { breakable, LinkedText, Paragraphs } from '../ui/breakable.tsx'
import { Contents, type PagePart } from '../ui/contents.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import type { Route } from './+types/events-screen.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { content, today } = context.get(siteContext)
  const page = pageNumber(new URL(request.url).search)
  return prefetchPage(request, '/events', eventsPageQuery(page, content, today))
}
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const prefetched = findPrefetched(loaderData, eventsPageQuery(pageNumber(location.search)).queryKey)
  const { coming } = splitEvents(prefetched?.coming ?? [], dayOfPage(matches))
  const words = {
    title: eventsPage.title,
    description: 'Community events and meetings about the proposed quarry: what is on, where and when.',
    path: '/events',
  }
  const data = eventsData(coming, campaignOfPage(matches), siteAddress(matches))
  return [...pageMeta(words, matches, location.search), ...data.map((each) => ({ 'script:ld+json': each }))]
}

/** What is on, and what has been. */
export default function EventsScreen() {
  const { words } = usePageTexts('events')
  const page = pageNumber(useLocation().search)
  const { data: events, isError } = useQuery(eventsPageQuery(page))
  // Some may have passed since they were read.
  const { coming, past: passed } = splitEvents(events?.coming ?? [], useToday())
  const past = [...(page === 1 ? passed : []), ...(events?.past ?? [])]
  return (
    <>
      <PlainPage title={eventsPage.title} lead={words('lead', eventsPage.lead)} hasSide>
        <div>
          {isError && <LoadFailure>{eventsPage.failure}</LoadFailure>}
          {!events && !isError && (
            <p role="status" className="row loading">
              <span className="spinner" /> {eventsPage.loading}
            </p>
          )}
          {events && coming.length === 0 && (
            <>
              <h2>{eventsPage.emptyTitle}</h2>
              <p>{eventsPage.empty}</p>
            </>
          )}
          {coming.length > 0 && (
            <section aria-labelledby="coming-heading">
              <h2 id="coming-heading" className="sr-only">
                What is on
              </h2>
              <EventList events={coming} />
            </section>
          )}
        </div>
        <aside className="side stack gap-40 no-print" aria-label={eventsPage.callHeading}>
          <Contents title={eventsPage.months} parts={monthParts(coming)} isWideOnly />
          <Subscribe />
          <div className="stack">
            <h2 className="title">{eventsPage.callHeading}</h2>
            <p>{eventsPage.call}</p>
            <p>
              <Link className="button" to="/contact#mailchimp">
                Join Mailing List
              </Link>
            </p>
          </div>
        </aside>
      </PlainPage>
      {past.length > 0 && (
        <section aria-labelledby="past-heading" className="page events-past stack gap-24">
          <h2 id="past-heading">{eventsPage.pastTitle}</h2>
          <EventList events={past} />
          <PageLinks
            page={page}
            count={events?.pageCount ?? 1}
            to={(other) => ({ search: pageSearch(other), hash: 'past-heading' })}
          />
        </section>
      )}
    </>
  )
}

const headingId = ({ id }: Event) => `event-${id}`

/** The months with what is on, each leading to its first event. */
function monthParts(events: readonly Event[]): PagePart[] {
  const dated = events.filter(({ date }) => isCalendarDate(date.trim()))
  const monthOf = ({ date }: Event) => dayWords(date.trim()).replace(/^\d+ /, '')
  return [...new Set(dated.map(monthOf))].map((month) => {
    const own = dated.filter((event) => monthOf(event) === month)
    return { id: own.slice(0, 1).map(headingId).join(), heading: `${month} (${own.length})` }
  })
}

function EventList({ events }: { events: Event[] }) {
  return (
    <ol className="ruled">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ol>
  )
}

/** How a calendar program follows all events, and a news reader what is new on the site. */
function Subscribe() {
  const address = `${useSite().origin}/quarry/events.ics`
  return (
    <section aria-labelledby="subscribe-heading" className="stack">
      <h2 id="subscribe-heading" className="title">
        {eventsPage.subscribeHeading}
      </h2>
      <p>{eventsPage.subscribe}</p>
      <p>
        <a className="button button-quiet" href={address.replace(/^https?:/, 'webcal:')}>
          <CalendarSync aria-hidden size={18} /> Subscribe
        </a>
      </p>
      <p>
        {eventsPage.subscribeByHand} <a href="/quarry/events.ics">{breakable(address)}</a>
      </p>
      <p>
        {eventsPage.newsFeed} <a href="/quarry/updates.xml">News feed</a>
      </p>
    </section>
  )
}

/** One event: title, date, time, location and description. */
function EventCard({ event }: { event: Event }) {
  const { title, date, time, location, description } = event
  return (
    <article className="stack measure event-card" aria-labelledby={headingId(event)}>
      <p className="number">
        {isCalendarDate(date.trim()) ? <time dateTime={date.trim()}>{formatEventDate(date)}</time> : date}
      </p>
      <h3 className="large" id={headingId(event)}>
        {title}
      </h3>
      <ul className="row">
        <li className="row gap-8">
          <Clock aria-hidden size={18} /> <span className="sr-only">Time: </span>
          {shownTime(time)}
        </li>
        <li className="row gap-8">
          <MapPin aria-hidden size={18} /> <span className="sr-only">Place: </span>
          <LinkedText text={location} />
        </li>
      </ul>
      <Paragraphs text={description} />
      <AddToCalendar event={event} />
    </article>
  )
}

/** The event as a file for calendar programs; nothing where it is over, or its date is in words. */
function AddToCalendar({ event: { id, title, date } }: { event: Event }) {
  const today = useToday()
  if (!isCalendarDate(date.trim()) || date.trim() < today) return null
  return (
    <p className="no-print">
      <a className="button button-quiet" href={`/quarry/events/${encodeURIComponent(id)}.ics`}>
        <CalendarPlus aria-hidden size={18} /> Add to calendar<span className="sr-only">({title})</span>
      </a>
    </p>
  )
}

/** What the page shows: all events to come, and a part of those that were, the latest first. */
interface EventsOfPage {
  coming: Event[]
  past: Event[]
  page: number
  pageCount: number
}

/** The events of a page, counted from 1, as of this day. */
const eventsPageQuery = (page: number, content: ContentReader = httpContent, today = londonDay()) =>
  queryOptions({
    queryKey: ['events', 'page', page],
    queryFn: async (): Promise<EventsOfPage> => {
      const { coming, past } = splitEvents(await content.list('events'), today)
      const { rows, ...about } = pageOf(past, page, pastPageSize)
      return { coming, past: rows, ...about }
    },
    meta: readFailure('Error fetching events', 'Could not load events from database'),
  })
