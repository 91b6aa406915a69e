import { expect, test } from 'vitest'
import { letterDays } from '../domain/sent-letter.ts'
import { firstCampaign as campaign } from './first-campaign.ts'
import { type PrivacyFacts, privacySections } from './privacy.ts'

const textOf = (facts: Omit<PrivacyFacts, 'kept'>) =>
  JSON.stringify(privacySections({ ...facts, kept: campaign.retention_days }))

// (rule: retention)
test('the policy promises the periods that the daily job keeps', () => {
  const text = textOf({ hasProvider: false, sendsMails: false, sendsLetters: false })
  for (const days of Object.values(campaign.retention_days)) expect(text).toContain(`${days} days`)
})

test('it tells of e-mails only where the site sends them', () => {
  const confirmation = /e-mail with a link/
  const mailbox = /campaign’s (?:own )?mailbox/
  const silent = textOf({ hasProvider: false, sendsMails: false, sendsLetters: false })
  expect(silent).not.toMatch(confirmation)
  expect(silent).not.toMatch(mailbox)
  const sending = textOf({ hasProvider: false, sendsMails: true, sendsLetters: false })
  expect(sending).toMatch(confirmation)
  expect(sending).toMatch(mailbox)
})

test('it says what stays of an address that leaves, however the site is set up to keep the list', () => {
  for (const sendsMails of [false, true]) {
    expect(textOf({ hasProvider: false, sendsMails, sendsLetters: false })).toContain(
      'We keep only a code of your address',
    )
    expect(textOf({ hasProvider: true, sendsMails, sendsLetters: false })).not.toContain('a code of your address')
  }
})

test('with a provider it says that the website stores nothing of a sign-up', () => {
  const text = textOf({ hasProvider: true, sendsMails: true, sendsLetters: false })
  expect(text).toContain('stores nothing of it')
  expect(text).not.toMatch(/e-mail with a link/)
})

// (rule: letter-privacy)
test('it tells of letters for the council only where the site sends them, with the periods that the daily job keeps', () => {
  const facts = { hasProvider: false, sendsMails: true }
  const text = textOf({ ...facts, sendsLetters: true })
  for (const days of Object.values(letterDays)) expect(text).toContain(`${days} days`)
  expect(text).toContain('ask us to send your objection')
  expect(textOf({ ...facts, sendsLetters: false })).not.toContain('ask us to send your objection')
})
