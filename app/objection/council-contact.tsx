import { ExternalLink } from 'lucide-react'
import { copyMessages, councilContact, newTab } from '../../content/where-to-send.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { breakable } from '../ui/breakable.tsx'
import { CopyButton } from '../ui/copy-button.tsx'

/** Where to send an objection, and the reference to put on it. */
export function CouncilContact() {
  const campaign = useCampaign()
  const { heading, referenceOnly, referenceLabel, emailLabel, copyEmail, addressLabel, formLabel, copyForm } =
    councilContact
  const { council_email: email, council_address: address, council_form: form } = campaign
  const hasContact = [email, address, form].some((each) => each !== '')
  return (
    <section aria-labelledby="contact-heading" className="council-contact-part">
      <h2 id="contact-heading">{hasContact ? heading : referenceOnly}</h2>
      <dl className="council-contact">
        <div>
          <dt>{referenceLabel}</dt>
          <dd>{campaign.application_reference}</dd>
        </div>
        {email !== '' && (
          <div>
            <dt>{emailLabel}</dt>
            <dd>
              <a href={`mailto:${email}`} id="council-email">
                {breakable(email)}
              </a>
              <CopyButton text={email} label={copyEmail} message={copyMessages.email} selects="council-email" />
            </dd>
          </div>
        )}
        {form !== '' && (
          <div>
            <dt>{formLabel}</dt>
            <dd>
              <a href={form} id="council-form" target="_blank" rel="noopener">
                {breakable(form)}
                <span className="sr-only"> {newTab}</span>
              </a>
              <CopyButton text={form} label={copyForm} message={copyMessages.address} selects="council-form" />
            </dd>
          </div>
        )}
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

/** A button to the council's planning pages, where the documents of the application stand. */
export function PlanningPagesLink({ label, look }: { label: string; look: 'button-alert' | 'button-quiet' }) {
  return (
    <a className={`button ${look}`} href={useCampaign().planning_documents_url} target="_blank" rel="noopener">
      <span>{label}</span>
      <ExternalLink aria-label={newTab} size={18} />
    </a>
  )
}
