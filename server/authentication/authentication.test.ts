import { beforeAll, describe, expect, test } from 'vitest'
import { ask, expectProblem, ownPage, type Reply } from '../testing/ask.ts'
import { serveForAll } from '../testing/served-site.ts'

const server = serveForAll({}, { asksForSession: true })
const own = serveForAll({ mode: 'local', publicOrigin: undefined })
let port: number
let cookie: string
beforeAll(async () => {
  port = server.ports.maintenance
  cookie = cookieOf(await signIn(await server.makeCode()))
})

const navigation = { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
const form = 'application/x-www-form-urlencoded'
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(port, path, { method: 'POST', headers: { ...ownPage(port), 'Content-Type': form, ...headers }, body })
const signIn = (code: string, headers = {}) =>
  post('/quarry/sign-in', new URLSearchParams({ code }).toString(), headers)
const cookieOf = ({ headers }: Reply) => headers['set-cookie']?.[0]?.split(';')[0] ?? ''
const get = (path: string, headers: Record<string, string> = {}) => server.maintain(path, headers)

function expectPage(reply: Reply, status: number, title: string): void {
  expect(reply).toMatchObject({
    status,
    headers: {
      'content-type': expect.stringMatching(/^text\/html; charset=utf-8$/i),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
      ),
    },
  })
  expect(reply.body).toContain(`<h1>${title}</h1>`)
  expect(reply.body).not.toMatch(/<script| src=|<link/)
}

describe("a server's maintenance side", () => {
  test('answers to a session, and shows anybody else the way to one', async () => {
    for (const Cookie of ['', cookie.slice(0, -1), cookie.replace(/=.*/, '='), cookie.replace(/\d+=/, '1=')])
      expectProblem(await get('/quarry/admin', { Cookie }), 403, 'forbidden')
    const reply = await get('/quarry/admin', navigation)
    expectPage(reply, 403, 'Sign in to the maintenance side')
    expect(reply.body).toContain('quarry sign-in')
    expect((await get('/quarry/admin', { Cookie: cookie })).status).toBe(200)
  })
  test('lets a session not around the guard', async () => {
    expectProblem(await get('/quarry/api/events', { Cookie: cookie, Via: '1.1 proxy' }), 403, 'forbidden')
    const elsewhere = { Cookie: cookie, Origin: 'https://evil.example' }
    expectProblem(await server.write('POST', '/quarry/api/events', {}, elsewhere), 403, 'forbidden')
  })
  test('asks a browser once more that brings no strict cookie along with a link of another site', async () => {
    const refresh = async (site: string) =>
      (await get('/quarry/admin', { ...navigation, 'Sec-Fetch-Site': site })).headers.refresh
    expect(await refresh('cross-site')).toBe('0')
    for (const site of ['same-origin', 'none']) expect(await refresh(site)).toBeUndefined()
  })
})

describe('the link', () => {
  test('shows a button however often it is looked at, and signs in once', async () => {
    const code = await server.makeCode()
    for (const _ of [1, 2]) {
      const reply = await get(`/quarry/sign-in?code=${code}`, { ...navigation, 'Sec-Fetch-Site': 'cross-site' })
      expectPage(reply, 200, 'Sign in to the maintenance side')
      expect(reply.body).toContain(`name="code" value="${code}"`)
    }
    const reply = await signIn(code)
    expect(reply).toMatchObject({ status: 303, headers: { location: '/quarry/admin', 'cache-control': 'no-store' } })
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(
        new RegExp(`^quarry-maintenance-${port}=[\\w-]{43}; Max-Age=2592000; Path=/quarry; HttpOnly; SameSite=Strict$`),
      ),
    ])
    expect(cookieOf(reply)).not.toContain(code)
    expect((await get('/quarry/healthz', { Cookie: cookieOf(reply) })).status).toBe(200)
    expectPage(await signIn(code), 403, 'This link does not work')
    expectPage(await get(`/quarry/sign-in?code=${code}`, navigation), 403, 'This link does not work')
  })
  test.each(['', '"><script>alert(1)</script>'])(
    'signs nobody in with the code %j, and says how to get one',
    async (code) => {
      for (const reply of [await signIn(code), await get(`/quarry/sign-in?code=${encodeURIComponent(code)}`)]) {
        expectPage(reply, 403, 'This link does not work')
        expect(reply.body).toContain('quarry sign-in')
        expect(reply.body).not.toContain('alert')
        expect(reply.headers).not.toHaveProperty('set-cookie')
      }
    },
  )
  test('takes its code from its own page alone, and its session is the only one that Sign out ends', async () => {
    const code = await server.makeCode()
    expectProblem(await signIn(code, { Origin: 'https://evil.example' }), 403, 'forbidden')
    const Cookie = cookieOf(await signIn(code))
    expectProblem(await post('/quarry/sign-out', '', { Cookie, 'Sec-Fetch-Site': 'cross-site' }), 403, 'forbidden')
    const reply = await post('/quarry/sign-out', '', { Cookie })
    expectPage(reply, 200, 'You are signed out')
    expect(reply.headers['set-cookie']).toEqual([expect.stringMatching(/=; Max-Age=0; Path=\/quarry;/)])
    expectProblem(await get('/quarry/healthz', { Cookie }), 403, 'forbidden')
    expect((await get('/quarry/healthz', { Cookie: cookie })).status).toBe(200)
  })
})

test('where nobody can be looked up, nobody gets in, and a person reads why', async () => {
  await server.execute('alter table maintenance_sessions rename to away')
  expectProblem(await get('/quarry/healthz', { Cookie: cookie }), 503, 'unavailable')
  expect((await get('/quarry/admin', { ...navigation, Cookie: cookie })).body).toContain(
    'The database cannot be used at the moment.',
  )
  expect((await signIn('x')).body).toContain('The database cannot be used at the moment.')
  await server.execute('alter table away rename to maintenance_sessions')
  expect((await get('/quarry/healthz', { Cookie: cookie })).status).toBe(200)
})

test('signing in and out gets into the log, and neither a code nor a session', async () => {
  const code = await server.makeCode()
  await signIn(code, { Via: '1.1 proxy' })
  await get('/quarry/api/events', { Cookie: cookie, Via: '1.1 proxy' })
  const Cookie = cookieOf(await signIn(code))
  await signIn(code)
  await post('/quarry/sign-out', '', { Cookie })
  const logged = JSON.stringify(server.logged)
  for (const event of ['A request was refused', 'Somebody signed in', 'A link did not sign in', 'Somebody signed out'])
    expect(logged).toContain(event)
  for (const secret of [code, cookie.replace(/.*=/, '')]) expect(logged).not.toContain(secret)
})

test("on a maintainer's own machine nobody signs in, and a program needs nothing", async () => {
  expect((await own.maintain('/quarry/admin', navigation)).status).toBe(200)
  expect((await own.maintain('/quarry/api/maintenance/messages')).status).toBe(200)
  expect((await own.maintain('/quarry/sign-in')).status).toBe(404)
})

test('a person who may not go on reads why, a program gets a problem', async () => {
  for (const { ports, maintain } of [server, own]) {
    const reply = await maintain('/quarry/api/maintenance/messages.csv', { ...navigation, Host: 'evil.example' })
    expectPage(reply, 403, 'This does not open here')
    expect(reply.body).toContain('<p>The maintenance side has no such host name.</p>')
    expect(reply.body).toContain(`href="http://localhost:${ports.maintenance}/quarry/admin"`)
    const problem = await maintain('/quarry/api/maintenance/messages.csv', { Host: 'evil.example' })
    expectProblem(problem, 403, 'forbidden')
  }
})
