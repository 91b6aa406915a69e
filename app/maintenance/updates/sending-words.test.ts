import { expect, test } from 'vitest'
import type { MailSending } from '../../../domain/update-sending.ts'
import { counted, rateWords, sendingWords } from './sending-words.ts'

const now = Date.parse('2026-11-20T14:00:00Z')
const sending: MailSending = {
  update_id: 'one',
  state: 'sending',
  started_at: '2026-11-20T09:30:00Z',
  recipients: 2000,
  sent: 1200,
  waiting: 797,
  failed: 3,
  said: null,
}

test('a sending says where it stands, and how many have it', () => {
  expect(sendingWords(sending, now)).toBe(
    'On its way, begun today at 09:30. 1,200 of 2,000 e-mails sent. 3 could not be delivered.',
  )
  expect(sendingWords({ ...sending, state: 'sent', sent: null, failed: 0, recipients: 1 }, now)).toBe(
    'Sent, begun today at 09:30. It went to 1 subscriber.',
  )
  expect([counted(1, 'subscriber'), counted(2000, 'subscriber'), rateWords(200)]).toEqual([
    '1 subscriber',
    '2,000 subscribers',
    '180 an hour',
  ])
})
