import type { RefObject } from 'react'
import { updatesPage } from '../../../content/updates-page.ts'
import type { Row } from '../../../domain/content.ts'
import type { SendingsReport } from '../../../domain/update-sending.ts'
import { useConfirm } from '../confirm.tsx'
import { useWrite } from '../use-write.ts'
import { WriteFailure } from '../write-failure.tsx'
import { counted, doneAt, durationWords, forUpdates, rateWords } from './sending-words.ts'
import { sendUpdate } from './updates-api.ts'

/** 'Send to N subscribers', with the question that names the number (rule: updates-send). */
export function SendUpdate({
  update: { id, subject },
  report,
  after,
}: {
  update: Row<'updates'>
  report: SendingsReport
  /** Takes the focus once the button is gone. */
  after: RefObject<HTMLElement | null>
}) {
  const { subscribers, sendsMails } = report
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
  const rates = forUpdates(report)
  const lasts = durationWords(doneAt(subscribers, rates, 0))

  const send = async () => {
    if (!canSend) return
    const details = (
      <div className="update-question">
        <p>
          ‘{subject}’ goes to everybody who confirmed and is on the list now. It begins at once and cannot be taken
          back: what has left stays sent. You can pause or stop what has not.
        </p>
        <p>
          At {rateWords(rates)} it takes {lasts}. It also stands on the website at once, under ‘{updatesPage.title}’.
        </p>
      </div>
    )
    if (
      !(await confirm.ask({
        text: `Send it to ${everybody}?`,
        details,
        action: `Send to ${everybody}`,
        isDanger: true,
      }))
    )
      return
    if (await run({ id, subscribers })) after.current?.focus()
  }

  return (
    <section aria-labelledby="send-heading" className="update-step">
      <h3 id="send-heading">Send it to everybody</h3>
      <p className="hint">
        {!sendsMails
          ? 'It can be sent once a mail server is set.'
          : subscribers === 0
            ? 'It can be sent once somebody is on the list.'
            : `At ${rateWords(rates)} it takes ${lasts}.`}
      </p>
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
