import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { ask, expectProblem } from './testing/ask.ts'
import { freePort } from './testing/free-port.ts'
import { startSite } from './testing/site-process.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = await freePort()
let folder: string
beforeAll(async () => {
  // Beside the sources, where Vite looks, as the data of `npm start` are.
  await mkdir(join(root, 'data'), { recursive: true })
  folder = await mkdtemp(join(root, 'data', 'dev-test-'))
  return (await startSite('dev', {}, { port, databaseFile: join(folder, 'quarry.db') })).stop
})

const get = (path: string, headers: Record<string, string> = {}) => ask(port, path, { headers })
/** Each is Vite's own, and each is there for the developer's browser. */
const own = ['/quarry/@vite/client', '/quarry/app/root.tsx', '/quarry/content/first-campaign.ts']

test('a page is hydrated from its sources', async () => {
  expect((await get('/quarry/')).body).toContain('<h1')
  for (const path of own) {
    const reply = await get(path, { 'Sec-Fetch-Site': 'same-origin' })
    expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'text/javascript' } })
  }
})

test.each([
  ['another host', { Host: 'rebound.example' }],
  ['a proxy', { 'X-Forwarded-For': '203.0.113.9' }],
  ['a page of another port', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:3000' }],
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }],
])('%s gets nothing of the sources, nor of the data', async (_, headers) => {
  const others = ['/quarry/', '/quarry/__open-in-editor?file=app/root.tsx', '/quarry/api/maintenance/messages']
  for (const path of [...own, ...others]) expectProblem(await get(path, headers), 403, 'forbidden')
})

test('nothing but what the browser runs is served: no data, no server, no settings', async () => {
  const inside = `/${folder.slice(root.length)}`
  const files = [`${inside}/quarry.db`, '/package.json', '/server/main.ts', '/.git/HEAD'].map(
    (path) => `/quarry${path}`,
  )
  const absolute = [`${folder}/quarry.db`, '/etc/passwd'].map((path) => `/quarry/@fs${path}`)
  for (const path of [...files, ...absolute]) {
    for (const query of ['', '?raw', '?import&raw', '?url', '?inline&import', '?raw??']) {
      const reply = await get(path + query)
      expect([403, 404]).toContain(reply.status)
      expect(reply.body).not.toMatch(/SQLite format|root:x:|createServer|ref: refs/)
    }
  }
})
