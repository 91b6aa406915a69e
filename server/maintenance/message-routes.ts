import { ContentError } from '../../domain/content-error.ts'
import type { MessagePage, OpenedMessage, ReceivedMessage } from '../../domain/received.ts'
import type { Api } from '../api/api.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { retryDelivery } from '../database/deliveries.ts'
import {
  countMessages,
  findMessage,
  findNeighbours,
  listMessages,
  listWholeMessages,
  markMessage,
  removeMessage,
} from '../database/received-messages.ts'
import { csvAnswer } from './csv-answer.ts'
import { messageTable } from './received-files.ts'
import { nextOf, readPage } from './received-page.ts'
import { uncached } from './requests.ts'

/** Where what visitors send is kept, and where it goes. */
export interface ReceivedOptions {
  database: ConnectedDatabase
  /** Where messages are sent to; undefined while no mail server is set. */
  deliversTo: string | undefined
}

const root = '/maintenance/messages'

/** Adds the messages that visitors have sent; the maintenance listener alone has them. */
export function addMessages(api: Api, { database: { db, reader, erase }, deliversTo }: ReceivedOptions): void {
  const delivery = { deliversTo: deliversTo ?? null }

  api.get(root, async (context) => {
    const { deleted, ...query } = context.req.query()
    const page = readPage(query)
    const messages = await listMessages(reader, { ...page, isDeleted: deleted !== undefined })
    const next = nextOf(messages, page.limit, ({ received_at }) => received_at)
    const answer: MessagePage = { messages, next, counts: await countMessages(reader), ...delivery }
    return Response.json(answer, { headers: uncached })
  })

  api.get('/maintenance/messages.csv', async () =>
    csvAnswer('quarry-messages', 'spreadsheet', messageTable(await listWholeMessages(reader))),
  )

  api.get(`${root}/:id`, async (context) => {
    const message = await findMessage(reader, context.req.param('id'))
    if (!message || message.deleted_at !== null) throw gone()
    const answer: OpenedMessage = { message, ...(await findNeighbours(reader, message)), ...delivery }
    return Response.json(answer, { headers: uncached })
  })

  const now = () => new Date().toISOString()
  const changes: Record<string, (id: string) => Promise<ReceivedMessage | undefined>> = {
    read: (id) => markMessage(db, { id }, { read_at: now() }),
    unread: (id) => markMessage(db, { id }, { read_at: null }),
    answered: (id) => markMessage(db, { id }, { answered_at: now() }),
    unanswered: (id) => markMessage(db, { id }, { answered_at: null }),
    delete: (id) => markMessage(db, { id }, { deleted_at: now() }),
    restore: (id) => markMessage(db, { id, isDeleted: true }, { deleted_at: null }),
    async retry(id) {
      const isKept = (await findMessage(db, id))?.deleted_at === null
      if (isKept) await retryDelivery(db, id)
      return isKept ? findMessage(db, id) : undefined
    },
  }
  for (const [name, change] of Object.entries(changes)) {
    api.post(`${root}/:id/${name}`, async (context) => {
      const message = await change(context.req.param('id'))
      if (!message) throw gone()
      return Response.json(message, { headers: uncached })
    })
  }

  api.post(`${root}/:id/remove`, async (context) => {
    if (!(await removeMessage(db, context.req.param('id')))) throw gone()
    await erase()
    return Response.json({ removed: true }, { headers: uncached })
  })
}

/** Two maintainers may have the same list open, and what is too old is deleted by itself. */
function gone(): ContentError {
  return new ContentError('not-found', 'This message is no longer there.')
}
