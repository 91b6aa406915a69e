import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { MessageSummary } from '../../../domain/received.ts'
import { deliveryWords } from '../delivery-words.ts'
import { ListRow } from '../list-row.tsx'
import { momentHeading, momentWords } from '../moment-words.ts'

/** One message in a list: who, when and how it begins. One that is not deleted tells how far it has come, and its subject opens it. */
export function MessageRow({
  message: { id, name, subject, beginning, received_at, read_at, answered_at, ...delivery },
  deliversTo,
  actions,
}: {
  message: MessageSummary
  /** Where messages are sent to; undefined for one that is deleted. */
  deliversTo?: string | null
} & Pick<ComponentProps<typeof ListRow>, 'actions'>) {
  const isKept = deliversTo !== undefined
  const isUnread = isKept && read_at === null
  const now = Date.now()
  const words = <bdi>{subject}</bdi>
  const link = (
    <Link id={`message-${id}`} to={`?message=${encodeURIComponent(id)}`}>
      {words}
    </Link>
  )
  return (
    <ListRow
      className="received-row"
      data-unread={isKept ? isUnread : undefined}
      title={isKept ? link : words}
      actions={actions.map((action) => action && { about: `‘${subject}’`, ...action })}
    >
      <p className="line row-facts">
        {isUnread && <span className="unread-mark">Unread</span>} <bdi>{name}</bdi>{' '}
        <time dateTime={received_at}>{momentHeading(received_at, now)}</time>{' '}
        {isKept && answered_at !== null && <span>Answered {momentWords(answered_at, now)}</span>}
      </p>
      <p className="message-beginning" dir="auto">
        {beginning}
      </p>
      {isKept && (
        <p className="delivery" data-state={delivery.delivery_state}>
          {deliveryWords(delivery, deliversTo, now)}
        </p>
      )}
    </ListRow>
  )
}
