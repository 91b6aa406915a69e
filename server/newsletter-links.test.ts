import { beforeEach, describe, expect, test } from 'vitest'
import { hashToken } from './database/prepared-mail.ts'
import { ask } from './testing/ask.ts'
import { serveForAll } from './testing/served-site.ts'

const site = serveForAll()
const token = 'the-token-of-an-e-mail'
const now = new Date().toISOString()
beforeEach(async () => {
  for (const table of ['newsletter_signups', 'newsletter_links']) {
    await site.execute(`delete from ${table}`)
  }
  await site.execute(`insert into newsletter_signups (id, inbox, email, signed_up_at, mail_asked_at, consent_text, state)
    values ('ann', 'ann', 'ann@example.org', '${now}', '${now}', 'Yes', 'unconfirmed')`)
  await site.execute(`insert into newsletter_links (token_hash, signup_id, confirms, made_at)
    select '${hashToken(token)}', id, 0, signed_up_at from newsletter_signups`)
})

const path = '/quarry/newsletter/unsubscribe'
const press = (target: string, body: string, headers: Record<string, string> = {}) =>
  ask(site.ports.public, target, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })
const signups = () => site.execute('select * from newsletter_signups')

test('the page that a link in an e-mail leads to is one for every token and does nothing; no browser keeps it, no search engine lists it, and it tells no other site its address', async () => {
  const replies = await Promise.all([token, 'made-up'].map((text) => site.visit(`${path}?token=${text}`)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  expect(replies[0]?.body).not.toContain(token)
  expect(await signups()).toMatchObject([{ state: 'unconfirmed' }])
  for (const { headers } of [...replies, await press(`${path}?token=made-up`, '')]) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(headers).not.toHaveProperty('set-cookie')
  }
})

test('a button takes the code that its form brings, and the token of an older link', async () => {
  expect((await press(path, 'code=made-up')).status).toBe(404)
  expect(await signups()).toHaveLength(1)
  expect((await press(path, `code=${token}`)).status).toBe(200)
  expect(await signups()).toEqual([])
  expect((await press(`${path}?token=${token}`, 'code=')).status).toBe(200)
})

describe('one click in a mail program (RFC 8058)', () => {
  const click = (target: string, body = 'List-Unsubscribe=One-Click', headers = {}) =>
    press(target, body, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://mail.example', ...headers })
  const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'

  test.each([
    ['a form', undefined, {}],
    ['parts', parts, { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ])('takes the address off the list from outside, as %s, and again without harm', async (_, body, headers) => {
    for (let count = 0; count < 2; count += 1) {
      expect((await click(`${path}?token=${token}`, body, headers)).status).toBe(200)
    }
    expect(await signups()).toEqual([])
  })
  test('with an unknown token changes nothing, opens no other address to other sites, and leaves no token in the log', async () => {
    for (const target of [path, `${path}?token=made-up`, `${path}?token=${'x'.repeat(5000)}`, `${path}?token=%00`]) {
      expect((await click(target)).status).toBe(404)
    }
    expect(await signups()).toHaveLength(1)
    for (const target of ['/quarry/contact', '/quarry/newsletter/confirm']) {
      expect((await click(`${target}?token=${token}`)).status).toBe(403)
    }
    expect((await click('/quarry/newsletter')).status).toBe(405)
    expect(JSON.stringify(site.logged)).not.toContain(token)
  })
})
