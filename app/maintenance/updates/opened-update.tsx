import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Row } from '../../../domain/content.ts'
import { updatePath } from '../../../domain/sent-update.ts'
import type { SendingsReport } from '../../../domain/update-sending.ts'
import { QuietButton } from '../buttons.tsx'
import { MailPreview } from './mail-preview.tsx'
import { SendingProgress, SendUpdate } from './send-update.tsx'
import { TryUpdate } from './try-update.tsx'

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
      <h2 id="updates-heading" ref={heading} tabIndex={-1} className="update-subject quiet-focus">
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
          {sending && <SendingProgress sending={sending} after={heading} />}
          {isDraft && <TryUpdate id={id} sendsMails={report?.sendsMails ?? true} />}
          {isDraft && report && <SendUpdate update={update} report={report} after={heading} />}
        </div>
        <MailPreview {...update} />
      </div>
    </>
  )
}
