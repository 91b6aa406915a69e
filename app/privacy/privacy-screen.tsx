import { Fragment } from 'react'
import { Link } from 'react-router'
import { privacy, privacySections } from '../../content/privacy.ts'
import { contactMark, withDetails } from '../../domain/campaign-marks.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { metaOf } from '../layout/page-meta.ts'
import { PlainPage } from '../layout/plain-page.tsx'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { useSite } from '../layout/use-site.ts'
import { Contents } from '../ui/contents.tsx'

export const meta = metaOf({
  title: privacy.title,
  description: 'What this website stores about you, why, for how long, who sees it, and how to have it deleted.',
  path: '/privacy',
})

/** What the site stores about its visitors; the consent of the message form leads here. */
export default function PrivacyScreen() {
  const campaign = useCampaign()
  const { host, retention_days: kept } = campaign
  const { newsletterAction, sendsMails } = useSite()
  const sections = privacySections({
    hasProvider: newsletterAction !== undefined,
    sendsMails,
    host,
    kept,
  })
  const { heading, rights, complaint, authority } = privacy.deletion
  const parts = [...sections, { heading }].map((part, index) => ({ ...part, id: `part-${index + 1}` }))
  return (
    <PlainPage title={privacy.title} lead={`${privacy.lead} ${privacy.runBy(campaign)}`} hasSide>
      <div className="side">
        <Contents parts={parts} isWideOnly />
      </div>
      <div className="stack gap-40">
        <ul className="bullets">
          {privacy.short.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {sections.map((section, index) => (
          <section key={section.heading} className="prose">
            <h2 id={parts[index]?.id}>{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section className="prose">
          <h2 id={parts.at(-1)?.id}>{heading}</h2>
          <Deletion />
          <p>{rights}</p>
          <p>
            {complaint}
            <a href={authority.url}>{authority.name}</a>.
          </p>
        </section>
      </div>
    </PlainPage>
  )
}

/** Whom to write to about what is stored: the campaign's own words, or the built-in ones. */
function Deletion() {
  const campaign = useCampaign()
  const ownText = usePageTexts('privacy').find('contact')
  const email = campaign.privacy_email || campaign.contact_email
  const { text, form } = privacy.deletion
  const contact =
    email === '' ? (
      <>
        {form.before}
        <Link to="/contact">{form.link}</Link>
      </>
    ) : (
      <a href={`mailto:${email}`}>{email}</a>
    )
  return (
    <p className="own-words">
      {withDetails(ownText ?? text, campaign, [contactMark])
        .split(contactMark)
        .map((part, index) => (
          <Fragment key={index}>
            {index > 0 && contact}
            {part}
          </Fragment>
        ))}
    </p>
  )
}
