import { Link } from 'react-router'
import { campaign } from '../../content/campaign.ts'
import { detailText } from '../../domain/campaign.ts'

/** The footer of every page (rule: footer-links). */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="footer-row">
        <div>
          <p className="footer-name">{campaign.name}</p>
          <p>Planning application {campaign.applicationReference}</p>
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
        <nav aria-label="Social media">
          <ul className="footer-links">
            {campaign.socialLinks.map(({ name, url }) => (
              <li key={name}>
                <a className="footer-link" href={detailText(url)} target="_blank" rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="footer-row footer-end">
        <span>
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {detailText(campaign.organisation)}
        </span>
        <span className="footer-links">
          <a className="footer-link" href="/quarry/updates.xml">
            News feed
          </a>
          <Link className="footer-link" to="/privacy">
            Privacy Policy
          </Link>
        </span>
      </p>
    </footer>
  )
}
