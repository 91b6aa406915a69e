import { ContentError } from '../../domain/content-error.ts'
import { newsletterSignupSchema } from '../../domain/newsletter-signup.ts'
import type { SignupPage } from '../../domain/received.ts'
import { signupFields } from '../../domain/visitor-fields.ts'
import type { Api } from '../api/api.ts'
import { readObject } from '../api/request-body.ts'
import { retryDelivery } from '../database/deliveries.ts'
import { allowAddress, countSuppressed } from '../database/mailing-list.ts'
import { countSignups, findSignup, listAllSignups, listSignups, removeSignup } from '../database/received-signups.ts'
import { csvAnswer } from './csv-answer.ts'
import type { ReceivedOptions } from './message-routes.ts'
import { signupTable } from './received-files.ts'
import { nextOf, readPage } from './received-page.ts'
import { uncached } from './requests.ts'

const root = '/maintenance/signups'

/** Adds the sign-ups for the newsletter; the maintenance listener alone has them. */
export function addSignups(api: Api, { database: { db, reader, erase }, deliversTo }: ReceivedOptions): void {
  api.get(root, async (context) => {
    const page = readPage(context.req.query())
    const signups = await listSignups(reader, page)
    const next = nextOf(signups, page.limit, ({ signed_up_at }) => signed_up_at)
    const counts = { ...(await countSignups(reader)), suppressed: await countSuppressed(reader) }
    const answer: SignupPage = { signups, next, counts, canConfirm: deliversTo !== undefined }
    return Response.json(answer, { headers: uncached })
  })

  // A provider takes whoever is in the file, so only those who confirmed are, unless everybody is asked for.
  api.get('/maintenance/signups.csv', async (context) =>
    context.req.query('all') === undefined
      ? csvAnswer('quarry-sign-ups', 'provider', signupTable(await listAllSignups(reader, 'confirmed')))
      : csvAnswer('quarry-all-sign-ups', 'spreadsheet', signupTable(await listAllSignups(reader))),
  )

  api.post(`${root}/:id/retry`, async (context) => {
    const id = context.req.param('id')
    await retryDelivery(db, id)
    const signup = await findSignup(db, id)
    if (!signup) throw gone()
    return Response.json(signup, { headers: uncached })
  })

  api.post(`${root}/:id/remove`, async (context) => {
    if (!(await removeSignup(db, context.req.param('id'), new Date()))) throw gone()
    await erase()
    return Response.json({ removed: true }, { headers: uncached })
  })

  // Nothing can be sent to such an address to ask whether its owner wants to come back: a person has to tell a maintainer.
  api.post(`${root}/allow`, async (context) => {
    const { email } = (await readObject(context.req.raw)) as { email?: unknown }
    const address = newsletterSignupSchema.shape.EMAIL.safeParse(email)
    if (!address.success) throw new ContentError('invalid', signupFields.EMAIL.malformed)
    return Response.json({ allowed: await allowAddress(db, address.data) }, { headers: uncached })
  })
}

function gone(): ContentError {
  return new ContentError('not-found', 'This sign-up is no longer there.')
}
