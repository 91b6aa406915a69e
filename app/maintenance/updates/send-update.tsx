import { type RefObject, useState } from 'react'
import { updatesPage } from '../../../content/updates-page.ts'
import type { Row } from '../../../domain/content.ts'
import { ContentError } from '../../../domain/content-error.ts'
import { forUpdates, type SendingsReport } from '../../../domain/update-sending.ts'
import { useConfirm } from '../confirm.tsx'
import { DifferenceTable } from '../difference-table.tsx'
import { momentWords } from '../moment-words.ts'
import { type FieldDifference, rowDifferences } from '../row-difference.ts'
import { useWrite } from '../use-write.ts'
import { WriteFailure } from '../write-failure.tsx'
import { counted, doneAt, durationWords, rateWords } from './sending-words.ts'
import { sendUpdate } from './updates-api.ts'

/** 'Send to N subscribers', with the question that names the number; what somebody has changed meanwhile is shown first. */
export function SendUpdate({
  update,
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
  const [differences, setDifferences] = useState<FieldDifference[]>([])
  const { run, isRunning, failure } = useWrite({
    async send(seen: Parameters<typeof sendUpdate>[0] & { update: Text }) {
      setDifferences([])
      return sendUpdate(seen).catch((error: unknown) => {
        const current = error instanceof ContentError ? error.current : undefined
        if (isText(current)) setDifferences(rowDifferences(textOf(seen.update), textOf(current)))
        throw error
      })
    },
    refreshes: ['updates'],
    done: ({ started }) => ({
      title: started === 'now' ? 'The update is on its way' : 'Somebody has sent it already',
    }),
    failed: 'The update could not be sent',
  })
  const canSend = sendsMails && subscribers > 0 && !isRunning
  const everybody = counted(subscribers, 'subscriber')
  const anHour = forUpdates(report.mailsAnHour)
  const lasts = durationWords(doneAt(subscribers, anHour, 0))

  const send = async () => {
    if (!canSend) return
    const details = (
      <div className="update-question">
        <p>
          ‘{update.subject}’, last changed {momentWords(update.updated_at, Date.now())}, goes to everybody who confirmed
          and is on the list now. It begins at once and cannot be taken back: what has left stays sent. You can pause or
          stop what has not.
        </p>
        <p>
          At {rateWords(anHour)} it takes {lasts}. It also stands on the website at once, under ‘{updatesPage.title}’.
        </p>
      </div>
    )
    const question = { text: `Send it to ${everybody}?`, details, action: `Send to ${everybody}`, isDanger: true }
    if (!(await confirm.ask(question))) return
    if (await run({ update, subscribers })) after.current?.focus()
  }

  return (
    <section aria-labelledby="send-heading" className="update-step">
      <h3 id="send-heading">Send it to everybody</h3>
      <p className="hint">
        {!sendsMails
          ? 'It can be sent once a mail server is set.'
          : subscribers === 0
            ? 'It can be sent once somebody is on the list.'
            : `At ${rateWords(anHour)} it takes ${lasts}.`}
      </p>
      <p className="line button-row">
        <button type="button" className="button button-alert" aria-disabled={!canSend} onClick={send}>
          {isRunning ? 'Starting...' : `Send to ${everybody}`}
        </button>
      </p>
      <WriteFailure failure={failure} />
      {differences.length > 0 && (
        <>
          <p>This is what was changed. The e-mail is shown as it is now: read it, and send it if it is right.</p>
          <DifferenceTable
            table="updates"
            caption="What was changed"
            columns={['As you saw it', 'As it is now']}
            differences={differences}
          />
        </>
      )}
      {confirm.dialog}
    </section>
  )
}

type Text = Pick<Row<'updates'>, 'subject' | 'body'>

function textOf({ subject, body }: Text): Text {
  return { subject, body }
}

/** A conflict carries the update where its words were changed, and the number of subscribers where that was. */
function isText(current: unknown): current is Text {
  return typeof current === 'object' && current !== null && 'subject' in current
}
