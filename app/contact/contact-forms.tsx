import { Link } from 'react-router'
import { contact } from '../../content/contact.ts'
import { answeringGroup } from '../../domain/unset-details.ts'
import { consentMissing, honeypot, messageFields, onlyDeadline, signupFields } from '../../domain/visitor-fields.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { LastDay } from '../layout/consultation-line.tsx'
import { useSite } from '../layout/use-site.ts'
import { type FormResponse, useVisitorForm, withOwnWords } from './use-visitor-form.ts'
import { FormField, FormOutcome, HoneypotField } from './visitor-field.tsx'

const messageWords = contact.message
const checkedFields = {
  ...messageFields,
  consent: { maxLength: 10, isRequired: true, missing: consentMissing },
}

/** The form for a message to the campaign. Without JavaScript the server answers with the page. Its link opens a document: on the way back the browser then fills in again what was typed. */
export function MessageForm({ response }: { response: FormResponse | undefined }) {
  const { outcome, fieldProps, round, answer, isSending, values, send } = useVisitorForm({
    name: 'message',
    address: 'messages',
    fields: checkedFields,
    words: { sent: () => messageWords.sent, failed: messageWords.failed },
    response,
  })
  const field = (name: keyof typeof messageFields) => ({ ...fieldProps(name), label: messageWords[name] })
  const consent = fieldProps('consent')
  const campaign = useCampaign()
  const consentProblem = consent.refusal?.problems.find((problem) => problem.field === 'consent')
  return (
    <form
      key={round}
      ref={withOwnWords}
      className="no-print"
      method="post"
      action="/quarry/contact#write"
      onSubmit={send}
    >
      <FormOutcome {...outcome} sent={answer && messageWords.sent} />
      <input type="hidden" name="form" value="message" />
      <HoneypotField name={honeypot.name} />
      <FormField {...field('name')} input={{ autoComplete: 'name' }} />
      <FormField {...field('email')} input={{ type: 'email', autoComplete: 'email' }} />
      <FormField {...field('subject')} />
      <FormField {...field('message')} rows={5} />
      <div className="field" data-refused={consentProblem !== undefined}>
        {consentProblem && (
          <p id="message-consent-problem" className="field-problem">
            {consentProblem.rule}
          </p>
        )}
        <div className="tick">
          <input
            id={consent.id}
            type="checkbox"
            name="consent"
            value="yes"
            required
            defaultChecked={values.consent === 'yes'}
            aria-invalid={consentProblem ? true : undefined}
            aria-describedby={consentProblem && 'message-consent-problem'}
          />
          <label htmlFor={consent.id}>
            {contact.consent.before}
            <Link to="/privacy" reloadDocument>
              {contact.consent.link}
            </Link>
            {contact.consent.after}
          </label>
        </div>
      </div>
      <p className="quiet field">{contact.controller(answeringGroup(campaign))}</p>
      <button type="submit" className="button" aria-disabled={isSending}>
        {isSending ? messageWords.sending : messageWords.submit}
      </button>
    </form>
  )
}

const words = contact.newsletter

/**
 * The newsletter sign-up. With a provider's address the browser takes it there in
 * a new tab; without one the site keeps the sign-up itself.
 */
export function NewsletterForm({ response }: { response: FormResponse | undefined }) {
  const { newsletterAction: provider, sendsMails } = useSite()
  const campaign = useCampaign()
  const sentWords = (mailed: string, mailWithinHours = 0) => {
    if (!sendsMails) return words.noted
    return mailWithinHours === 0 ? mailed : words.mailedLater(mailWithinHours)
  }
  const { outcome, fieldProps, round, answer, isSending, values, send } = useVisitorForm({
    name: 'newsletter',
    address: 'newsletter-signups',
    fields: signupFields,
    words: { sent: ({ mailWithinHours }) => sentWords(words.mailedShort, mailWithinHours), failed: words.failed },
    response,
  })
  const target = provider
    ? { action: provider, target: '_blank', rel: 'noopener' }
    : { action: '/quarry/contact#mailchimp', ref: withOwnWords, onSubmit: send }
  return (
    <form key={round} method="post" {...target}>
      <FormOutcome {...outcome} sent={answer && sentWords(words.mailed, answer.mailWithinHours)} />
      <LastDay />
      <p className="quiet field">{words.required}</p>
      {!provider && <input type="hidden" name="form" value="newsletter" />}
      <HoneypotField name={honeypot.name} />
      <FormField
        {...fieldProps('EMAIL')}
        label={<>{words.email} *</>}
        input={{ type: 'email', autoComplete: 'email' }}
      />
      <FormField {...fieldProps('FNAME')} label={words.firstName} input={{ autoComplete: 'given-name' }} />
      <FormField {...fieldProps('POSTCODE')} label={words.postcode} input={{ autoComplete: 'postal-code' }} />
      {!provider && (
        <>
          <div className="tick">
            <input
              id="newsletter-deadline"
              type="checkbox"
              name={onlyDeadline}
              value="yes"
              defaultChecked={values[onlyDeadline] === 'yes'}
            />
            <label htmlFor="newsletter-deadline">{words.onlyDeadline}</label>
          </div>
          <p className="quiet field">
            {sendsMails ? words.often : words.notYet(campaign.retention_days.unconfirmed_signups)}
          </p>
        </>
      )}
      <p className="quiet field">
        {provider ? words.newTab : words.consent} {contact.controller(answeringGroup(campaign))}{' '}
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
