import { Link } from 'react-router'
import { contact } from '../../content/contact.ts'
import { honeypot, onlyDeadline, signupFields } from '../../domain/visitor-fields.ts'
import { LastDay } from '../layout/consultation-line.tsx'
import { useSite } from '../layout/use-site.ts'
import { type FormResponse, useVisitorForm, withOwnWords } from './use-visitor-form.ts'
import { FormField, FormOutcome, HoneypotField } from './visitor-field.tsx'

const words = contact.newsletter

/**
 * The newsletter sign-up. With a provider's address the browser takes it there in
 * a new tab; without one the site keeps the sign-up itself.
 */
export function NewsletterForm({ response }: { response: FormResponse | undefined }) {
  const { newsletterAction: provider, sendsMails } = useSite()
  const { outcome, fieldProps, round, isSent, isSending, values, send } = useVisitorForm({
    name: 'newsletter',
    address: 'newsletter-signups',
    fields: signupFields,
    words: { sent: sendsMails ? words.mailedShort : words.noted, failed: words.failed },
    response,
  })
  const target = provider
    ? { action: provider, target: '_blank', rel: 'noopener' }
    : { action: '/quarry/contact#mailchimp', ref: withOwnWords, onSubmit: send }
  return (
    <form key={round} method="post" {...target}>
      <FormOutcome {...outcome} sent={isSent ? (sendsMails ? words.mailed : words.noted) : undefined} />
      <LastDay />
      <p className="quiet newsletter-small">{words.required}</p>
      {!provider && <input type="hidden" name="form" value="newsletter" />}
      <HoneypotField name={honeypot.name} />
      <FormField
        {...fieldProps('EMAIL')}
        label={
          <>
            {words.email} <span className="newsletter-star">*</span>
          </>
        }
        input={{ type: 'email', autoComplete: 'email' }}
      />
      <FormField {...fieldProps('FNAME')} label={words.firstName} input={{ autoComplete: 'given-name' }} />
      <FormField {...fieldProps('POSTCODE')} label={words.postcode} input={{ autoComplete: 'postal-code' }} />
      {!provider && (
        <>
          <div className="field-consent">
            <input
              id="newsletter-deadline"
              type="checkbox"
              name={onlyDeadline}
              value="yes"
              defaultChecked={values[onlyDeadline] === 'yes'}
            />
            <label htmlFor="newsletter-deadline">{words.onlyDeadline}</label>
          </div>
          <p className="quiet newsletter-small">{sendsMails ? words.often : words.notYet}</p>
        </>
      )}
      <p className="quiet newsletter-small">
        {provider ? words.newTab : words.consent}{' '}
        <Link to="/privacy" reloadDocument>
          {contact.consent.link}
        </Link>
      </p>
      <button type="submit" className="button" aria-disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </button>
    </form>
  )
}
