import { describe, expect, test } from 'vitest'
import type { MailSending } from '../../../domain/update-sending.ts'
import { countsOf, doneAt, durationWords, endWords, stateWords } from './sending-words.ts'

const hour = 3_600_000
const now = Date.parse('2026-11-20T09:00:00.000Z')
const sending: MailSending = {
  update_id: '1',
  state: 'sending',
  started_at: '2026-11-20T08:00:00.000Z',
  stopped_why: null,
  recipients: 500,
  sent: 200,
  waiting: 300,
  failed: 0,
  stopped: 0,
  said: null,
}

describe('when a sending will be done', () => {
  test.each([
    [1, 0],
    [200, 0],
    [201, hour],
    [20_000, 99 * hour],
  ])('%d e-mails leave within the hours that the rate gives them', (count, lasts) => {
    expect(doneAt(count, 200, 0)).toBe(lasts)
  })

  test('is told with the rate', () => {
    expect(endWords(sending, 200, now)).toBe('At 180 an hour it will be done at 10:00 or a little later.')
    expect(endWords({ ...sending, waiting: 9 }, 200, now)).toBe('At 180 an hour it will be done within the hour.')
  })

  test.each(['paused', 'stopped', 'sent'] as const)('is not told of one that is %s', (state) => {
    expect(endWords({ ...sending, state }, 200, now)).toBe('')
  })

  test.each([
    [0, 'less than an hour'],
    [2 * hour, 'about 2 hours'],
    [240 * hour, 'about 10 days'],
  ])('%d ms are told as %s', (lasts, words) => {
    expect(durationWords(lasts)).toBe(words)
  })
})

test('what was stopped says how many do not get it, and why where the site did it', () => {
  const stopped = { ...sending, state: 'stopped', waiting: 0, stopped: 299 } as const
  expect(stateWords(stopped, now)).toBe('It was stopped. 299 subscribers do not get it.')
  expect(stateWords({ ...stopped, stopped: 1, stopped_why: 'not-open' }, now)).toMatch(
    /^The site has stopped it\. It says that the consultation is open.* 1 subscriber does not get it\.$/,
  )
  expect(countsOf(stopped).map(({ label, count }) => `${label} ${count}`)).toEqual([
    'Sent 200',
    'Not sent 299',
    'Left the list 1',
  ])
})
