import { useInfiniteQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import type { MessagePage, ReceivedMessage } from '../../../domain/received.ts'
import { RefreshButton } from '../buttons.tsx'
import { deliveryWords } from '../delivery-words.ts'
import { ListFilter, useNarrowing } from '../list-filter.tsx'
import { ListRow } from '../list-row.tsx'
import { useConfirm } from '../modal.tsx'
import { momentHeading, momentWords } from '../moment-words.ts'
import { messagesQuery, ReceivedList, useReceivedActions } from '../received.tsx'
import { ScreenActions } from '../screen-head.tsx'
import { replyAddress } from './reply-address.ts'

/** What visitors have written, newest first, with what can be done about each. */
export function Messages() {
  const { narrowing, setNarrowing, words, only } = useNarrowing()
  const query = useInfiniteQuery(messagesQuery(words, only))
  const act = useReceivedActions('messages', 'The message could not be changed')
  const confirm = useConfirm()
  const pages = query.data?.pages ?? []
  const [newest] = pages

  async function remove({ id, subject }: ReceivedMessage): Promise<void> {
    const details = <p>It is deleted from the database and cannot be brought back. An e-mail that was sent stays.</p>
    const question = { text: `Delete ‘${subject}’ for good?`, details, action: 'Delete', isDanger: true }
    if (await confirm.ask(question)) await act(id, 'remove')
  }

  return (
    <>
      <ScreenActions>
        <RefreshButton query={query} />
        <ListFilter
          noun="messages"
          narrowing={narrowing}
          choices={[{ all: 'All messages', options: { unanswered: 'To answer' } }]}
          onChange={setNarrowing}
        />
      </ScreenActions>
      {newest && <Summary {...newest} />}
      <ReceivedList
        query={query}
        noun="messages"
        rows={pages.flatMap(({ messages }) => messages)}
        empty={words || only ? 'No message fits.' : 'Nobody has written yet. What visitors send appears here.'}
      >
        {(message) => (
          <MessageRow
            key={message.id}
            message={message}
            deliversTo={newest?.deliversTo ?? null}
            onMark={() => act(message.id, message.answered_at === null ? 'answered' : 'unanswered')}
            onDelete={() => remove(message)}
          />
        )}
      </ReceivedList>
      {confirm.dialog}
    </>
  )
}

function Summary({ counts, deliversTo }: MessagePage) {
  return (
    <>
      <p role="status" className="list-summary">
        {counts.all === 1 ? '1 message' : `${counts.all} messages`}
        {counts.all > 0 && `, ${counts.unanswered === 0 ? 'all answered' : `${counts.unanswered} not answered`}`}.
        {deliversTo !== null && ` Each is sent on to ${deliversTo}.`}
      </p>
      {deliversTo === null && (
        <div className="row notice notice-open">
          <p>
            Nothing tells you of a new message: they wait here for you to read. Each is sent to you as well once{' '}
            <Link to="/admin/campaign?field=contact_email">the campaign’s e-mail</Link> is set and whoever runs the
            server has set up e-mail (the setting SMTP_URL).
          </p>
        </div>
      )}
    </>
  )
}

function MessageRow({
  message,
  deliversTo,
  onMark,
  onDelete,
}: {
  message: ReceivedMessage
  deliversTo: string | null
  onMark: () => void
  onDelete: () => void
}) {
  const { name, email, subject, message: text, received_at, answered_at, ...delivery } = message
  const now = Date.now()
  const about = `‘${subject}’`
  return (
    <ListRow
      data-open={answered_at === null}
      title={<bdi>{subject}</bdi>}
      lead={
        <a className="button button-quiet" href={replyAddress(message, now)}>
          <Mail aria-hidden size={18} /> Reply by e-mail<span className="sr-only"> to {about}</span>
        </a>
      }
      actions={[
        { children: answered_at === null ? 'Mark answered' : 'Mark not answered', about, onClick: onMark },
        { children: 'Delete', about, isDanger: true, onClick: onDelete },
      ]}
    >
      <p className="line row-facts">
        <bdi>{name}</bdi> <span>{email}</span> <time dateTime={received_at}>{momentHeading(received_at, now)}</time>{' '}
        {answered_at !== null && <span>Answered {momentWords(answered_at, now)}</span>}
      </p>
      <p className="row-words" dir="auto">
        {text}
      </p>
      <p className="hint" data-state={delivery.delivery_state}>
        {deliveryWords(delivery, deliversTo, now)}
      </p>
    </ListRow>
  )
}
