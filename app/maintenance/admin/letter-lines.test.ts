import { expect, test } from 'vitest'
import { letterLines } from './letter-lines.ts'

const counts = { unproved: 0, waiting: 0, accepted: 0, refused: 0, 'in-doubt': 0, 'too-late': 0, withdrawn: 0 }

// (rule: letter-desk)
test('only letters whose e-mail has gone wait for their senders, and only who was told counts as told', () => {
  const news = {
    unproved: { sent: 1, waiting: 2, failed: 0 },
    refused: { sent: 1, waiting: 0, failed: 2 },
  }
  expect(letterLines({ counts: { ...counts, unproved: 3, accepted: 1, refused: 4 }, news, failures: [] })).toEqual([
    { count: 1, words: 'waits for its sender to follow the link in our e-mail' },
    { count: 2, words: 'wait for our e-mail to the sender to leave' },
    { count: 1, words: 'was accepted by the mail server' },
    {
      count: 4,
      words:
        'were refused by the mail server, or could not be sent for days; 1 sender was told by e-mail, 2 senders were not told, because our e-mail could not be sent',
    },
  ])
})
