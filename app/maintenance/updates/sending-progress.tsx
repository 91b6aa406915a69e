import type { RefObject } from 'react'
import { updatesPage } from '../../../content/updates-page.ts'
import type { MailSending, SendingsReport } from '../../../domain/update-sending.ts'
import { VanishingButton } from '../buttons.tsx'
import { useConfirm } from '../confirm.tsx'
import { useWrite } from '../use-write.ts'
import { counted, countsOf, endWords, stateWords } from './sending-words.ts'
import { changeSending, type SendingStep } from './updates-api.ts'

const doneWords: Record<SendingStep, string> = {
  pause: 'The sending is paused',
  resume: 'The sending goes on',
  stop: 'The sending is stopped',
}

/** How far an update has come, and what can be done about it. */
export function SendingProgress({
  sending,
  report,
  after,
}: {
  sending: MailSending
  report: SendingsReport
  /** Takes the focus when a button goes. */
  after: RefObject<HTMLElement | null>
}) {
  const { update_id: id, state, recipients, sent, waiting, said } = sending
  const confirm = useConfirm()
  const { run, isRunning } = useWrite({
    send: changeSending,
    refreshes: ['updates'],
    done: (_answer, { step }) => ({ title: doneWords[step] }),
    failed: 'The sending could not be changed',
  })
  const now = Date.now()
  const isOpen = state === 'sending' || state === 'paused'
  const take = (step: SendingStep) => () => isRunning || run({ id, step })

  const stop = async () => {
    const details = (
      <>
        <p>
          {counted(sent ?? 0, 'subscriber has it already and keeps', 'subscribers have it already and keep')} it.{' '}
          {counted(waiting, 'other does', 'others do')} not get it any more, and it cannot be started again. To go on
          later, pause it.
        </p>
        <p>
          It stays on the website under ‘{updatesPage.title}’, which says that it was stopped. To take it off there as
          well, delete it in the list of updates afterwards.
        </p>
      </>
    )
    const question = { text: 'Stop the sending for good?', details, action: 'Stop it for good', refusal: 'Go back' }
    if (await confirm.ask({ ...question, isDanger: true })) await run({ id, step: 'stop' })
  }

  return (
    <section aria-labelledby="progress-heading" className="update-step">
      <h3 id="progress-heading">How far it has come</h3>
      <p role="status">{stateWords(sending, now)}</p>
      {said !== null && (
        <p className="line tool-notice tool-notice-danger">
          Some were not taken, and are tried again by themselves for three days. The mail server said: {said}
        </p>
      )}
      <progress
        className="update-progress"
        aria-label="E-mails that have left"
        max={Math.max(1, recipients)}
        value={recipients - waiting}
      />
      <p>
        {sent === null
          ? `It went to ${counted(recipients, 'subscriber')}.`
          : `${sent.toLocaleString('en-GB')} of ${counted(recipients, 'e-mail')} sent.`}{' '}
        {endWords(sending, report.mailsAnHour, now)}
      </p>
      <dl className="update-counts">
        {countsOf(sending).map(({ label, count, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {count.toLocaleString('en-GB')}
              {note && <span className="hint">, {note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="line button-row">
        {isOpen && (
          <VanishingButton
            focusAfter={after}
            aria-disabled={isRunning}
            onClick={take(state === 'paused' ? 'resume' : 'pause')}
          >
            {state === 'paused' ? 'Go on' : 'Pause'}
          </VanishingButton>
        )}
        {isOpen && (
          <VanishingButton className="button button-quiet button-danger" focusAfter={after} onClick={stop}>
            Stop
          </VanishingButton>
        )}
      </p>
      {confirm.dialog}
    </section>
  )
}
