import { describe, expect, test } from 'vitest'
import type { MailSending } from '../../../domain/update-sending.ts'
import { countsOf, doneAt, durationWords, endWords, postponedWords, stateWords } from './sending-words.ts'

const hour = 3_600_000
const rates = { mailsAnHour: 200, mailsADay: 2000 }
const now = Date.parse('2026-11-20T09:00:00.000Z')
const sending: MailSending = {
  ...{ update_id: '1', state: 'sending', started_at: '2026-11-20T08:00:00.000Z', ended_at: null, recipients: 500 },
  ...{ sent: 200, waiting: 300, failed: 0, setAside: 0, inDoubt: 0, left: 0, nextAt: null, trouble: null },
  ...{ halted_by: null, again: 0, postponed: 0, postponedWhy: '', failedWhy: '' },
}

// (rule: updates-progress)
describe('when a sending will be done', () => {
  test.each([
    [1, 0],
    [200, 0],
    [201, hour],
    [2000, 9 * hour],
    [2001, 24 * hour],
    [20_000, 9 * 24 * hour + 9 * hour],
  ])('%d e-mails leave within the hours and days that the rate gives them', (count, lasts) => {
    expect(doneAt(count, rates, 0)).toBe(lasts)
  })

  test('follows the hour where the day would allow more', () => {
    expect(doneAt(48, { mailsAnHour: 1, mailsADay: 1000 }, 0)).toBe(47 * hour)
  })

  test('is told with the rate, and with the next e-mail where that has to wait', () => {
    expect(endWords(sending, rates, now)).toBe(
      'At 180 an hour and 1,800 a day it will be done at 10:00 or a little later.',
    )
    expect(endWords({ ...sending, nextAt: '2026-11-21T08:00:00.000Z' }, rates, now)).toBe(
      'At 180 an hour and 1,800 a day it will be done tomorrow at 09:00 or a little later. The next one leaves tomorrow at 08:00.',
    )
  })

  test.each(['paused', 'stopped', 'sent'] as const)('is not told of one that is %s', (state) => {
    expect(endWords({ ...sending, state }, rates, now)).toBe('')
  })

  test.each([
    [0, 'less than an hour'],
    [2 * hour, 'about 2 hours'],
    [10 * 24 * hour, 'about 10 days'],
  ])('%d ms are told as %s', (lasts, words) => {
    expect(durationWords(lasts)).toBe(words)
  })
})

// (rule: updates-progress)
test('what was stopped says when, and how many do not get it', () => {
  const stopped = { ...sending, state: 'stopped', ended_at: '2026-11-19T08:00:00.000Z', waiting: 1 } as const
  expect(stateWords(stopped, now)).toBe('It was stopped yesterday at 08:00. 1 subscriber does not get it.')
  expect(countsOf(stopped).map(({ label, count }) => `${label} ${count}`)).toEqual(['Sent 200', 'Not sent 1'])
})

// (rule: updates-progress, reminder-ends)
test('what the site has paused says why, and what waits for another try what the mail server said', () => {
  const paused = { ...sending, state: 'paused', halted_by: 'past' } as const
  expect(stateWords(paused, now)).toContain('The site has paused it. The day of this reminder has passed. Once what')
  const refused = { ...sending, postponed: 1, postponedWhy: '550 5.7.1 Too many' }
  expect(postponedWords(refused)).toBe(
    '1 e-mail was not taken and waits for another try. The mail server said: 550 5.7.1 Too many.',
  )
  expect(postponedWords({ ...refused, trouble: 'Nothing leaves' })).toBe('')
})
