import { ContentError } from '../../domain/content-error.ts'
import type { SignupPage } from '../../domain/received.ts'
import { allowAddress, countSuppressed } from '../database/mailing-list.ts'
import {
  allowRefused,
  countSignups,
  findSignup,
  listAllSignups,
  listSignups,
  removeSignup,
} from '../database/received-signups.ts'
import { type Handlers, readObject, requireEmail, requireKey } from '../request-context.ts'
import { csvResponse } from './csv.ts'
import { nextOf, readPage } from './list-page.ts'
import type { ReceivedOptions } from './message-handlers.ts'
import { signupTable } from './received-files.ts'

/** The sign-ups for the newsletter. */
export function createSignupHandlers({
  database: { db, reader, erase },
  sendsMails,
}: ReceivedOptions): Handlers<'signups' | 'signupsFile' | 'removeSignup' | 'allowSignup' | 'allowRefused'> {
  return {
    async signups({ query }) {
      const page = readPage(Object.fromEntries(query))
      const signups = await listSignups(reader, page, query.has('refused'))
      const next = nextOf(signups, page.limit, ({ signed_up_at }) => signed_up_at)
      const counts = { ...(await countSignups(reader)), suppressed: await countSuppressed(reader) }
      const body: SignupPage = { signups, next, counts, canConfirm: sendsMails }
      return Response.json(body)
    },
    // A provider takes whoever is in the file, so only those who confirmed are, unless everybody is asked for.
    signupsFile: async ({ query }) =>
      query.has('all')
        ? csvResponse('quarry-all-sign-ups', 'spreadsheet', signupTable(await listAllSignups(reader)))
        : csvResponse('quarry-sign-ups', 'provider', signupTable(await listAllSignups(reader, 'confirmed'))),
    async allowRefused({ params }) {
      const id = requireKey(params.id)
      if (!(await allowRefused(db, id))) throw gone()
      return Response.json(await findSignup(db, id))
    },
    async removeSignup({ params }) {
      if (!(await removeSignup(db, requireKey(params.id), new Date()))) throw gone()
      await erase()
      return Response.json({ removed: true })
    },
    // Nothing can be sent to such an address to ask whether its owner wants to come back: a person has to tell a maintainer.
    async allowSignup(sent) {
      const { email } = readObject(sent) as { email?: unknown }
      return Response.json({ allowed: await allowAddress(db, requireEmail(email)) })
    },
  }
}

function gone(): ContentError {
  return new ContentError('not-found', 'This sign-up is no longer there.')
}
