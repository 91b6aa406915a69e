import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replyAddress } from './reply-address.ts'

const now = Date.parse('2026-11-20T14:00:00Z')
const message = {
  name: 'Ann Example',
  email: 'ann+quarry@example.org',
  subject: 'Dust & noise?',
  message: 'Which way do the lorries go?\n\nThank you',
  received_at: '2026-11-20T09:30:00Z',
}

/** What a mail program reads from the address. */
function read(address: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(address) ?? []
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
  return { to: decodeURIComponent(to), fields }
}

test('an answer to an answer has one Re:', () => {
  expect(read(replyAddress({ ...message, subject: 'RE: Dust' }, now)).fields[0]).toEqual(['subject', 'RE: Dust'])
})

test('for every message: mail programs accept the address, and it has no recipient and no field but its own', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 4000 }),
    fc.string({ unit: 'grapheme', maxLength: 2000 }),
    fc.string({ unit: fc.constantFrom('&', '?', '=', '%', '#', '\n', '🦆', '👨‍👩‍👧', '\uD800'), maxLength: 500 }),
  )
  const shortText = fc.string({ unit: 'grapheme', maxLength: 20 })
  fc.assert(
    fc.property(text, shortText, text, fc.emailAddress(), (name, subject, words, email) => {
      const address = replyAddress({ ...message, name, subject, message: words, email }, now)
      expect(address.length).toBeLessThanOrEqual(1900)
      expect(address).toMatch(/^[\x21-\x7e]+$/)
      const { to, fields } = read(address)
      expect(to).toBe(email)
      expect(['subject', 'subject,body']).toContain(fields.map(([field]) => field).join())
    }),
  )
})

test('a long message is not quoted', () => {
  expect(read(replyAddress({ ...message, message: 'x'.repeat(2000) }, now)).fields).toEqual([
    ['subject', 'Re: Dust & noise?'],
  ])
})
