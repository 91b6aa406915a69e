import { Link } from 'react-router'
import { privacy, privacySections } from '../../content/privacy.ts'
import { useCampaign } from '../content-api/campaign.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { useSite } from '../layout/use-site.ts'
import type { Route } from './+types/privacy-screen.ts'
import './privacy.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: privacy.title,
      description: 'What this website stores about you, why, for how long, who sees it, and how to have it deleted.',
      path: '/privacy',
    },
    matches,
  )

/** What the site stores about its visitors; the consent of the message form leads here (rule: privacy-policy). */
export default function PrivacyScreen() {
  const { contact_email, privacy_email, organisation, name, retention_days: kept } = useCampaign()
  const email = privacy_email || contact_email
  const { newsletterAction, sendsMails } = useSite()
  const sections = privacySections({ hasProvider: newsletterAction !== undefined, sendsMails, kept })
  const { heading, before, after, complaint, authority } = privacy.deletion
  return (
    <article className="page">
      <PageHeading>{privacy.title}</PageHeading>
      <p className="privacy-lead">
        {privacy.lead} {privacy.runBy(organisation || name)}
      </p>
      <ul className="privacy-short">
        {privacy.short.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="prose">
        {sections.map((section) => (
          <section key={section.heading} className="privacy-section">
            <h2>{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section className="privacy-section">
          <h2>{heading}</h2>
          <p>
            {email === '' ? privacy.deletion.beforeForm : before}
            {email === '' ? (
              <Link to="/contact">{privacy.deletion.form}</Link>
            ) : (
              <a href={`mailto:${email}`}>{email}</a>
            )}
            {after}
          </p>
          <p>
            {complaint}
            <a href={authority.url}>{authority.name}</a>.
          </p>
        </section>
      </div>
    </article>
  )
}
