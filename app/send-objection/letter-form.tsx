import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { sendObjection as words } from '../../content/send-objection.ts'
import { type CouncilMail, letterFields, letterPaths } from '../../domain/sent-letter.ts'
import { honeypot } from '../../domain/visitor-fields.ts'
import { FormOutcome } from '../ui/form-outcome.tsx'
import type { Refusal } from '../ui/refusal.ts'
import { FormField, HoneypotField } from '../ui/visitor-field.tsx'
import { useBroughtLetter } from './use-brought-letter.ts'

/** What the page answers to a step of its form. */
export type SendAnswer =
  | { step: 'form'; values: Record<string, string>; refusal?: Refusal }
  | { step: 'check'; values: Record<string, string>; mail: CouncilMail }
  | { step: 'stored' }
  /** With the letter that was typed, so that it is not lost. */
  | { step: 'closed'; letter: string }

const fieldId = (field: string) => `send-${field}`

/** The form; a letter that the workshop hands over stands in it, and has not left the browser (rule: letter-brought). */
export function LetterForm({ answer }: { answer: Extract<SendAnswer, { step: 'form' }> | undefined }) {
  const { letter: brought, isGone } = useBroughtLetter()
  const outcome = useRef<HTMLDivElement>(null)
  const refusal = answer?.refusal
  useEffect(() => {
    if (refusal) outcome.current?.focus()
  }, [refusal])
  const values: Record<string, string | undefined> = answer?.values ?? brought ?? {}
  const isBrought = !answer && brought !== undefined
  const field = (name: keyof typeof letterFields) => ({
    id: fieldId(name),
    name,
    label: words[name],
    field: letterFields[name],
    refusal,
    defaultValue: values[name],
  })
  const consentProblem = refusal?.problems.find((problem) => problem.field === 'consent')
  return (
    <section aria-labelledby="send-heading">
      <h2 id="send-heading">{words.formHeading}</h2>
      {!answer && !brought && (
        <p className="needs-script">
          {words.bring} <Link to="/write-objection">{words.closedLink}</Link>
        </p>
      )}
      {/* What a browser may restore, it keeps with its history, where deleting the draft does not reach. */}
      <form
        key={isBrought ? 'brought' : isGone ? 'gone' : 'own'}
        method="post"
        action={`/quarry${letterPaths.send}`}
        autoComplete={isBrought ? 'off' : undefined}
      >
        <FormOutcome refusal={refusal} sent={undefined} outcome={outcome} fieldId={fieldId} />
        <HoneypotField name={honeypot.name} />
        <FormField {...field('letter')} rows={16} hint={words.letterHint} />
        <FormField {...field('name')} input={{ autoComplete: brought?.helper ? 'off' : 'name' }} />
        <FormField {...field('address')} rows={4} hint={words.addressHint} />
        <FormField
          {...field('email')}
          input={{ type: 'email', autoComplete: brought?.helper ? 'off' : 'email' }}
          hint={words.emailHint}
        />
        <div className="field" data-refused={consentProblem !== undefined}>
          {consentProblem && (
            <p id="send-consent-problem" className="field-problem">
              {consentProblem.rule}
            </p>
          )}
          <div className="field-consent">
            <input
              id={fieldId('consent')}
              type="checkbox"
              name="consent"
              value="yes"
              required
              defaultChecked={values.consent === 'yes'}
              aria-invalid={consentProblem ? true : undefined}
              aria-describedby={consentProblem && 'send-consent-problem'}
            />
            <label htmlFor={fieldId('consent')}>{words.consent}</label>
          </div>
          <p className="send-privacy">
            <Link to="/privacy" reloadDocument>
              {words.privacy}
            </Link>
          </p>
        </div>
        <button type="submit" className="button" name="step" value="check">
          {words.look}
        </button>
      </form>
    </section>
  )
}
