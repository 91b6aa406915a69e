import { ContentError } from '../../domain/content-error.ts'
import type { SignupPage } from '../../domain/received.ts'
import { type ReadHandlers, readObject, requireEmail, requireKey, type TakeHandlers } from '../asked.ts'
import { retryDelivery } from '../database/deliveries.ts'
import { allowAddress, countSuppressed } from '../database/mailing-list.ts'
import { countSignups, findSignup, listAllSignups, listSignups, removeSignup } from '../database/received-signups.ts'
import { setAside, takeBackSignup } from '../database/update-mails.ts'
import { csvAnswer } from './csv.ts'
import { nextOf, readPage } from './list-page.ts'
import type { ReceivedOptions } from './message-handlers.ts'
import { signupTable } from './received-files.ts'

/** The sign-ups for the newsletter. */
export function createSignupHandlers({
  database: { db, reader, erase },
  sendsMails,
}: ReceivedOptions): ReadHandlers<'signups' | 'signupsFile'> &
  TakeHandlers<'retrySignup' | 'removeSignup' | 'allowSignup' | 'setSignupAside' | 'takeSignupBack'> {
  async function requireSignup(id: string): Promise<Response> {
    const signup = await findSignup(db, id)
    if (!signup) throw gone()
    return Response.json(signup)
  }

  return {
    async signups({ query }) {
      const page = readPage(Object.fromEntries(query))
      const signups = await listSignups(reader, page, query.has('set-aside'))
      const next = nextOf(signups, page.limit, ({ signed_up_at }) => signed_up_at)
      const counts = { ...(await countSignups(reader)), suppressed: await countSuppressed(reader) }
      const answer: SignupPage = { signups, next, counts, canConfirm: sendsMails }
      return Response.json(answer)
    },
    // A provider takes whoever is in the file, so only those who confirmed are, unless everybody is asked for.
    signupsFile: async ({ query }) =>
      query.has('all')
        ? csvAnswer('quarry-all-sign-ups', 'spreadsheet', signupTable(await listAllSignups(reader)))
        : csvAnswer('quarry-sign-ups', 'provider', signupTable(await listAllSignups(reader, 'confirmed'))),
    async retrySignup({ named }) {
      const id = requireKey(named.id)
      await retryDelivery(db, id)
      return await requireSignup(id)
    },
    async setSignupAside(sent) {
      const id = requireKey(sent.named.id)
      const { words } = readObject(sent) as { words?: unknown }
      const reason = typeof words === 'string' ? words.trim().slice(0, longestReason) : ''
      await setAside(db, id, reason || 'Set aside by a maintainer', new Date())
      return await requireSignup(id)
    },
    async takeSignupBack({ named }) {
      const id = requireKey(named.id)
      await takeBackSignup(db, id)
      return await requireSignup(id)
    },
    async removeSignup({ named }) {
      if (!(await removeSignup(db, requireKey(named.id), new Date()))) throw gone()
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

const longestReason = 300

function gone(): ContentError {
  return new ContentError('not-found', 'This sign-up is no longer there.')
}
