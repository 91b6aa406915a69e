import { copyMessages, councilContact } from '../../content/where-to-send.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { CopyButton } from '../ui/copy-button.tsx'

/** Where to send an objection, and the reference to put on it. */
export function CouncilContact() {
  const campaign = useCampaign()
  const { heading, referenceOnly, referenceLabel, emailLabel, copyEmail, addressLabel } = councilContact
  const { council_email: email, council_address: address } = campaign
  const hasContact = email !== '' || address !== ''
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
                {email}
              </a>
              <CopyButton text={email} label={copyEmail} message={copyMessages.email} selects="council-email" />
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
