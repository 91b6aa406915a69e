import { Link } from 'react-router'
import { contact } from '../../content/contact.ts'
import { consentMissing, honeypot, messageFields } from '../../domain/visitor-fields.ts'
import { type FormResponse, useVisitorForm, withOwnWords } from './use-visitor-form.ts'
import { FormField, FormOutcome, HoneypotField } from './visitor-field.tsx'

const words = contact.message
const checkedFields = {
  ...messageFields,
  consent: { maxLength: 10, isRequired: true, missing: consentMissing, malformed: consentMissing },
}

/** The form for a message to the campaign. Without JavaScript the server answers with the page. Its link opens a document: on the way back the browser then fills in again what was typed. */
export function MessageForm({ response }: { response: FormResponse | undefined }) {
  const { outcome, fieldProps, round, isSent, isSending, values, send } = useVisitorForm({
    name: 'message',
    address: 'messages',
    fields: checkedFields,
    words,
    response,
  })
  const field = (name: keyof typeof messageFields) => ({ ...fieldProps(name), label: words[name] })
  const consent = fieldProps('consent')
  const consentProblem = consent.refusal?.problems.find((problem) => problem.field === 'consent')
  return (
    <form key={round} ref={withOwnWords} method="post" action="/quarry/contact#write" onSubmit={send}>
      <FormOutcome {...outcome} sent={isSent ? words.sent : undefined} />
      <input type="hidden" name="form" value="message" />
      <HoneypotField name={honeypot.name} />
      <div className="field-pair">
        <FormField {...field('name')} input={{ autoComplete: 'name' }} />
        <FormField {...field('email')} input={{ type: 'email', autoComplete: 'email' }} />
      </div>
      <FormField {...field('subject')} />
      <FormField {...field('message')} rows={5} />
      <div className="field" data-refused={consentProblem !== undefined}>
        {consentProblem && (
          <p id="message-consent-problem" className="field-problem">
            {consentProblem.rule}
          </p>
        )}
        <div className="field-consent">
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
      <button type="submit" className="button" aria-disabled={isSending}>
        {isSending ? words.sending : words.submit}
      </button>
    </form>
  )
}
