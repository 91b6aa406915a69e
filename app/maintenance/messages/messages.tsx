import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { DeletedMessages } from './deleted-messages.tsx'
import { MessageList } from './message-list.tsx'
import { OpenedMessageView } from './opened-message.tsx'
import './messages.css'

/** What visitors have written. Which message is open stands in the address. */
export function Messages() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const opened = search.get('message')
  // The way back leads to the message that was read last; where it is gone, to the heading above the list.
  const latest = useRef<string>(null)
  if (opened !== null) latest.current = opened

  const leaveDeleted = () => {
    latest.current = ''
    navigate('/admin/messages')
  }

  return (
    <>
      {opened !== null && <OpenedMessageView key={opened} id={opened} onDeleted={leaveDeleted} />}
      {opened === null && search.has('deleted') && <DeletedMessages />}
      {opened === null && !search.has('deleted') && <MessageList latest={latest.current} />}
    </>
  )
}
