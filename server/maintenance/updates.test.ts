import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, ownPage } from '../testing/ask.ts'
import { type MailHost, startMailHost } from '../testing/mail-host.ts'
import { type ServedSite, serveSite } from '../testing/served-site.ts'

let mailHost: MailHost
let site: ServedSite
let port: number
beforeAll(async () => {
  mailHost = await startMailHost()
  site = await serveSite({ smtpUrl: mailHost.url })
  port = site.ports.maintenance
})
afterAll(() => Promise.all([site?.close(), mailHost?.stop()]))
beforeEach(() => {
  mailHost.behave({})
  mailHost.received.length = 0
})

const root = '/quarry/api/maintenance'
const get = async (path: string) => JSON.parse((await ask(port, root + path)).body)
async function post(path: string, body: unknown = {}, to = root, version?: string) {
  const headers = { ...ownPage(port), ...(version !== undefined && { 'If-Match': `"${version}"` }) }
  const sent = { method: 'POST', headers, body: JSON.stringify(body) }
  const reply = await ask(port, to + path, sent)
  return { status: reply.status, body: JSON.parse(reply.body) }
}
const draft = { subject: 'The consultation is open', body: '<p onclick="x()">Write <strong>now</strong>.</p>' }
const write = async () => String((await post('/updates', draft, '/quarry/api')).body.id)
const signUp = (id: string) =>
  site.execute(`insert into newsletter_signups (id, address_hash, email, signed_up_at, consent_text, state)
    values ('${id}', '${id}', '${id}@example.org', '2026-11-20T12:00:00.000Z', 'Yes', 'confirmed')`)

// (rule: update-drafts)
test('a draft is no visitor’s business, and what was sent is everybody’s', async () => {
  const [open, sent] = [await write(), await write()]
  await site.execute(`update updates set sent_at = '2026-11-20T12:00:00.000Z' where id = '${sent}'`)
  const read = async (path: string) => (await ask(site.ports.public, `/quarry/api/updates${path}`)).status
  await expect.poll(async () => [await read(`/${open}`), await read(`/${sent}`)]).toEqual([404, 200])
  const list = JSON.parse((await ask(site.ports.public, '/quarry/api/updates')).body)
  expect(list.map(({ id }: { id: string }) => id)).toEqual([sent])
  expect(JSON.parse((await ask(port, '/quarry/api/updates')).body)).toHaveLength(2)
  expect((await ask(site.ports.public, `${root}/updates`)).status).toBe(404)
})

// (rule: update-try, update-row)
test('an update is shown as it will arrive, and can be sent to one address, which tells what its server said', async () => {
  const id = await write()
  const preview = await post('/updates/preview', draft)
  expect(preview.body).toMatchObject({ subject: draft.subject, from: expect.stringContaining('<') })
  expect(preview.body.html).toContain('<strong')
  expect(preview.body.html).not.toContain('onclick')
  expect(preview.body.text).toContain('Write now.')
  for (const subject of ['', 'Come\non Friday', 'Come on \u202Eyadirf', 'x'.repeat(151)]) {
    expect(await post('/updates/preview', { ...draft, subject }), subject).toMatchObject({ status: 400 })
  }

  expect(await post(`/updates/${id}/try`, { to: 'me@example.org' })).toMatchObject({ body: { accepted: true } })
  expect(mailHost.received).toMatchObject([
    { to: ['me@example.org'], text: expect.stringContaining('\nThis is a test. ') },
  ])
  expect(preview.body.text).not.toContain('This is a test')
  mailHost.behave({ refuse: { at: 'RCPT', code: 550 } })
  const refused = { accepted: false, words: expect.stringMatching(/^550 /) }
  expect((await post(`/updates/${id}/try`, { to: 'me@example.org' })).body).toMatchObject(refused)
  expect(await post(`/updates/${id}/try`, { to: 'a@example.org, b@example.org' })).toMatchObject({ status: 400 })
  expect(await post('/updates/nothing/try', { to: 'me@example.org' })).toMatchObject({ status: 404 })
  expect(mailHost.received).toHaveLength(1)
})

describe('the sending of an update', () => {
  // (rule: update-start, update-pause)
  test('begins with the number that was shown, and is paused, resumed and stopped', async () => {
    const id = await write()
    for (const one of ['ann', 'bob', 'cat']) await signUp(one)
    expect(await get('/updates')).toMatchObject({ sendsMails: true, subscribers: 3, setAside: 0, mailsAnHour: 200 })
    const { updated_at } = JSON.parse((await ask(port, `/quarry/api/updates/${id}`)).body)
    const send = (body: object, version: string = updated_at) => post(`/updates/${id}/send`, body, root, version)
    expect(await send({ subscribers: 30 })).toMatchObject({
      status: 412,
      body: { current: { subscribers: 3 } },
    })
    expect(await send({})).toMatchObject({ status: 400 })
    expect(await send({ subscribers: 3 }, 'an older one')).toMatchObject({
      status: 412,
      body: { current: { id, subject: draft.subject, updated_at } },
    })
    expect(await post(`/updates/${id}/send`, { subscribers: 3 })).toMatchObject({ status: 428 })
    expect(await post(`/updates/${id}/pause`)).toMatchObject({ status: 404 })
    const sent = { subscribers: 3 }
    expect(await send(sent)).toMatchObject({ status: 202, body: { started: 'now' } })
    expect(await send(sent)).toMatchObject({ status: 202, body: { started: 'before' } })
    const [begun] = (await get('/updates')).sendings
    expect(begun).toMatchObject({ update_id: id, state: 'sending', recipients: 3, waiting: 3, left: 0 })
    expect(Date.parse(begun.nextAt)).not.toBeNaN()
    const states: string[] = []
    for (const change of ['pause', 'resume', 'stop']) {
      expect(await post(`/updates/${id}/${change}`)).toMatchObject({ status: 200 })
      states.push((await get('/updates')).sendings[0].state)
    }
    expect(states).toEqual(['paused', 'sending', 'stopped'])
    expect(await post(`/updates/${id}/resume`)).toMatchObject({ status: 400 })
    expect(await post(`/updates/${id}/hasten`)).toMatchObject({ status: 404 })
  })

  test('needs a mail server', async () => {
    const silent = await serveSite()
    try {
      const sent = { method: 'POST', headers: ownPage(silent.ports.maintenance), body: '{"subscribers":1}' }
      const reply = await ask(silent.ports.maintenance, `${root}/updates/any/send`, sent)
      expect([reply.status, JSON.parse(reply.body).detail]).toEqual([400, expect.stringContaining('No mail server')])
    } finally {
      await silent.close()
    }
  })
})

// (rule: set-aside)
test('a maintainer sets a sign-up aside with a reason, and takes it back', async () => {
  await signUp('dan')
  const aside = await post('/signups/dan/set-aside', { words: 'A bounce came to our mailbox' })
  expect(aside.body).toMatchObject({ state: 'confirmed', set_aside_words: 'A bounce came to our mailbox' })
  expect((await get('/signups')).counts).toMatchObject({ setAside: 1 })
  expect((await post('/signups/dan/take-back')).body).toMatchObject({ set_aside_at: null, set_aside_words: null })
  expect(await post('/signups/nobody/set-aside')).toMatchObject({ status: 404 })
})
