import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { startSite } from './testing/site-process.ts'

test('of a site that is killed while visitors write to it nothing is lost that it has said it got', async () => {
  await using site = await startSite('public')
  const got: string[] = []
  const send = async (subject: string) => {
    const body = { name: 'Ann', email: 'ann@example.org', subject, message: 'Hello', consent: 'yes' }
    const headers = { 'Content-Type': 'application/json', Origin: site.origin, 'Sec-Fetch-Site': 'same-origin' }
    const { ok } = await fetch(`${site.origin}/quarry/api/messages`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (ok) got.push(subject)
  }
  const sending = Array.from({ length: 40 }, (_none, number) => send(`Number ${number}`).catch(() => undefined))
  await expect.poll(() => got.length, { interval: 1 }).toBeGreaterThan(5)
  await site.kill()
  await Promise.all(sending)
  using database = new DatabaseSync(site.databaseFile)
  const stored = database
    .prepare('select subject from messages')
    .all()
    .map(({ subject }) => subject)
  expect(got.filter((subject) => !stored.includes(subject))).toEqual([])
})

test('a link that signs in is printed at the first start of a server alone', async () => {
  const environment = { MAINTENANCE_PORT: String(await freePort()) }
  await using first = await startSite('public', environment)
  await expect.poll(first.said).toContain('/sign-in?code=')
  await first.kill()
  await using second = await startSite('public', environment, first)
  await expect.poll(second.said).toMatch(/^Sign in: +npm run sign-in/m)
  expect(second.said()).not.toContain('code=')
})
