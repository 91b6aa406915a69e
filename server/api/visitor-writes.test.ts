import { describe, expect, test } from 'vitest'
import { messageFields } from '../../domain/visitor-fields.ts'
import { ask } from '../testing/ask.ts'
import { serveForAll } from '../testing/served-site.ts'

const site = serveForAll({ trustedProxies: 1 })

const message = { name: 'Ann', email: 'ann@example.org', subject: 'Hello', message: 'A question.', consent: 'yes' }
const rows = (table: string) => site.execute(`select * from ${table}`)

let visitors = 0
/** A post from a visitor who has sent nothing yet, behind the one trusted proxy. */
function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  visitors += 1
  return ask(site.ports.public, `/quarry/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${visitors}`, ...headers },
    body: JSON.stringify(body),
  })
}

describe('a message to the API', () => {
  test('is stored before it is acknowledged', async () => {
    const reply = await post('/messages', message)
    expect(reply).toMatchObject({ status: 201, headers: { 'cache-control': 'no-store' } })
    expect(await rows('messages')).toMatchObject([{ name: 'Ann', subject: 'Hello' }])
  })
  test('is refused with one rule for each field', async () => {
    const reply = await post('/messages', { ...message, name: '', email: 'ann@example.org\r\nBcc: bob@example.org' })
    expect({ ...reply, ...JSON.parse(reply.body) }).toMatchObject({
      status: 400,
      code: 'invalid',
      fields: [
        { field: 'name', rule: messageFields.name.missing },
        { field: 'email', rule: messageFields.email.malformed },
      ],
    })
  })
  test('after sixty in ten minutes from one address, as of a village hall, is told how long to wait, and is not stored', async () => {
    const flood = { 'X-Forwarded-For': '203.0.113.5' }
    const before = (await rows('messages')).length
    for (let count = 0; count < 60; count += 1) expect((await post('/messages', message, flood)).status).toBe(201)
    const reply = await post('/messages', message, flood)
    expect(reply.status).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(600)
    expect(JSON.parse(reply.body)).toMatchObject({
      ...{ code: 'too-many', detail: expect.stringContaining('Please wait 10 minutes') },
    })
    expect((await rows('messages')).length - before).toBe(60)
  })
})

test('nothing of what visitors send is in the log', async () => {
  await site.execute('alter table messages rename to lost')
  expect((await post('/messages', message)).status).toBe(503)
  await site.execute('alter table lost rename to messages')
  expect(site.logged.length).toBeGreaterThan(0)
  expect(JSON.stringify(site.logged)).not.toMatch(/ann@example|A question|198\.51|203\.0/)
})
