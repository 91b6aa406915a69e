import { queryOptions } from '@tanstack/react-query'
import type { Update } from '../../../domain/update.ts'
import type { SendingsReport, UpdateMail } from '../../../domain/update-sending.ts'
import { readJson } from '../../content-api/http-content.ts'
import { readFailure } from '../../content-api/query-client.ts'
import { post } from '../content-writer.ts'
import { type EntityDefinition, saveWords } from '../editing/entity-definition.ts'
import { typedRows } from '../editing/typed-rows.ts'
import type { DeletionWords } from '../undo-delete.ts'

const root = 'maintenance/updates'

/** How often what is under way and what is to go is looked at, in milliseconds. */
const [soon, later] = [2000, 30_000]

/** The e-mail that subscribers would get, as one of them gets it. */
export function previewUpdate(update: { subject: string; body: string }, signal: AbortSignal): Promise<UpdateMail> {
  return post(`${root}/preview`, update, {}, signal)
}

/** How far each update has come; read again while one is on its way, and now and then while one is to go by itself. */
export const sendingsQuery = queryOptions({
  queryKey: ['updates', 'sendings'],
  queryFn: () => readJson<SendingsReport>(root),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.sendings.some(({ state }) => state === 'sending')
      ? soon
      : data !== undefined && data.planned.length > 0 && later,
  meta: readFailure('Error fetching data', 'Could not find out how far the updates have come'),
})

/** What the mail server said of an e-mail; its words are there where it did not take it. */
interface Tried {
  accepted: boolean
  words: string | null
}

/** Sends the update as it is stored to one address at once. */
export function tryUpdate({ id, to }: { id: string; to: string }): Promise<Tried> {
  return post(addressOf(id, 'try'), { to })
}

/** Begins to send, unless somebody has; another text by now than was seen is a 'conflict'. */
export function sendUpdate({
  id,
  updated_at,
}: Pick<Update, 'id' | 'updated_at'>): Promise<{ started: 'now' | 'before' }> {
  return post(addressOf(id, 'send'), {}, { 'If-Match': `"${updated_at}"` })
}

/** Changes a sending that is under way: how many e-mails that concerns, none where all have left. */
export function changeSending({
  id,
  step,
}: {
  id: string
  step: 'pause' | 'resume' | 'stop'
}): Promise<{ mails: number }> {
  return post(addressOf(id, step))
}

/** What can be done about a reminder: it goes by itself at its hour, at once where it was held back, or not. */
interface ReminderChange {
  id: string
  step: 'allow' | 'send' | 'stop'
}

/** Changes reminders, each by itself. */
export function changeReminders(changes: readonly ReminderChange[]): Promise<unknown> {
  return Promise.all(changes.map(({ id, step }) => post(`maintenance/reminders/${encodeURIComponent(id)}/${step}`)))
}

function addressOf(id: string, step: string): string {
  return `${root}/${encodeURIComponent(id)}/${step}`
}

const rows = typedRows('updates')
export type UpdateValues = ReturnType<typeof rows.valuesOf>

/** An update that is not written yet. */
export const blankUpdate = rows.blank

/** An update to subscribers while it is unsent: whether it was sent is nothing that a form says. */
export const updateDefinition: EntityDefinition<'updates', UpdateValues> = {
  ...rows,
  words: saveWords(
    { title: 'Update saved', description: 'Nobody gets it before you send it' },
    'Error saving the update',
  ),
}

export const updateDeletion: DeletionWords = {
  deleted: { title: 'Update deleted' },
  failed: { title: 'Error deleting the update' },
  restored: 'Update restored',
}
