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
    ['Waits here: no mail server is set', {}, null],
    ['Waits here: no mail server is set', tried, null],
    ['Waits to be sent to campaign@example.org', {}, to],
    ['Not delivered yet: tries again at 14:05 (3 tries so far). The mail server said: 450 try later', tried, to],
    [
      'Not delivered yet: tries again tomorrow at 06:00 (1 try so far).',
      { attempts: 1, next_attempt_at: '2026-11-21T06:00:00Z' },
      to,
    ],
    ['Not delivered yet: tries again in a moment (1 try so far).', { attempts: 1 }, to],
    [
      'Not delivered yet: tries again in a moment (1 try so far).',
      { attempts: 1, next_attempt_at: '2026-11-20T13:59:00Z' },
      to,
    ],
    ['Sent to campaign@example.org', { delivery_state: 'sent', attempts: 1 }, to],
    ['Sent to campaign@example.org today at 09:30', { delivery_state: 'sent', sent_at: '2026-11-20T09:30:00Z' }, to],
    ['Sent by e-mail yesterday at 09:30', { delivery_state: 'sent', sent_at: '2026-11-19T09:30:00Z' }, null],
    [
      'Could not be sent after 9 tries. The mail server said: 550 no such user',
      { delivery_state: 'failed', attempts: 9, last_error: '550 no such user' },
      to,
    ],
    ['Could not be sent.', { delivery_state: 'failed' }, to],
  ]
  test.each(cases)('%s', (words, delivery, deliversTo) => {
    expect(deliveryWords({ ...fresh, ...delivery }, deliversTo, now)).toBe(words)
  })
})

test.each([
  ['The mail server said', '450 try later'],
  ['The mail server said', "Can't send mail - all recipients were rejected: 550 5.1.1 User unknown"],
  ['The mail server said', 'Invalid login: 535-5.7.8 Username and Password not accepted'],
  ['The mail server did not answer', 'connect ECONNREFUSED 127.0.0.1:465'],
  ['The mail server did not answer', 'connect ETIMEDOUT 203.0.113.5:587 - Local (0.0.0.0:0)'],
  ['The mail server did not answer', 'getaddrinfo ENOTFOUND mail.example.org'],
  ['The mail server did not answer', 'Greeting never received'],
  ['The mail server did not answer', 'The operation was aborted due to timeout'],
  ['What went wrong', 'The site could not make this e-mail.'],
])('%s, where the attempt ended with %j', (words, error) => {
  const failed = { ...fresh, delivery_state: 'failed', attempts: 2, last_error: error } as const
  const separator = words === 'The mail server did not answer' ? ' (' : ': '
  expect(deliveryWords(failed, to, now)).toContain(`after 2 tries. ${words}${separator}${error}`)
})

describe('a sign-up', () => {
  const cases: [words: string, signup: Partial<ReceivedSignup>, canConfirm: boolean][] = [
    ['Confirmed yesterday at 09:30', { state: 'confirmed', confirmed_at: '2026-11-19T09:30:00Z' }, true],
    ['Not confirmed: no mail server is set to send the link', {}, false],
    ['Not confirmed: the e-mail with the link waits to be sent', {}, true],
    [
      'Not confirmed: the e-mail with the link was sent today at 09:30',
      { delivery_state: 'sent', sent_at: '2026-11-20T09:30:00Z' },
      true,
    ],
    [
      'Not confirmed: the e-mail with the link is tried again at 14:05 (3 tries so far). The mail server said: 450 try later',
      tried,
      true,
    ],
    [
      'Not confirmed: the e-mail with the link could not be sent after 9 tries.',
      { delivery_state: 'failed', attempts: 9 },
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
