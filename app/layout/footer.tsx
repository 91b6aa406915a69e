import { Link } from 'react-router'
import { campaign } from '../../content/campaign.ts'
import { detailText } from '../../domain/campaign.ts'

/** The footer of every page (rule: footer-links). */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="mx-auto max-w-6xl px-4 py-10">
        <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-6">
          <div>
            <p className="font-display text-2xl font-semibold">{campaign.name}</p>
            <p className="mt-1">Planning application {campaign.applicationReference}</p>
          </div>
          <p className="flex flex-wrap gap-3">
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
            <ul className="flex flex-wrap gap-x-2">
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
        <p className="mt-8 flex flex-wrap items-center justify-between gap-x-6 text-base">
          <span>
            © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {detailText(campaign.organisation)}
          </span>
          <span className="flex flex-wrap gap-x-2">
            <a className="footer-link" href="/quarry/updates.xml">
              News feed
            </a>
            <Link className="footer-link" to="/privacy">
              Privacy Policy
            </Link>
          </span>
        </p>
      </div>
    </footer>
  )
}
