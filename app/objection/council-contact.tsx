import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { copyMessages, councilContact, newTab } from '../../content/where-to-send.ts'
import { whoDecidesLine } from '../../content/who-decides-line.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { breakable } from '../ui/breakable.tsx'
import { CopyButton } from '../ui/copy-button.tsx'

/** Where to send an objection, and the reference to put on it. */
export function CouncilContact() {
  const { heading, referenceOnly, unknown, referenceLabel, emailLabel, copyEmail, addressLabel, formLabel, copyForm } =
    councilContact
  const { application_reference, council_email: email, council_address: address, council_form: form } = useCampaign()
  const links = [
    {
      id: 'council-email',
      label: emailLabel,
      text: email,
      href: `mailto:${email}`,
      copy: copyEmail,
      copied: copyMessages.email,
    },
    { id: 'council-form', label: formLabel, text: form, href: form, copy: copyForm, copied: copyMessages.address },
  ].filter(({ text }) => text !== '')
  const hasContact = links.length > 0 || address !== ''
  return (
    <section aria-labelledby="contact-heading" className="section stack gap-24">
      <h2 id="contact-heading">{hasContact ? heading : referenceOnly}</h2>
      {!hasContact && <p>{unknown}</p>}
      <dl className="facts">
        <div>
          <dt>{referenceLabel}</dt>
          <dd>{application_reference}</dd>
        </div>
        {links.map(({ id, label, text, href, copy, copied }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <a href={href} id={id}>
                {breakable(text)}
              </a>
              <CopyButton text={text} label={copy} message={copied} selects={id} />
            </dd>
          </div>
        ))}
        {address !== '' && (
          <div>
            <dt>{addressLabel}</dt>
            <dd className="own-words">{address}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** Who of the council decides, and how to ask for its committee. */
export function WhoDecides() {
  return (
    <p className="no-print">
      {whoDecidesLine.text} <Link to="/process#who-decides">{whoDecidesLine.more}</Link>
    </p>
  )
}

/** A button to the council's planning pages, where the documents of the application stand. */
export function PlanningPagesLink({ label }: { label: string }) {
  return (
    <a className="button button-quiet" href={useCampaign().planning_documents_url} target="_blank" rel="noopener">
      <span>{label}</span>
      <ExternalLink aria-label={newTab} size={18} />
    </a>
  )
}
