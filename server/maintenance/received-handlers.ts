import { ContentError } from '../../domain/content-error.ts'
import type { MessagePage, ReceivedSignup, SignupPage } from '../../domain/received.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { removeSignup } from '../database/newsletter-signups.ts'
import {
  allowRefused,
  countMessages,
  countSignups,
  listMessages,
  listSignups,
  markAnswered,
  type PageStart,
  type ReceivedPage,
  readConfirmed,
  removeMessage,
} from '../database/received.ts'
import { type Handlers, requireKey, requireWholeNumber } from '../request-context.ts'
import { csvResponse, londonTimeCell } from './csv.ts'

/** Where what visitors send is kept, and where it goes. */
export interface ReceivedOptions {
  database: ConnectedDatabase
  /** Whether the site can send e-mails. */
  sendsMails: boolean
  /** Where messages are sent to; undefined while no mail server or no address is set. */
  deliversTo: () => Promise<string | undefined>
}

/** Two maintainers may have the same list open, and what is too old is deleted by itself. */
const doneWith = (noun: string) => (isThere: boolean) => {
  if (!isThere) throw new ContentError('not-found', `This ${noun} is no longer there.`)
  return Response.json({ done: true })
}

/** The messages that visitors have sent. */
export function createMessageHandlers({
  database: { db, reader, eraseTraces },
  deliversTo,
}: ReceivedOptions): Handlers<'messages' | 'markMessage' | 'removeMessage'> {
  const done = doneWith('message')
  return {
    async messages({ query }) {
      const page = readWantedPart(Object.fromEntries(query))
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

/** The sign-ups for the newsletter. */
export function createSignupHandlers({
  database: { db, reader, eraseTraces },
  sendsMails,
}: ReceivedOptions): Handlers<'signups' | 'signupsFile' | 'removeSignup' | 'allowRefused'> {
  const done = doneWith('sign-up')
  return {
    async signups({ query }) {
      const page = readWantedPart(Object.fromEntries(query))
      const signups = await listSignups(reader, page, query.has('refused') ? 'refused' : undefined)
      const next = nextOf(signups, page.limit, ({ signed_up_at }) => signed_up_at)
      const body: SignupPage = { signups, next, counts: await countSignups(reader), canConfirm: sendsMails }
      return Response.json(body)
    },
    // A provider takes whoever is in the file, so only those who confirmed are.
    signupsFile: async () => csvResponse('quarry-sign-ups', signupHeader, rowsOf(readConfirmed(reader))),
    allowRefused: async ({ params }) => done(await allowRefused(db, requireKey(params.id))),
    async removeSignup({ params }) {
      const wasThere = await removeSignup(db, requireKey(params.id))
      await eraseTraces()
      return done(wasThere)
    },
  }
}

/** What stands above the columns; over the first are the names that mailing-list providers look for. */
const signupHeader = [
  ...['Email Address', 'First Name', 'Postcode'],
  ...['Signed Up (London time)', 'Confirmed (London time)', 'Consent'],
]

async function* rowsOf(parts: AsyncIterable<ReceivedSignup[]>) {
  for await (const signups of parts) {
    yield signups.map((signup) => [
      ...[signup.email, signup.first_name, signup.postcode],
      ...[londonTimeCell(signup.signed_up_at), londonTimeCell(signup.confirmed_at), signup.consent_text],
    ])
  }
}

const longestPage = 100

/** The part of a list that an address asks for: `limit` rows, 50 unless it says otherwise, `after` where the part before ended. */
function readWantedPart({ limit = '50', after }: Record<string, string | undefined>): ReceivedPage {
  return {
    limit: Math.min(requireWholeNumber('limit', limit), longestPage),
    after: after === undefined ? undefined : readStart(after),
  }
}

function readStart(text: string): PageStart {
  const [, at, id] = /^([^_]{1,40})_(.{1,80})$/.exec(text) ?? []
  if (at === undefined || id === undefined) throw new ContentError('invalid', 'after must be what a list gave as next.')
  return { at, id }
}

/** What asks for the part after these rows; null where they are fewer than were asked for. */
function nextOf<R extends { id: string }>(rows: readonly R[], limit: number, at: (row: R) => string): string | null {
  const last = rows.at(-1)
  return last === undefined || rows.length < limit ? null : `${at(last)}_${last.id}`
}
