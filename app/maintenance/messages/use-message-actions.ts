import { type ActionWords, useReceivedActions } from '../use-received-actions.ts'

/** What can be done to a message. `remove` takes a deleted one out of the database, and nothing brings it back. */
type MessageAction = 'read' | 'unread' | 'answered' | 'unanswered' | 'delete' | 'restore' | 'remove'

const words: Record<MessageAction, ActionWords<MessageAction>> = {
  read: { failed: 'It could not be marked read' },
  unread: { failed: 'It could not be marked unread' },
  answered: { failed: 'It could not be marked answered' },
  unanswered: { failed: 'It could not be marked as not answered' },
  delete: { failed: 'The message could not be deleted', done: 'Message deleted', undo: 'restore' },
  restore: { failed: 'The message could not be put back', done: 'Message put back' },
  remove: { failed: 'The message could not be deleted', done: 'Message deleted for good' },
}

export const useMessageActions = () => useReceivedActions('messages', words)
