import { Link } from 'react-router'
import { updatesPage } from '../../content/updates-page.ts'

/** The way to the mailing list, for those who read what it sent. */
export function JoinList() {
  return (
    <aside className="section prose no-print" aria-label={updatesPage.callHeading}>
      <h2>{updatesPage.callHeading}</h2>
      <p>{updatesPage.call}</p>
      <p className="actions">
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
