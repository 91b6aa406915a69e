import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { OpenedMessage } from '../../../domain/received.ts'
import { ListState } from '../list-state.tsx'
import { isGone, messageQuery } from '../received-query.ts'
import { MessageText } from './message-text.tsx'
import { useMessageActions } from './use-message-actions.ts'

/** One message, whole. Opening it marks it read. */
export function OpenedMessageView({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const query = useQuery(messageQuery(id))
  const { data, error } = query
  const act = useMessageActions()
  const wasMarked = useRef(false)
  const section = useRef<HTMLElement>(null)
  const isUnread = data?.message.read_at === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the opening marks it; who marks it unread again means it
  useEffect(() => {
    if (!isUnread || wasMarked.current) return
    wasMarked.current = true
    act(id, 'read')
  }, [isUnread, id])

  const isLost = isGone(error)
  return (
    <section ref={section} tabIndex={-1} aria-label="Message">
      <nav aria-label="Messages" className="line message-ways">
        <Link to="/admin/messages" className="button button-quiet">
          <ArrowLeft aria-hidden size={18} /> All messages
        </Link>
        {data && !isLost && <Neighbours {...data} />}
      </nav>
      {isLost ? (
        <p role="alert" className="line tool-notice">
          This message is no longer here: somebody has deleted it, or it was older than messages are kept.
        </p>
      ) : (
        <ListState
          query={query}
          focusAfter={section}
          loading="Loading the message..."
          failure="The message could not be loaded."
          empty={false}
        />
      )}
      {data && !isLost && (
        <MessageText
          opened={data}
          act={act}
          onDelete={async () => {
            if (await act(id, 'delete')) onDeleted()
          }}
        />
      )}
    </section>
  )
}

/** The ways to the next messages of the list; where there is none, it says so instead of moving the other. */
function Neighbours({ newer, older }: Pick<OpenedMessage, 'newer' | 'older'>) {
  const ways = [
    { label: 'Newer', id: newer },
    { label: 'Older', id: older },
  ]
  const about = <span className="sr-only"> message</span>
  return ways.map(({ label, id }) =>
    id === null ? (
      <span key={label} className="button button-quiet" aria-disabled="true">
        {label}
        {about}
      </span>
    ) : (
      <Link key={label} to={`?message=${encodeURIComponent(id)}`} className="button button-quiet">
        {label}
        {about}
      </Link>
    ),
  )
}
