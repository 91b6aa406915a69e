import { Link } from 'react-router'
import { updatesPage } from '../../content/updates-page.ts'
import { NextDates } from '../layout/consultation-line.tsx'

/** What stands beside what the mailing list was sent: the next dates, and the way to the list. */
export function BesideUpdates() {
  return (
    <aside className="side stack gap-24 no-print" aria-label={updatesPage.callHeading}>
      <NextDates />
      <h2 className="title">{updatesPage.callHeading}</h2>
      <p>{updatesPage.call}</p>
      <p className="row">
        <Link className="button" to="/contact#mailchimp">
          {updatesPage.join}
        </Link>
        <a className="button button-quiet" href="/quarry/updates.xml">
          {updatesPage.feed}
        </a>
      </p>
    </aside>
  )
}
