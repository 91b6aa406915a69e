import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { MessageCounts } from '../../../domain/received.ts'
import { RefreshButton } from '../buttons.tsx'
import { ReceivedList } from '../received-list.tsx'
import { messagesFile, messagesQuery } from '../received-query.ts'
import { MessageRow } from './message-row.tsx'
import { useMessageActions } from './use-message-actions.ts'

/** The messages, newest first. `latest` is the message that was open before, whose row takes the focus. */
export function MessageList({ latest }: { latest: string | null }) {
  const query = useInfiniteQuery(messagesQuery(false))
  const act = useMessageActions()
  const heading = useRef<HTMLHeadingElement>(null)
  const returnsTo = useRef(latest)
  const pages = query.data?.pages ?? []
  const messages = pages.flatMap((page) => page.messages)
  const [newest] = pages

  async function remove(id: string): Promise<void> {
    if (await act(id, 'delete')) heading.current?.focus()
  }
  useEffect(() => {
    if (returnsTo.current === null) return
    const row = document.getElementById(`message-${returnsTo.current}`)
    ;(row ?? heading.current)?.focus()
    returnsTo.current = null
  }, [])

  return (
    <section aria-labelledby="messages-heading">
      <div className="line list-head">
        <h2 id="messages-heading" ref={heading} tabIndex={-1}>
          All messages
        </h2>
        <p className="line list-tools">
          <RefreshButton query={query} />
          <a className="button button-quiet" href={messagesFile} download>
            <Download aria-hidden size={18} /> Export CSV
          </a>
        </p>
      </div>
      {newest && <Summary counts={newest.counts} deliversTo={newest.deliversTo} />}
      <ReceivedList
        query={query}
        noun="messages"
        rows={messages}
        empty="Nobody has written yet. What visitors send appears here."
      >
        {(message) => (
          <MessageRow
            key={message.id}
            message={message}
            deliversTo={newest?.deliversTo ?? null}
            actions={[
              message.read_at === null
                ? { children: 'Mark read', onClick: () => act(message.id, 'read') }
                : { children: 'Mark unread', onClick: () => act(message.id, 'unread') },
              { children: 'Delete', isDanger: true, onClick: () => remove(message.id) },
            ]}
          />
        )}
      </ReceivedList>
      {newest && newest.counts.deleted > 0 && (
        <p className="list-aside">
          <Link to="?deleted">Deleted messages ({newest.counts.deleted})</Link>
        </p>
      )}
    </section>
  )
}

function Summary({ counts, deliversTo }: { counts: MessageCounts; deliversTo: string | null }) {
  return (
    <>
      <p role="status" className="list-summary">
        {counts.all === 1 ? '1 message' : `${counts.all} messages`}
        {counts.all > 0 && `, ${counts.unread === 0 ? 'all read' : `${counts.unread} unread`}`}.
        {deliversTo !== null && ` Each is sent on to ${deliversTo}.`}
      </p>
      {deliversTo === null && (
        <p className="line tool-notice">
          This site cannot send e-mail yet, so nothing tells you of a new message: they wait here for you to read. Ask
          whoever runs the server to set up e-mail (the setting SMTP_URL); from then on each message is sent to you as
          well.
        </p>
      )}
    </>
  )
}
