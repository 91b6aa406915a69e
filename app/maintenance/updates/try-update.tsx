import { type SubmitEvent, useState } from 'react'
import { messageFields } from '../../../domain/visitor-fields.ts'
import { emailText } from '../../../domain/visitor-text.ts'
import { reasonWords } from '../delivery-words.ts'
import { WriteFailure } from '../failures.tsx'
import { FormProvider } from '../form-context.tsx'
import { TextField } from '../form-field.tsx'
import { useWrite } from '../use-write.ts'
import { tryUpdate } from './updates-api.ts'

const oneAddress = emailText(messageFields.email)

/** 'Send it to yourself': the update as it is stored, to one address, with what the mail server said. */
export function TryUpdate({ id, sendsMails }: { id: string; sendsMails: boolean }) {
  const [to, setTo] = useState('')
  const { run, isRunning, input, result, failure } = useWrite({ send: tryUpdate })
  const [rule, setRule] = useState<string>()

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isRunning || !sendsMails) return
    const { data: address, error } = oneAddress.safeParse(to)
    setRule(error && 'must be one e-mail address, such as name@example.org')
    if (address === undefined) event.currentTarget.querySelector('input')?.focus()
    else await run({ id, to: address })
  }

  return (
    <section aria-labelledby="try-heading" className="update-step">
      <h3 id="try-heading">Send it to yourself</h3>
      <p className="hint">One e-mail to one address, as subscribers get it. Look at it on your phone too.</p>
      <form className="narrow" noValidate onSubmit={submit}>
        <FormProvider value={{ prefix: 'try', errors: rule === undefined ? [] : [{ field: 'to', rule }] }}>
          <TextField name="to" label="E-mail address" type="email" isRequired value={to} onChange={setTo} />
        </FormProvider>
        <p className="line button-row">
          <button type="submit" className="button button-quiet" aria-disabled={isRunning || !sendsMails}>
            {isRunning ? 'Sending...' : 'Send it to this address'}
          </button>
        </p>
      </form>
      <WriteFailure failure={failure} />
      <div role="status">
        {result?.accepted && <p className="line tool-notice">The mail server has taken it for {input?.to}.</p>}
        {result?.accepted === false && (
          <p className="line tool-notice tool-notice-danger">
            The mail server did not take it for {input?.to}.{reasonWords(result.words)}
          </p>
        )}
      </div>
    </section>
  )
}
