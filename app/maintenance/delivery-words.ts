import type { Delivery, ReceivedSignup } from '../../domain/received.ts'
import { momentWords } from './moment-words.ts'

/** How far a message has come, in words. `deliversTo` is null while no mail server or no address is set. */
export function deliveryWords(delivery: Delivery, deliversTo: string | null, now: number): string {
  const { delivery_state: state, sent_at } = delivery
  if (state === 'sent') {
    const when = sent_at === null ? '' : ` ${momentWords(sent_at, now)}`
    return deliversTo === null ? `Sent by e-mail${when}` : `Sent to ${deliversTo}${when}`
  }
  if (deliversTo === null) return 'Waits here: it cannot be sent to you yet'
  return delivery.attempts ? `Not delivered yet: ${triedAgain(delivery, now)}` : `Waits to be sent to ${deliversTo}`
}

/** What a sign-up for the newsletter has come to, in words. */
export function signupWords(signup: ReceivedSignup, canConfirm: boolean, now: number): string {
  const { state, confirmed_at, delivery_state, last_error, attempts } = signup
  if (state === 'confirmed') return confirmed_at === null ? 'Confirmed' : `Confirmed ${momentWords(confirmed_at, now)}`
  const mail = 'Not confirmed: the e-mail with the link'
  if (delivery_state === 'sent') return `${mail} was sent`
  if (delivery_state === 'failed') return `${mail} could not be sent.${reasonWords(last_error)}`
  if (!canConfirm) return 'Not confirmed: no mail server is set to send the link'
  return attempts ? `${mail} ${triedAgain(signup, now)}` : `${mail} waits to be sent`
}

function triedAgain({ next_attempt_at: next, last_error }: Delivery, now: number): string {
  const isSoon = next === null || Date.parse(next) <= now
  return `is tried again ${isSoon ? 'in a moment' : momentWords(next, now)}.${reasonWords(last_error)}`
}

/** Why an e-mail was not taken, in the words of the mail server or of the site. */
export function reasonWords(words: string | null): string {
  return words === null || words === '' ? '' : ` The reason: ${words}`
}
