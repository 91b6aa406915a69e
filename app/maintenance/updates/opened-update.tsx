import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Row } from '../../../domain/content.ts'
import type { SendingsReport } from '../../../domain/update-sending.ts'
import { QuietButton } from '../buttons.tsx'
import { MailPreview } from './mail-preview.tsx'
import { SendUpdate } from './send-update.tsx'
import { SendingNotes } from './sending-notes.tsx'
import { SendingProgress } from './sending-progress.tsx'
import { TryUpdate } from './try-update.tsx'
import { useUntimely } from './use-untimely.ts'

/** One update: unsent with what leads to its sending, or what was sent with how far it came. */
export function OpenedUpdate({
  update,
  report,
  onEdit,
  onCopy,
  onBack,
}: {
  update: Row<'updates'>
  report: UseQueryResult<SendingsReport>
  onEdit: () => void
  onCopy: () => void
  onBack: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, subject, sent_at } = update
  const sending = report.data?.sendings.find(({ update_id }) => update_id === id)
  const isDraft = sent_at === null && !sending
  const untimely = useUntimely()(update.occasion)

  useEffect(() => heading.current?.focus(), [])

  return (
    <>
      <p>
        <QuietButton onClick={onBack}>
          <ArrowLeft aria-hidden size={18} /> All updates
        </QuietButton>
      </p>
      <h2 id="updates-heading" ref={heading} tabIndex={-1} className="update-subject quiet-focus">
        {subject}
      </h2>
      {isDraft && untimely && (
        <p className="line tool-notice tool-notice-danger">
          This draft is out of date and cannot be sent. {untimely} Delete it in the list of updates. Where subscribers
          are to be told something, <Link to="/admin?tab=progress">Progress</Link> has the update that is true now.
        </p>
      )}
      <p className="line button-row">
        {isDraft ? (
          <QuietButton onClick={onEdit}>Edit</QuietButton>
        ) : (
          <>
            <Link className="button button-quiet" to={`/updates/${encodeURIComponent(id)}`}>
              Read it on the website
            </Link>
            <QuietButton onClick={onCopy}>Use as a new draft</QuietButton>
          </>
        )}
      </p>
      <div className="previewed">
        <div className="previewed-fields">
          <SendingNotes report={report} isBrief={!isDraft} />
          {sending && report.data && <SendingProgress sending={sending} report={report.data} after={heading} />}
          {isDraft && <TryUpdate id={id} sendsMails={report.data?.sendsMails ?? true} />}
          {isDraft && !untimely && report.data && <SendUpdate update={update} report={report.data} after={heading} />}
        </div>
        <MailPreview {...update} />
      </div>
    </>
  )
}
