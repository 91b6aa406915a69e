import { queryOptions } from '@tanstack/react-query'
import type { Update } from '../../../domain/update.ts'
import type { SendingsReport, UpdateMail } from '../../../domain/update-sending.ts'
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

/** What the mail server said of an e-mail; its words are there where it did not take it. */
export interface Tried {
  accepted: boolean
  words: string | null
}

/** Sends the update as it is stored to one address at once. */
export async function tryUpdate({ id, to }: { id: string; to: string }): Promise<Tried> {
  return (await requireOk(await send('POST', addressOf(id, 'try'), { to }))).json()
}

/** Begins to send, unless somebody has; another text by now than was seen, or another number of subscribers, is a 'conflict'. */
export async function sendUpdate({
  update: { id, updated_at },
  subscribers,
}: {
  update: Pick<Update, 'id' | 'updated_at'>
  subscribers: number
}): Promise<{ started: 'now' | 'before' }> {
  const version = { 'If-Match': `"${updated_at}"` }
  return (await requireOk(await send('POST', addressOf(id, 'send'), { subscribers }, version))).json()
}

/** What can be done to a sending. `resume` also tries at once what waits for its next attempt, and `again` sends once more what failed or is in doubt. */
export type SendingStep = 'pause' | 'resume' | 'stop' | 'again'

export async function changeSending({ id, step }: { id: string; step: SendingStep }): Promise<void> {
  // Read to its end, although nobody needs it: an answer that is left lying keeps its connection.
  await (await requireOk(await send('POST', addressOf(id, step), {}))).json()
}

function addressOf(id: string, step: string): string {
  return `${root}/${encodeURIComponent(id)}/${step}`
}
