import { ContentError } from '../../domain/content-error.ts'
import type { ReceivedSignup, SignupPage } from '../../domain/received.ts'
import { removeSignup } from '../database/newsletter-signups.ts'
import { allowRefused, countSignups, listConfirmed, listSignups } from '../database/received-signups.ts'
import { type Handlers, requireKey } from '../request-context.ts'
import { type CsvTable, csvResponse, londonTimeCell } from './csv.ts'
import { nextOf, readPage } from './list-page.ts'
import type { ReceivedOptions } from './message-handlers.ts'

/** The sign-ups for the newsletter. */
export function createSignupHandlers({
  database: { db, reader, eraseTraces },
  sendsMails,
}: ReceivedOptions): Handlers<'signups' | 'signupsFile' | 'removeSignup' | 'allowRefused'> {
  const done = (isThere: boolean): Response => {
    if (!isThere) throw new ContentError('not-found', 'This sign-up is no longer there.')
    return Response.json({ done: true })
  }
  return {
    async signups({ query }) {
      const page = readPage(Object.fromEntries(query))
      const signups = await listSignups(reader, page, query.has('refused'))
      const next = nextOf(signups, page.limit, ({ signed_up_at }) => signed_up_at)
      const body: SignupPage = { signups, next, counts: await countSignups(reader), canConfirm: sendsMails }
      return Response.json(body)
    },
    // A provider takes whoever is in the file, so only those who confirmed are.
    signupsFile: async () => csvResponse('quarry-sign-ups', signupTable(await listConfirmed(reader))),
    allowRefused: async ({ params }) => done(await allowRefused(db, requireKey(params.id))),
    async removeSignup({ params }) {
      const wasThere = await removeSignup(db, requireKey(params.id))
      await eraseTraces()
      return done(wasThere)
    },
  }
}

/** The sign-ups as a table, its first columns under the names that mailing-list providers look for. */
function signupTable(signups: readonly ReceivedSignup[]): CsvTable {
  return {
    header: [
      'Email Address',
      'First Name',
      'Postcode',
      'Signed Up (London time)',
      'Confirmed (London time)',
      'Consent',
    ],
    rows: signups.map((signup) => [
      signup.email,
      signup.first_name,
      signup.postcode,
      londonTimeCell(signup.signed_up_at),
      londonTimeCell(signup.confirmed_at),
      signup.consent_text,
    ]),
  }
}
