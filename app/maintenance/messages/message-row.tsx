import { Link } from 'react-router'
import type { MessageSummary } from '../../../domain/received.ts'
import { deliveryWords } from '../delivery-words.ts'
import { ListRow } from '../list-row.tsx'
import { momentHeading, momentWords } from '../moment-words.ts'
import { QuietButton } from '../quiet-button.tsx'

/** One message in the list: who, when, how it begins and how far it has come. Its subject opens it. */
export function MessageRow({
  message,
  deliversTo,
  onMark,
  onDelete,
}: {
  message: MessageSummary
  deliversTo: string | null
  onMark: () => void
  onDelete: () => void
}) {
  const { id, name, subject, beginning, received_at, read_at, answered_at } = message
  const isUnread = read_at === null
  const now = Date.now()
  return (
    <ListRow
      className="received-row"
      data-unread={isUnread}
      title={
        <Link id={`message-${id}`} to={`?message=${encodeURIComponent(id)}`}>
          <bdi>{subject}</bdi>
        </Link>
      }
      actions={
        <>
          <QuietButton about={`‘${subject}’`} onClick={onMark}>
            {isUnread ? 'Mark read' : 'Mark unread'}
          </QuietButton>
          <QuietButton about={`‘${subject}’`} isDanger onClick={onDelete}>
            Delete
          </QuietButton>
        </>
      }
    >
      <p className="line row-facts">
        {isUnread && <span className="unread-mark">Unread</span>} <bdi>{name}</bdi>{' '}
        <time dateTime={received_at}>{momentHeading(received_at, now)}</time>{' '}
        {answered_at !== null && <span>Answered {momentWords(answered_at, now)}</span>}
      </p>
      <p className="message-beginning" dir="auto">
        {beginning}
      </p>
      <p className="delivery" data-state={message.delivery_state}>
        {deliveryWords(message, deliversTo, now)}
      </p>
    </ListRow>
  )
}
