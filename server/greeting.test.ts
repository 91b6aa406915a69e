import { expect, test } from 'vitest'
import { firstCampaign } from '../content/first-campaign.ts'
import { readConfig } from './config.ts'
import { describeDatabase, greeting } from './greeting.ts'

test('it tells the address, the mode, the database and how many details are not set', () => {
  const text = greeting(readConfig('local', {}), firstCampaign)
  expect(text).toContain('http://localhost:4173/quarry/\n')
  expect(text).toMatch(/local: this machine only/)
  expect(text).toContain('SQLite, data/quarry.db')
  expect(text).toMatch(/^Unset: +10 details of the campaign: see Admin, Campaign$/m)
})

test('in public mode it also tells where the site listens, and what is off or unset', () => {
  expect(greeting(readConfig('public', {}), firstCampaign)).toMatch(
    /0\.0\.0\.0, port 4173\nMaintenance: off\nUnset: +PUBLIC_ORIGIN/,
  )
  const environment = { PUBLIC_ORIGIN: 'https://example.org', MAINTENANCE_PORT: '4174' }
  const text = greeting(readConfig('public', environment), firstCampaign, 'http://localhost:4174/quarry/sign-in?code=x')
  expect(text).toContain('https://example.org/quarry/\n')
  expect(text).toMatch(/^Maintenance: http:\/\/localhost:4174\/quarry\/sign-in\?code=x$/m)
  expect(text).toMatch(/^Sign in: .*npm run sign-in/m)
  expect(text).not.toContain('PUBLIC_ORIGIN')
})

test('it tells where messages go, and keeps the password of the mail server to itself', () => {
  expect(greeting(readConfig('local', {}), firstCampaign)).toMatch(/^E-mail: +off: .*SMTP_URL is unset/m)
  const environment = { SMTP_URL: 'smtps://user:secret@mail.example:465', MESSAGES_TO: 'people@example.org' }
  const text = greeting(readConfig('local', environment), firstCampaign)
  expect(text).toMatch(/^E-mail: +messages go to people@example\.org through mail\.example:465$/m)
  expect(text).not.toContain('secret')
})

test('it keeps the password of the database to itself', () => {
  expect(describeDatabase('postgres://quarry:secret@db.example:5433/site')).toBe('PostgreSQL, db.example:5433/site')
  expect(describeDatabase('postgres://quarry:secret@a:1,b:2/site')).toBe('PostgreSQL, a:1,b:2/site')
})
