import { showToast } from '../../ui/toast.ts'
import { failureText } from '../content-writer.ts'
import { changeMessage, type MessageAction } from '../received-api.ts'
import { useReceivedRefresh } from '../received-query.ts'

const failures: Record<MessageAction, string> = {
  read: 'It could not be marked read',
  unread: 'It could not be marked unread',
  answered: 'It could not be marked answered',
  unanswered: 'It could not be marked as not answered',
  delete: 'The message could not be deleted',
  restore: 'The message could not be put back',
  retry: 'The message could not be sent again',
  remove: 'The message could not be deleted',
}

/** What can be done to a message, each with what its toast says. All resolve to whether it was done. */
export function useMessageActions() {
  const refresh = useReceivedRefresh('messages')

  async function change(id: string, action: MessageAction): Promise<boolean> {
    try {
      await changeMessage(id, action)
      return true
    } catch (error) {
      showToast({ kind: 'error', title: failures[action], description: failureText(error) })
      return false
    } finally {
      refresh()
    }
  }

  async function putBack(id: string): Promise<boolean> {
    const isBack = await change(id, 'restore')
    if (isBack) showToast({ kind: 'success', title: 'Message put back', settles: [failures.restore] })
    return isBack
  }

  return {
    mark: (id: string, as: 'read' | 'unread' | 'answered' | 'unanswered') => change(id, as),
    retry: (id: string) => change(id, 'retry'),
    putBack,
    async remove(id: string): Promise<boolean> {
      const isDeleted = await change(id, 'delete')
      if (isDeleted) {
        const action = { label: 'Undo', onClick: () => putBack(id) }
        showToast({ kind: 'success', title: 'Message deleted', settles: [failures.delete], action })
      }
      return isDeleted
    },
    async removeForGood(id: string): Promise<boolean> {
      const isRemoved = await change(id, 'remove')
      if (isRemoved) showToast({ kind: 'success', title: 'Message deleted for good', settles: [failures.remove] })
      return isRemoved
    },
  }
}
