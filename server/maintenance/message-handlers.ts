import { ContentError } from '../../domain/content-error.ts'
import type { MessagePage } from '../../domain/received.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { countMessages, listMessages, markAnswered, removeMessage } from '../database/received-messages.ts'
import { type Handlers, requireKey } from '../request-context.ts'
import { nextOf, readPage } from './list-page.ts'

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
  database: { db, reader, eraseTraces },
  deliversTo,
}: ReceivedOptions): Handlers<'messages' | 'markMessage' | 'removeMessage'> {
  const done = (isThere: boolean): Response => {
    // Two maintainers may have the same list open, and what is too old is deleted by itself.
    if (!isThere) throw new ContentError('not-found', 'This message is no longer there.')
    return Response.json({ done: true })
  }
  return {
    async messages({ query }) {
      const page = readPage(Object.fromEntries(query))
      const messages = await listMessages(reader, page)
      const next = nextOf(messages, page.limit, ({ received_at }) => received_at)
      const counts = await countMessages(reader)
      const body: MessagePage = { messages, next, counts, deliversTo: (await deliversTo()) ?? null }
      return Response.json(body)
    },
    async markMessage({ params }) {
      const at = params.step === 'answered' ? new Date().toISOString() : null
      return done(await markAnswered(db, requireKey(params.id), at))
    },
    async removeMessage({ params }) {
      const wasThere = await removeMessage(db, requireKey(params.id))
      await eraseTraces()
      return done(wasThere)
    },
  }
}
