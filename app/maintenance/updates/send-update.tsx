import { updatesPage } from '../../../content/updates-page.ts'
import type { Row } from '../../../domain/content.ts'
import type { MailSending, SendingsReport } from '../../../domain/update-sending.ts'
import { QuietButton } from '../buttons.tsx'
import { WriteFailure } from '../list-state.tsx'
import { useConfirm } from '../modal.tsx'
import { momentWords } from '../moment-words.ts'
import { useWrite } from '../use-write.ts'
import { counted, rateWords, sendingWords } from './sending-words.ts'
import { changeSending, sendUpdate } from './updates-api.ts'

/** 'Send to N subscribers', with the question that names the number. */
export function SendUpdate({
  update,
  report: { subscribers, sendsMails, mailsAnHour },
}: {
  update: Row<'updates'>
  report: SendingsReport
}) {
  const confirm = useConfirm()
  const { run, isRunning, failure } = useWrite({
    send: sendUpdate,
    refreshes: ['updates'],
    done: ({ started }) => ({
      title: started === 'now' ? 'The update is on its way' : 'Somebody has sent it already',
    }),
    failed: 'The update could not be sent',
  })
  const canSend = sendsMails && subscribers > 0 && !isRunning
  const everybody = counted(subscribers, 'subscriber')

  const send = async () => {
    if (!canSend) return
    const details = (
      <p>
        ‘{update.subject}’, last changed {momentWords(update.updated_at, Date.now())}, goes to everybody who confirmed
        and is on the list now, at {rateWords(mailsAnHour)}. What has been sent cannot be taken back. You can pause or
        stop the rest. It also stands on the website at once, under ‘{updatesPage.title}’.
      </p>
    )
    const question = { text: `Send it to ${everybody}?`, details, action: `Send to ${everybody}`, isDanger: true }
    if (await confirm.ask(question)) await run(update)
  }

  return (
    <section aria-labelledby="send-heading" className="form-part">
      <h3 id="send-heading">Send it to everybody</h3>
      {subscribers === 0 && <p className="hint">It can be sent once somebody is on the list.</p>}
      <p className="line button-row">
        <button type="button" className="button button-alert" aria-disabled={!canSend} onClick={send}>
          {isRunning ? 'Starting...' : `Send to ${everybody}`}
        </button>
      </p>
      <WriteFailure failure={failure} />
      {confirm.dialog}
    </section>
  )
}

/** How far an update has come, and what can be done about it. */
export function SendingProgress({ sending }: { sending: MailSending }) {
  const { update_id: id, state, recipients, waiting, said } = sending
  const confirm = useConfirm()
  const { run, isRunning } = useWrite({
    send: changeSending,
    refreshes: ['updates'],
    done: ({ mails }) => (mails === 0 ? { title: 'Too late', description: 'All its e-mails had left.' } : undefined),
    failed: 'The sending could not be changed',
  })
  const isOpen = state === 'sending' || state === 'paused' || state === 'held'
  const goesOn = { paused: 'Go on', held: 'Send it now' }[state as string]

  const stop = async () => {
    const details = (
      <p>
        Those who do not have it yet ({waiting}, a moment ago) do not get it any more, and it cannot be started again.
        To go on later, pause it. It stays on the website under ‘{updatesPage.title}’.
      </p>
    )
    const question = { text: 'Stop the sending for good?', details, action: 'Stop it for good', refusal: 'Go back' }
    if (await confirm.ask({ ...question, isDanger: true })) await run({ id, step: 'stop' })
  }

  return (
    <section aria-labelledby="progress-heading" className="form-part">
      <h3 id="progress-heading">How far it has come</h3>
      <p role="status">{sendingWords(sending, Date.now())}</p>
      {said !== null && (
        <p className="row notice notice-error">
          Some were not taken, and are tried again by themselves for three days. The mail server said: {said}
        </p>
      )}
      <progress aria-label="E-mails that have left" max={Math.max(1, recipients)} value={recipients - waiting} />
      {isOpen && (
        <p className="line button-row">
          <QuietButton
            aria-disabled={isRunning}
            onClick={() => isRunning || run({ id, step: goesOn ? 'resume' : 'pause' })}
          >
            {goesOn ?? 'Pause'}
          </QuietButton>
          <QuietButton isDanger onClick={stop}>
            {state === 'held' ? 'Leave it' : 'Stop'}
          </QuietButton>
        </p>
      )}
      {confirm.dialog}
    </section>
  )
}
