import type { Delivery, ReceivedSignup } from '../../domain/received.ts'
import { momentWords } from './moment-words.ts'

/** How far a message has come, in words. `deliversTo` is null while no mail server is set. */
export function deliveryWords(delivery: Delivery, deliversTo: string | null, now: number): string {
  const words = {
    sent: deliversTo === null ? 'Sent by e-mail' : `Sent to ${deliversTo}`,
    failed: 'Could not be sent',
    off: 'Waits here: no mail server is set',
    waits: `Waits to be sent to ${deliversTo}`,
    again: 'Not delivered yet: tries again',
  }
  return stateWords(delivery, words, deliversTo !== null, now)
}

/** What a sign-up for the newsletter has come to, in words. */
export function signupWords(signup: ReceivedSignup, canConfirm: boolean, now: number): string {
  const { state, confirmed_at: confirmedAt } = signup
  if (state === 'confirmed') return confirmedAt === null ? 'Confirmed' : `Confirmed ${momentWords(confirmedAt, now)}`
  return `Not confirmed: ${stateWords(signup, confirmationWords, canConfirm, now)}`
}

const confirmationWords = {
  sent: 'the e-mail with the link was sent',
  failed: 'the e-mail with the link could not be sent',
  off: 'no mail server is set to send the link',
  waits: 'the e-mail with the link waits to be sent',
  again: 'the e-mail with the link is tried again',
}

/** What became of an e-mail, each state with when, how often and why. */
function stateWords(
  delivery: Delivery,
  words: Record<'sent' | 'failed' | 'off' | 'waits' | 'again', string>,
  hasMailServer: boolean,
  now: number,
): string {
  const { delivery_state: state, sent_at: sentAt } = delivery
  const attempts = delivery.attempts ?? 0
  if (state === 'sent') return sentAt === null ? words.sent : `${words.sent} ${momentWords(sentAt, now)}`
  if (state === 'failed') return `${words.failed}${attempts > 0 ? ` after ${tries(attempts)}` : ''}.${reason(delivery)}`
  if (!hasMailServer) return words.off
  if (attempts === 0) return words.waits
  return `${words.again} ${nextTry(delivery, now)} (${tries(attempts)} so far).${reason(delivery)}`
}

function nextTry({ next_attempt_at: next }: Delivery, now: number): string {
  return next === null || Date.parse(next) <= now ? 'in a moment' : momentWords(next, now).replace(/^today /, '')
}

function tries(count: number): string {
  return count === 1 ? '1 try' : `${count} tries`
}

const serverResponse = /(?<![.:\d])[45]\d\d[ -]/
const noResponse = /\bE[A-Z_]{4,}\b|connection|timeout|greeting/i

/** Why an e-mail was not taken: a response of the mail server has its number in it. */
export function reasonWords(words: string | null): string {
  if (words === null || words === '') return ''
  return serverResponse.test(words) ? ` The mail server said: ${words}` : ` ${words}`
}

/** Why the last attempt failed, with the words of the mail server where there are any. */
function reason({ last_error: error }: Delivery): string {
  if (error === null || error === '') return ''
  if (serverResponse.test(error)) return reasonWords(error)
  return noResponse.test(error) ? ` The mail server did not answer (${error}).` : ` What went wrong: ${error}`
}
