import { expect, test } from 'vitest'
import { firstCampaign } from '../content/first-campaign.ts'
import { readConfig } from './config.ts'
import { describeDatabase, greeting } from './greeting.ts'

test('it tells where messages go, and keeps the password of the mail server to itself', () => {
  expect(greeting(readConfig('local', {}), firstCampaign)).toMatch(/^E-mail: +off: .*SMTP_URL is unset/m)
  const environment = { SMTP_URL: 'smtps://user:secret@mail.example:465', MESSAGES_TO: 'people@example.org' }
  const text = greeting(readConfig('local', environment), firstCampaign)
  expect(text).toMatch(/^E-mail: +messages go to people@example\.org through mail\.example:465$/m)
  expect(text).not.toContain('secret')
})

test('a link that signs in stands in it at the first start alone', () => {
  const config = readConfig('public', { MAINTENANCE_PORT: '4174' })
  expect(greeting(config, firstCampaign, 'http://localhost:4174/…')).toMatch(
    /^Maintenance: http.*\nSign in: +this link/m,
  )
  expect(greeting(config, firstCampaign)).toMatch(
    /^Maintenance: port 4174.*\nSign in: +sudo quarry sign-in .* prints a new link$/m,
  )
})

test('it keeps the password of the database to itself', () => {
  expect(describeDatabase('postgres://quarry:secret@db.example:5433/site')).toBe('PostgreSQL, db.example:5433/site')
  expect(describeDatabase('postgres://quarry:secret@a:1,b:2/site')).toBe('PostgreSQL, a:1,b:2/site')
})
