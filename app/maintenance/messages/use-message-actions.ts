import { changeMessage, type MessageAction } from '../received-api.ts'
import { useWrite, type Writing } from '../use-write.ts'

/** What the toasts say of each; where nothing is said of a success, the message itself shows it. */
const words: Record<MessageAction, { failed: string; done?: string }> = {
  read: { failed: 'It could not be marked read' },
  unread: { failed: 'It could not be marked unread' },
  answered: { failed: 'It could not be marked answered' },
  unanswered: { failed: 'It could not be marked as not answered' },
  delete: { failed: 'The message could not be deleted', done: 'Message deleted' },
  restore: { failed: 'The message could not be put back', done: 'Message put back' },
  retry: { failed: 'The message could not be sent again' },
  remove: { failed: 'The message could not be deleted', done: 'Message deleted for good' },
}

interface Acting {
  id: string
  action: MessageAction
}

/** Does something to a message; resolves to nothing where it failed. */
export function useMessageActions(): (id: string, action: MessageAction) => ReturnType<Writing<Acting, void>['run']> {
  const write: Writing<Acting, void> = useWrite({
    send: ({ id, action }) => changeMessage(id, action),
    refreshes: ['messages'],
    failed: ({ action }) => words[action].failed,
    done(_, { id, action }) {
      const title = words[action].done
      if (title === undefined) return undefined
      const undo = { label: 'Undo', onClick: () => write.run({ id, action: 'restore' }) }
      return { title, ...(action === 'delete' && { action: undo }) }
    },
  })
  return (id, action) => write.run({ id, action })
}
