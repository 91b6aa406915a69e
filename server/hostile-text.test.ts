import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loadBundle } from './pages/bundle.ts'
import { type Route, routes } from './route-table.ts'
import { ask, ownPage } from './testing/ask.ts'
import { findGrowth } from './testing/growth.ts'
import { type HostileAddress, listHostileAddresses, storedCard } from './testing/hostile-addresses.ts'
import { serveForAll } from './testing/served-site.ts'

/*
 * Every address gets every text of testing/hostile-texts.ts, in forms and JSON up to an eighth of what it takes, and in
 * full where that is little work; testing/growth.ts says how work is measured. The API's routes and the app's pages are
 * asked for by name, so that a new one is tested without being listed here.
 */

// React chooses its fast or its talkative form when it is first imported: here the one that visitors get.
vi.hoisted(() => {
  process.env.NODE_ENV = 'production'
})

const serverBuild = fileURLToPath(new URL('../build/server', import.meta.url))
/** `npm test` builds the site before it runs the tests. */
const isBuilt = existsSync(serverBuild)

async function listAddresses(): Promise<HostileAddress[]> {
  const { bundle } = await loadBundle(serverBuild)
  const pagePaths = Object.values(bundle.routes).flatMap((route) =>
    route?.parentId !== undefined && (route.path !== undefined || route.index) ? (route.path ?? '') : [],
  )
  return listHostileAddresses(pagePaths.filter((path) => path !== '*'))
}

const site = serveForAll({ trustedProxies: 1, smtpUrl: 'smtp://127.0.0.1:9' }, { isReal: true })
let visitors = 0
/** What is refused before anything is done with it would show nothing. */
const unread = [413, 429, 431, 500, 503]

async function send({ listener, method, target, headers, body, name }: HostileAddress, written: string): Promise<void> {
  const port = site.ports[listener]
  visitors += 1
  // Every request is that of another visitor, so that none is one too many.
  const visitor = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  const own = listener === 'public' ? { 'X-Forwarded-For': visitor } : ownPage(port)
  const asked = { method, headers: { ...own, ...headers(written) }, body: body?.(written) }
  const { status } = await ask(port, target(written), asked)
  if (unread.includes(status)) throw new Error(`${name} was answered with ${status}`)
  if (name === storedCard) await openAndDelete(status)
}

/** While it is open, visitors may send letters and say that they took part. */
async function openConsultation(): Promise<void> {
  const statuses = "case id when 'public-consultation' then 'current' else 'upcoming' end"
  await site.execute(`update process_stages set status = ${statuses}`)
  await site.execute("update campaign_details set sends_letters = 'on', council_email = 'council@example.org'")
  const { status } = await ask(site.ports.public, '/quarry/send-objection', {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    body: 'letter=Hello&name=Ann&address=1+Ford+Lane&email=ann%40example.org&consent=yes',
  })
  expect(status).toBe(200)
}

/** What is stored is shown, in a page that is rendered with it. */
async function openAndDelete(status: number): Promise<void> {
  const page = await ask(site.ports.public, '/quarry/impact/hostile')
  if (status !== 201 || page.status !== 200) throw new Error(`stored with ${status}, opened with ${page.status}`)
  const [card] = (await site.content.list('impact_cards')).filter(({ card_id }) => card_id === 'hostile')
  await site.content.delete('impact_cards', card?.id ?? '')
}

describe.runIf(isBuilt)('twice the text takes at most three times the work', async () => {
  beforeAll(openConsultation)

  const addresses = isBuilt ? await listAddresses() : []

  test.each(addresses)('$method $name', { timeout: 600_000 }, async (address) => {
    const { mostBytes, write } = address
    expect(await findGrowth({ mostBytes, write, send: (written) => send(address, written) })).toBeUndefined()
  })
  test('at every address that takes something', () => {
    const posts = new Set(
      addresses.flatMap(({ method, target }) => (method === 'POST' ? target('').split('?')[0] : [])),
    )
    const takers = (routes as readonly Route[]).filter(({ POST, path }) => POST && !/\{(?:table|unknown)/.test(path))
    const missing = takers.map(({ path }) => path.replaceAll(/\{\w+\}/g, '0')).filter((path) => !posts.has(path))
    expect(missing.filter((path) => !path.includes('/0/'))).toEqual([])
    expect(posts.size).toBeGreaterThan(20)
  })
})
