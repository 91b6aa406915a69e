import { ContentError } from '../../domain/content-error.ts'
import type { MessagePage, OpenedMessage, ReceivedMessage } from '../../domain/received.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import {
  countMessages,
  findMessage,
  findNeighbours,
  listMessages,
  listWholeMessages,
  markMessage,
  removeMessage,
} from '../database/received-messages.ts'
import { type Handlers, requireKey } from '../request-context.ts'
import { csvResponse } from './csv.ts'
import { nextOf, readPage } from './list-page.ts'
import { messageTable } from './received-files.ts'

/** Where what visitors send is kept, and where it goes. */
export interface ReceivedOptions {
  database: ConnectedDatabase
  /** Whether the site can send e-mails. */
  sendsMails: boolean
  /** Where messages are sent to; undefined while no mail server or no address is set. */
  deliversTo: () => Promise<string | undefined>
}

/** The messages that visitors have sent. */
export function createMessageHandlers({
  database: { db, reader, erase },
  deliversTo,
}: ReceivedOptions): Handlers<'messages' | 'messagesFile' | 'message' | 'changeMessage' | 'removeMessage'> {
  const delivery = async () => ({ deliversTo: (await deliversTo()) ?? null })
  const now = () => new Date().toISOString()
  const changes = new Map<string, (id: string) => Promise<ReceivedMessage | undefined>>([
    ['read', (id) => markMessage(db, { id }, { read_at: now() })],
    ['unread', (id) => markMessage(db, { id }, { read_at: null })],
    ['answered', (id) => markMessage(db, { id }, { answered_at: now() })],
    ['unanswered', (id) => markMessage(db, { id }, { answered_at: null })],
    ['delete', (id) => markMessage(db, { id }, { deleted_at: now() })],
    ['restore', (id) => markMessage(db, { id, isDeleted: true }, { deleted_at: null })],
  ])

  return {
    async messages({ query }) {
      const { deleted, ...parts } = Object.fromEntries(query)
      const page = readPage(parts)
      const messages = await listMessages(reader, { ...page, isDeleted: deleted !== undefined })
      const next = nextOf(messages, page.limit, ({ received_at }) => received_at)
      const body: MessagePage = { messages, next, counts: await countMessages(reader), ...(await delivery()) }
      return Response.json(body)
    },
    messagesFile: async () =>
      csvResponse('quarry-messages', 'spreadsheet', messageTable(await listWholeMessages(reader))),
    async message({ params }) {
      const message = await findMessage(reader, requireKey(params.id))
      if (!message || message.deleted_at !== null) throw gone()
      const body: OpenedMessage = { message, ...(await findNeighbours(reader, message)), ...(await delivery()) }
      return Response.json(body)
    },
    async changeMessage({ params }) {
      const change = changes.get(params.change ?? '')
      if (!change) throw new ContentError('not-found', 'There is nothing at this address.')
      const message = await change(requireKey(params.id))
      if (!message) throw gone()
      return Response.json(message)
    },
    async removeMessage({ params }) {
      if (!(await removeMessage(db, requireKey(params.id)))) throw gone()
      await erase()
      return Response.json({ removed: true })
    },
  }
}

/** Two maintainers may have the same list open, and what is too old is deleted by itself. */
function gone(): ContentError {
  return new ContentError('not-found', 'This message is no longer there.')
}
