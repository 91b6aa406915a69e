import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { londonDay } from '../../domain/london-day.ts'
import { dayAfter } from '../../domain/progress.ts'
import { json } from '../testing/ask.ts'
import { startMailHost } from '../testing/mail-host.ts'
import { serveForAll, serveSite } from '../testing/served-site.ts'

const mailHost = await startMailHost()
afterAll(mailHost.stop)
const site = serveForAll({ smtpUrl: mailHost.url })
beforeEach(() => {
  mailHost.behave({})
  mailHost.received.length = 0
})

const root = '/quarry/api/maintenance'
const get = async (path: string) => json(await site.maintain(root + path))
async function post(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
  const reply = await site.write('POST', root + path, body, headers)
  return { status: reply.status, body: json(reply) }
}
const unsent = { subject: 'The consultation is open', body: '<p onclick="x()">Write <strong>now</strong>.</p>' }
const write = async () => (await site.content.insert('updates', { ...unsent, occasion: '' })).id
const signUp = (id: string) =>
  site.execute(`insert into newsletter_signups (id, inbox, email, signed_up_at, mail_asked_at, consent_text, state)
    values ('${id}', '${id}', '${id}@example.org', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', 'Yes', 'confirmed')`)

test('an update is shown as it will arrive, and can be sent to one address, which tells what its server said', async () => {
  const id = await write()
  const preview = await post('/updates/preview', unsent)
  expect(preview.body).toMatchObject({ subject: unsent.subject, from: expect.stringContaining('<') })
  expect(preview.body.html).toContain('<strong')
  expect(preview.body.html).not.toContain('onclick')
  for (const subject of ['', '\u202E', 'x'.repeat(151)]) {
    expect(await post('/updates/preview', { ...unsent, subject }), subject).toMatchObject({ status: 400 })
  }

  expect(await post(`/updates/${id}/try`, { to: 'me@example.org' })).toMatchObject({ body: { accepted: true } })
  expect(mailHost.received).toMatchObject([
    { to: ['me@example.org'], text: expect.stringMatching(/^This is a test\. /) },
  ])
  mailHost.behave({ refuse: { at: 'RCPT', code: 550 } })
  const refused = { accepted: false, words: expect.stringMatching(/^550 /) }
  expect((await post(`/updates/${id}/try`, { to: 'me@example.org' })).body).toMatchObject(refused)
  expect(await post(`/updates/${id}/try`, { to: 'a@example.org, b@example.org' })).toMatchObject({ status: 400 })
  await site.execute('update campaign_details set mails_an_hour = 2')
  const full = await post(`/updates/${id}/try`, { to: 'me@example.org' })
  expect(full.body.detail).toMatch(/^All e-mails that may leave in an hour have left/)
  await site.execute('update campaign_details set mails_an_hour = 200')
  expect(await post('/updates/nothing/try', { to: 'me@example.org' })).toMatchObject({ status: 404 })
  expect(mailHost.received).toHaveLength(1)
})

describe('the sending of an update', () => {
  test('begins with the version that was shown, and is paused', async () => {
    const id = await write()
    for (const one of ['ann', 'bob', 'cat']) await signUp(one)
    expect(await get('/updates')).toMatchObject({ sendsMails: true, subscribers: 3, refused: 0, mailsAnHour: 200 })
    const { updated_at } = json(await site.maintain(`/quarry/api/updates/${id}`))
    const send = (version: string = updated_at) => post(`/updates/${id}/send`, {}, { 'If-Match': `"${version}"` })
    expect(await send('an older one')).toMatchObject({
      status: 412,
      body: { current: { id, subject: unsent.subject, updated_at } },
    })
    expect(await post(`/updates/${id}/send`)).toMatchObject({ status: 400 })
    expect(await post(`/updates/${id}/pause`)).toMatchObject({ status: 404 })
    expect(await send()).toMatchObject({ status: 202, body: { started: 'now' } })
    expect(await send()).toMatchObject({ status: 202, body: { started: 'before' } })
    const [begun] = (await get('/updates')).sendings
    expect(begun).toMatchObject({ update_id: id, state: 'sending', recipients: 3, waiting: 3, sent: 0 })
    expect(await post(`/updates/${id}/pause`)).toMatchObject({ status: 200 })
    expect((await get('/updates')).sendings).toMatchObject([{ state: 'paused' }])
  })

  test('needs a mail server, as letting a reminder go does', async () => {
    const silent = await serveSite()
    for (const path of ['updates/any/send', 'reminders/reminder-opens-2026-11-30/allow']) {
      const reply = await silent.write('POST', `${root}/${path}`, {})
      expect([reply.status, json(reply).detail]).toEqual([400, expect.stringContaining('No mail server')])
    }
  })
})

test('a reminder is let go and stopped by its id, where its consultation is there', async () => {
  const [opens, closes] = [dayAfter(londonDay(), 5), dayAfter(londonDay(), 25)]
  await site.execute(
    `update process_stages set starts_on = '${opens}', ends_on = '${closes}' where id = 'public-consultation'`,
  )
  const id = `reminder-opens-${closes}`
  const planned = async () => (await get('/updates')).planned
  expect(await post(`/reminders/reminder-opens-${opens}/allow`)).toMatchObject({ status: 400 })
  expect(await post(`/reminders/${id}/allow`)).toMatchObject({ status: 200 })
  expect(await planned()).toEqual([{ id, due: expect.stringContaining(opens) }])
  await post(`/reminders/${id}/stop`)
  expect(await planned()).toEqual([])
})
