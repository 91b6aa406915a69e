import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Row } from '../../../domain/content.ts'
import { updatePath } from '../../../domain/sent-update.ts'
import type { SendingsReport } from '../../../domain/update-sending.ts'
import { messageFields } from '../../../domain/visitor-fields.ts'
import { emailText } from '../../../domain/visitor-forms.ts'
import { QuietButton } from '../buttons.tsx'
import { reasonWords } from '../delivery-words.ts'
import { FormProvider } from '../form-context.tsx'
import { TextField } from '../form-field.tsx'
import { WriteFailure } from '../list-state.tsx'
import { useWrite } from '../use-write.ts'
import { MailPreview } from './mail-preview.tsx'
import { SendingProgress, SendUpdate } from './send-update.tsx'
import { tryUpdate } from './updates-api.ts'

/** One update: unsent with what leads to its sending, or what was sent with how far it came. */
export function OpenedUpdate({
  update,
  report: { data: report },
  onEdit,
  onBack,
}: {
  update: Row<'updates'>
  report: UseQueryResult<SendingsReport>
  onEdit: () => void
  onBack: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, subject, sent_at } = update
  const sending = report?.sendings.find(({ update_id }) => update_id === id)
  const isDraft = sent_at === null && !sending

  useEffect(() => heading.current?.focus(), [])

  return (
    <>
      <p>
        <QuietButton onClick={onBack}>
          <ArrowLeft aria-hidden size={18} /> All updates
        </QuietButton>
      </p>
      <h2 ref={heading} tabIndex={-1} className="subheading quiet-focus">
        {subject}
      </h2>
      <p className="line button-row">
        {isDraft ? (
          <QuietButton onClick={onEdit}>Edit</QuietButton>
        ) : (
          <Link className="button button-quiet" to={updatePath(id)}>
            Read it on the website
          </Link>
        )}
      </p>
      <div className="previewed">
        <div className="previewed-fields">
          {sending && <SendingProgress sending={sending} />}
          {isDraft && report?.sendsMails === false && (
            <p className="row notice notice-open">
              This site cannot send e-mail yet. Ask whoever runs the server to set it up.
            </p>
          )}
          {isDraft && <TryUpdate id={id} sendsMails={report?.sendsMails ?? true} />}
          {isDraft && report && <SendUpdate update={update} report={report} />}
        </div>
        <MailPreview {...update} />
      </div>
    </>
  )
}

const oneAddress = emailText(messageFields.email)

/** 'Send it to yourself': the update as it is stored, to one address, with what the mail server said. */
function TryUpdate({ id, sendsMails }: { id: string; sendsMails: boolean }) {
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
    <section aria-labelledby="try-heading" className="form-part">
      <h3 id="try-heading">Send it to yourself</h3>
      <p className="hint">One e-mail to one address, as subscribers get it. Look at it on your phone too.</p>
      <form className="measure" noValidate onSubmit={submit}>
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
        {result?.accepted && <p className="row notice notice-open">The mail server has taken it for {input?.to}.</p>}
        {result?.accepted === false && (
          <p className="row notice notice-error">
            The mail server did not take it for {input?.to}.{reasonWords(result.words)}
          </p>
        )}
      </div>
    </section>
  )
}
