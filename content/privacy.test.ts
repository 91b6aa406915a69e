import { expect, test } from 'vitest'
import { firstCampaign as campaign } from './first-campaign.ts'
import { type PrivacyFacts, privacy, privacySections } from './privacy.ts'

const textOf = (facts: Omit<PrivacyFacts, 'host' | 'kept'>) =>
  JSON.stringify(privacySections({ ...facts, host: '', kept: campaign.retention_days }))

test('the policy promises the periods that the daily job keeps', () => {
  const text = textOf({ hasProvider: false, sendsMails: false })
  for (const period of ['a year after', 'two years after', 'after 30 days']) expect(text).toContain(period)
})

test('it tells of e-mails only where the site sends them, and of a provider that keeps the list', () => {
  const confirmation = /e-mail with a link/
  const mailbox = /campaign’s (?:own )?mailbox/
  const silent = textOf({ hasProvider: false, sendsMails: false })
  expect(silent).not.toMatch(confirmation)
  expect(silent).not.toMatch(mailbox)
  expect(silent).toContain('whose server')
  const sending = textOf({ hasProvider: false, sendsMails: true })
  expect(sending).toMatch(confirmation)
  expect(sending).toMatch(mailbox)
  const provided = textOf({ hasProvider: true, sendsMails: true })
  expect(provided).toContain('stores nothing of it')
  expect(provided).not.toMatch(confirmation)
})

test('it names who answers for what is kept: the group, or the campaign where no group is stored', () => {
  expect(privacy.runBy({ ...campaign, organisation: 'Avon Residents' })).toContain('Avon Residents, who decide')
  expect(privacy.runBy({ ...campaign, organisation: ' ' })).toContain('The Quarry Campaign, who decide')
})
