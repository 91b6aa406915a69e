import type { MessagePage, OpenedMessage, SignupPage } from '../../domain/received.ts'
import { apiRoot, requireOk } from '../content-api/http-content.ts'
import { send } from './content-writer.ts'

const [messages, signups] = ['/maintenance/messages', '/maintenance/signups']

/** Where the browser downloads the messages, the confirmed sign-ups and all sign-ups. */
export const messagesFile = `${apiRoot}${messages}.csv`
export const signupsFile = `${apiRoot}${signups}.csv`
export const allSignupsFile = `${signupsFile}?all`

/** Which part of a list is asked for: `after` is the `next` of the part before. */
interface Part {
  limit: number
  after: string | undefined
}

/** The messages, newest first; or those that were deleted. */
export function listMessages({ isDeleted = false, ...part }: Part & { isDeleted?: boolean }): Promise<MessagePage> {
  return read(`${messages}?${queryOf(part)}${isDeleted ? '&deleted' : ''}`)
}

/** A message that is not deleted; rejects with 'not-found' for any other. */
export function openMessage(id: string): Promise<OpenedMessage> {
  return read(`${messages}/${encodeURIComponent(id)}`)
}

/** What can be done to a message. `remove` takes a deleted one out of the database, and nothing brings it back. */
export type MessageAction = 'read' | 'unread' | 'answered' | 'unanswered' | 'delete' | 'restore' | 'retry' | 'remove'

export function changeMessage(id: string, action: MessageAction): Promise<void> {
  return change(`${messages}/${encodeURIComponent(id)}/${action}`)
}

/** The sign-ups for the newsletter, newest first; or those of them that are set aside. */
export function listSignups({ isSetAside = false, ...part }: Part & { isSetAside?: boolean }): Promise<SignupPage> {
  return read(`${signups}?${queryOf(part)}${isSetAside ? '&set-aside' : ''}`)
}

/** Has the e-mail with the link that confirms tried again. */
export function retrySignup(id: string): Promise<void> {
  return change(`${signups}/${encodeURIComponent(id)}/retry`)
}

/** Keeps updates from a sign-up that is confirmed, without a reason of the mail server. */
export function setSignupAside(id: string): Promise<void> {
  return change(`${signups}/${encodeURIComponent(id)}/set-aside`)
}

/** Lets a sign-up that was set aside get the next update. */
export function takeSignupBack(id: string): Promise<void> {
  return change(`${signups}/${encodeURIComponent(id)}/take-back`)
}

/** Takes a sign-up out of the database, and its address off the list for good; nothing brings it back. */
export function removeSignup(id: string): Promise<void> {
  return change(`${signups}/${encodeURIComponent(id)}/remove`)
}

/** Lets an address that left the list be signed up again; false where it may be anyway. */
export async function allowAddress(email: string): Promise<boolean> {
  return (await (await requireOk(await send('POST', `${signups}/allow`, { email }))).json()).allowed
}

function queryOf({ limit, after }: Part): string {
  return String(new URLSearchParams({ limit: String(limit), ...(after !== undefined && { after }) }))
}

async function read(path: string) {
  return (await requireOk(await fetch(apiRoot + path))).json()
}

async function change(path: string): Promise<void> {
  // Read to its end, although nobody needs it: an answer that is left lying keeps its connection.
  await (await requireOk(await send('POST', path, {}))).json()
}
