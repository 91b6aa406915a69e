import { queryOptions } from '@tanstack/react-query'
import type { MailSending, SendingsReport, UpdateMail } from '../../../domain/update-sending.ts'
import { apiRoot, requireOk } from '../../content-api/http-content.ts'
import { send } from '../content-writer.ts'

const root = '/maintenance/updates'
const words = { title: 'Error fetching data', description: 'Could not find out how far the updates have come' }

/** How often what is under way is looked at, in milliseconds. */
const soon = 2000

/** The e-mail that subscribers would get, as one of them gets it. */
export async function previewUpdate(
  update: { subject: string; body: string },
  signal: AbortSignal,
): Promise<UpdateMail> {
  return (await requireOk(await send('POST', `${root}/preview`, update, {}, signal))).json()
}

/** How far each update has come; read again only while one is on its way. */
export const sendingsQuery = queryOptions({
  queryKey: ['updates', 'sendings'],
  queryFn: async (): Promise<SendingsReport> => (await requireOk(await fetch(apiRoot + root))).json(),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => data?.sendings.some(({ state }) => state === 'sending') && soon,
  meta: { failure: { refused: words, unreachable: words } },
})

/** Sends the update to one address at once; rejects with the mail server's answer where it does not take it. */
export function tryUpdate({ id, to }: { id: string; to: string }): Promise<void> {
  return change(id, 'try', { to })
}

/** Begins to send; `subscribers` is the number that was agreed to, and another one now is a 'conflict'. */
export function sendUpdate({ id, subscribers }: { id: string; subscribers: number }): Promise<void> {
  return change(id, 'send', { subscribers })
}

/** What can be done to a sending. `again` tries those anew that failed. */
export type SendingStep = 'pause' | 'resume' | 'stop' | 'again'

export function changeSending({ id, step }: { id: MailSending['update_id']; step: SendingStep }): Promise<void> {
  return change(id, step, {})
}

async function change(id: string, step: string, body: object): Promise<void> {
  // Read to its end, although nobody needs it: an answer that is left lying keeps its connection.
  await (await requireOk(await send('POST', `${root}/${encodeURIComponent(id)}/${step}`, body))).json()
}
