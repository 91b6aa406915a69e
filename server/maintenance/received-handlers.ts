import { ContentError } from '../../domain/content-error.ts'
import {
  type MessagePage,
  messagesOnly,
  type ReceivedSignup,
  type SignupPage,
  signupsOnly,
} from '../../domain/received.ts'
import { readCampaign } from '../content-readers.ts'
import { removeSignup } from '../database/newsletter-signups.ts'
import * as received from '../database/received.ts'
import { messagesGoTo } from '../mail/compose.ts'
import { type Handlers, requireKey, requireWholeNumber } from '../request-context.ts'
import { type Column, csvResponse, londonTimeCell } from './csv.ts'

/** Two maintainers may have the same list open, and what is too old is deleted by itself. */
function done(isThere: boolean, noun: string): Response {
  if (!isThere) throw new ContentError('not-found', `This ${noun} is no longer there.`)
  return Response.json({ done: true })
}

/** The messages that visitors have sent. */
export const messageHandlers = {
  async list({ query, site: { stored, config } }) {
    const { reader } = stored.database
    const page = readWantedPart(Object.fromEntries(query))
    const messages = await received.listMessages(reader, page, readOnly(query, messagesOnly))
    const next = nextOf(messages, page.limit, ({ received_at }) => received_at)
    const counts = await received.countMessages(reader)
    const address = messagesGoTo(config.messagesTo, await readCampaign(stored.content))
    const deliversTo = config.smtpUrl === undefined ? null : (address ?? null)
    const body: MessagePage = { messages, next, counts, deliversTo }
    return Response.json(body)
  },
  async mark({ params, site }) {
    const at = params.step === 'answered' ? new Date().toISOString() : null
    return done(await received.markAnswered(site.stored.database.db, requireKey(params.id), at), 'message')
  },
  async remove({ params, site }) {
    const { db, eraseTraces } = site.stored.database
    const wasThere = await received.removeMessage(db, requireKey(params.id))
    await eraseTraces()
    return done(wasThere, 'message')
  },
} satisfies Handlers

/** The sign-ups for the newsletter. */
export const signupHandlers = {
  async list({ query, site: { stored, config } }) {
    const { reader } = stored.database
    const page = readWantedPart(Object.fromEntries(query))
    const signups = await received.listSignups(reader, page, readOnly(query, signupsOnly))
    const next = nextOf(signups, page.limit, ({ signed_up_at }) => signed_up_at)
    const counts = await received.countSignups(reader)
    const body: SignupPage = { signups, next, counts, canConfirm: config.smtpUrl !== undefined }
    return Response.json(body)
  },
  // A provider takes whoever is in the file, so only those who confirmed are.
  file({ site }) {
    return csvResponse('quarry-sign-ups', signupColumns, received.readConfirmed(site.stored.database.reader))
  },
  async allow({ params, site }) {
    return done(await received.allowRefused(site.stored.database.db, requireKey(params.id)), 'sign-up')
  },
  async remove({ params, site }) {
    const { db, eraseTraces } = site.stored.database
    const wasThere = await removeSignup(db, requireKey(params.id))
    await eraseTraces()
    return done(wasThere, 'sign-up')
  },
} satisfies Handlers

/** The columns of the file; the first have the names that mailing-list providers look for. */
const signupColumns: Column<ReceivedSignup>[] = [
  ['Email Address', ({ email }) => email],
  ['First Name', ({ first_name }) => first_name],
  ['Postcode', ({ postcode }) => postcode],
  ['Signed Up (London time)', ({ signed_up_at }) => londonTimeCell(signed_up_at)],
  ['Confirmed (London time)', ({ confirmed_at }) => londonTimeCell(confirmed_at)],
  ['Consent', ({ consent_text }) => consent_text],
  ['Deadline Only', ({ only_deadline }) => (only_deadline ? 'yes' : '')],
]

const longestPage = 100

/** The part of a list that an address asks for: `limit` rows, 50 unless it says otherwise, `after` where the part before ended, with these `words`. */
function readWantedPart({ limit = '50', after, words }: Record<string, string | undefined>): received.ReceivedPage {
  return {
    limit: Math.min(requireWholeNumber('limit', limit), longestPage),
    after: after === undefined ? undefined : readStart(after),
    words: words?.slice(0, 200),
  }
}

/** What the list is to have alone; undefined where that is everything. */
function readOnly<O extends string>(query: URLSearchParams, known: readonly O[]): O | undefined {
  const asked = query.get('only')
  const only = known.find((name) => name === asked)
  if (asked !== null && only === undefined) throw new ContentError('invalid', `only must be ${known.join(' or ')}.`)
  return only
}

function readStart(text: string): received.PageStart {
  const [, at, id] = /^([^_]{1,40})_(.{1,80})$/.exec(text) ?? []
  if (at === undefined || id === undefined) throw new ContentError('invalid', 'after must be what a list gave as next.')
  return { at, id }
}

/** What asks for the part after these rows; null where they are fewer than were asked for. */
function nextOf<R extends { id: string }>(rows: readonly R[], limit: number, at: (row: R) => string): string | null {
  const last = rows.at(-1)
  return last === undefined || rows.length < limit ? null : `${at(last)}_${last.id}`
}
