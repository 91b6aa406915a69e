import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { MessageSummary } from '../../../domain/received.ts'
import { useCampaign } from '../../content-api/campaign-query.ts'
import { RefreshButton } from '../buttons.tsx'
import { useConfirm } from '../confirm.tsx'
import { ReceivedList } from '../received-list.tsx'
import { messagesQuery } from '../received-query.ts'
import { MessageRow } from './message-row.tsx'
import { useMessageActions } from './use-message-actions.ts'

/** The messages that were deleted: to be put back, or taken away for good as somebody may ask (content: privacy policy). */
export function DeletedMessages() {
  const query = useInfiniteQuery(messagesQuery(true))
  const act = useMessageActions()
  const confirm = useConfirm()
  const heading = useRef<HTMLHeadingElement>(null)
  const messages = query.data?.pages.flatMap((page) => page.messages) ?? []
  useEffect(() => heading.current?.focus(), [])

  async function putBack({ id }: MessageSummary): Promise<void> {
    if (await act(id, 'restore')) heading.current?.focus()
  }
  async function remove({ id, subject }: MessageSummary): Promise<void> {
    const text = `Delete ‘${subject}’ for good?`
    const details = <p>It is deleted from the database and cannot be brought back.</p>
    if (!(await confirm.ask({ text, details, action: 'Delete for good', isDanger: true }))) return
    if (await act(id, 'remove')) heading.current?.focus()
  }

  return (
    <section aria-labelledby="deleted-heading">
      <nav aria-label="Messages" className="line message-ways">
        <Link to="/admin/messages" className="button button-quiet">
          <ArrowLeft aria-hidden size={18} /> All messages
        </Link>
        <RefreshButton query={query} />
      </nav>
      <h2 id="deleted-heading" ref={heading} tabIndex={-1}>
        Deleted messages
      </h2>
      <p className="list-summary">
        They stay here for {useCampaign().retention_days.deleted_messages} days after they were deleted. When somebody
        asks you to delete what they wrote, delete it here for good.
      </p>
      <ReceivedList query={query} noun="messages" rows={messages} empty="No message is deleted.">
        {(message) => (
          <MessageRow
            key={message.id}
            message={message}
            actions={[
              { children: 'Put back', onClick: () => putBack(message) },
              { children: 'Delete for good', isDanger: true, onClick: () => remove(message) },
            ]}
          />
        )}
      </ReceivedList>
      {confirm.dialog}
    </section>
  )
}
