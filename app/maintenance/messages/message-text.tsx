import { Mail } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { OpenedMessage } from '../../../domain/received.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { QuietButton } from '../buttons.tsx'
import { deliveryWords } from '../delivery-words.ts'
import { momentHeading } from '../moment-words.ts'
import { replyAddress } from './reply-address.ts'
import type { useMessageActions } from './use-message-actions.ts'

/** The message as plain text, who sent it and when, how far it has come, and what can be done. */
export function MessageText({
  opened: { message, deliversTo },
  act,
  onDelete,
}: {
  opened: OpenedMessage
  act: ReturnType<typeof useMessageActions>
  onDelete: () => void
}) {
  const { id, name, email, subject, received_at, read_at, answered_at } = message
  const heading = useRef<HTMLHeadingElement>(null)
  const now = Date.now()

  useEffect(() => heading.current?.focus(), [])

  return (
    <article className="message">
      <h2 ref={heading} tabIndex={-1} dir="auto">
        {subject}
      </h2>
      <dl className="message-facts">
        <div>
          <dt>From</dt>
          <dd>
            <bdi>{name}</bdi>, <span id="message-email">{email}</span>
          </dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>
            <time dateTime={received_at}>{momentHeading(received_at, now)}</time>
          </dd>
        </div>
        <div>
          <dt>Answered</dt>
          <dd>
            <span role="status">{answered_at === null ? 'Not yet' : momentHeading(answered_at, now)}</span>
          </dd>
        </div>
        <div>
          <dt>Delivery</dt>
          <dd className="delivery" data-state={message.delivery_state}>
            <span role="status">{deliveryWords(message, deliversTo, now)}</span>
          </dd>
        </div>
      </dl>
      <p className="message-text" dir="auto">
        {message.message}
      </p>
      <div className="line button-row">
        <a className="button" href={replyAddress(message, now)}>
          <Mail aria-hidden size={18} /> Reply by e-mail
        </a>
        <CopyButton text={email} label="Copy address" message="Copied email to clipboard!" selects="message-email" />
        <QuietButton onClick={() => act(id, answered_at === null ? 'answered' : 'unanswered')}>
          {answered_at === null ? 'Mark answered' : 'Mark not answered'}
        </QuietButton>
        <QuietButton onClick={() => act(id, read_at === null ? 'read' : 'unread')}>
          {read_at === null ? 'Mark read' : 'Mark unread'}
        </QuietButton>
        <QuietButton isDanger onClick={onDelete}>
          Delete
        </QuietButton>
      </div>
      <details className="disclosure message-consent">
        <summary>What {name} agreed to</summary>
        <p>{message.consent_text}</p>
      </details>
    </article>
  )
}
