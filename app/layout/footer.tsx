import { Link } from 'react-router'
import { useCampaign } from '../content-api/campaign-query.ts'
import { footerNavigation } from './navigation.ts'

/** The footer of every page. */
export function Footer() {
  const campaign = useCampaign()
  return (
    <footer className="site-footer">
      <div className="footer-row">
        <div>
          <p className="footer-name">{campaign.name}</p>
          <p>Planning application {campaign.application_reference}</p>
        </div>
        <p className="actions">
          <Link className="button button-alert" to="/how-to-object">
            Object Now
          </Link>
          <Link className="button button-on-dark" to="/contact">
            Contact Us
          </Link>
          <Link className="button button-on-dark" to="/donate">
            Donate
          </Link>
        </p>
        {campaign.social_links.length > 0 && (
          <nav aria-label="Social media">
            <ul className="footer-links">
              {campaign.social_links.map(({ name, url }) => (
                <li key={url}>
                  <a className="standing-link footer-link" href={url} target="_blank" rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <p className="footer-row footer-end">
        <span>
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {campaign.organisation || campaign.name}
        </span>
        <span className="footer-links">
          <a className="standing-link footer-link" href="/quarry/updates.xml">
            News feed
          </a>
          {footerNavigation.map(({ label, to }) => (
            <Link key={to} className="standing-link footer-link" to={to}>
              {label}
            </Link>
          ))}
        </span>
      </p>
    </footer>
  )
}
