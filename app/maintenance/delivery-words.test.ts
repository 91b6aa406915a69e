import { describe, expect, test } from 'vitest'
import type { Delivery, ReceivedSignup } from '../../domain/received.ts'
import { deliveryWords, signupWords } from './delivery-words.ts'

const now = Date.parse('2026-11-20T14:00:00Z')
const fresh: Delivery = {
  delivery_state: 'waiting',
  attempts: 0,
  next_attempt_at: null,
  last_error: null,
  sent_at: null,
}
const tried: Partial<Delivery> = {
  attempts: 3,
  next_attempt_at: '2026-11-20T14:05:00Z',
  last_error: '450 try later',
}
const to = 'campaign@example.org'

describe('a message', () => {
  const cases: [words: string, delivery: Partial<Delivery>, deliversTo: string | null][] = [
    ['Waits here: no mail server is set', tried, null],
    ['Waits to be sent to campaign@example.org', {}, to],
    ['Not delivered yet: is tried again today at 14:05. The reason: 450 try later', tried, to],
    ['Not delivered yet: is tried again in a moment.', { attempts: 1, next_attempt_at: '2026-11-20T13:59:00Z' }, to],
    ['Sent by e-mail yesterday at 09:30', { delivery_state: 'sent', sent_at: '2026-11-19T09:30:00Z' }, null],
  ]
  test.each(cases)('%s', (words, delivery, deliversTo) => {
    expect(deliveryWords({ ...fresh, ...delivery }, deliversTo, now)).toBe(words)
  })
})

describe('a sign-up', () => {
  const cases: [words: string, signup: Partial<ReceivedSignup>, canConfirm: boolean][] = [
    ['Not confirmed: no mail server is set to send the link', {}, false],
    ['Not confirmed: the e-mail with the link waits to be sent', {}, true],
    ['Not confirmed: the e-mail with the link was sent', { delivery_state: 'sent' }, true],
    [
      'Not confirmed: the e-mail with the link could not be sent. The reason: 550 no such user',
      { delivery_state: 'failed', last_error: '550 no such user' },
      true,
    ],
  ]
  test.each(cases)('%s', (words, signup, canConfirm) => {
    const row: ReceivedSignup = {
      ...fresh,
      id: 'a',
      email: 'ann@example.org',
      first_name: 'Ann',
      postcode: '',
      only_deadline: 0,
      signed_up_at: '2026-11-19T09:00:00Z',
      consent_text: 'I agree.',
      state: 'unconfirmed',
      confirmed_at: null,
      refused_at: null,
      refused_words: null,
      ...signup,
    }
    expect(signupWords(row, canConfirm, now)).toBe(words)
  })
})
