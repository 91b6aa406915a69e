import { describe, expect, test } from 'vitest'
import {
  answeredMethods,
  apiPath,
  caching,
  isForCrawlers,
  matchGate,
  matchRoutes,
  methodsOf,
  type Route,
  routes,
  sendingOf,
} from './routes.ts'
import { ask, json, ownPage } from './testing/ask.ts'
import { expectProblem } from './testing/expect-problem.ts'
import { serveForAll } from './testing/served-site.ts'

const site = serveForAll()
/** The same with a key, which its gate asks for. */
const gated = serveForAll({}, { readKey: async () => 'key' })

/** A path of this kind. */
const pathOf = ({ path }: Route) =>
  path
    .replace('{table}', 'events')
    .replace('{change}', path.includes('/updates/') ? 'pause' : 'read')
    .replaceAll(/\{(\w+)\.\.\.\}/g, '$1/x/y')
    .replaceAll(/[{}]/g, '')

const onEach = (routes as readonly Route[]).flatMap((row) =>
  (['public', 'maintenance', 'gate'] as const)
    .filter((kind) => row.side === kind || (row.side === 'both' && kind !== 'gate'))
    .map((kind) => ({ kind, row, path: pathOf(row) })),
)
const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'TRACE']
/** Asks as a page of the maintenance side would, unless what it asks for is a read. */
const askFrom = (port: number, path: string, method: string) =>
  ask(port, path, { method, headers: method === 'GET' || method === 'HEAD' ? {} : ownPage(port) })

test('every row is the first on its listener for some path', () => {
  for (const { kind, row, path } of onEach.filter(({ row, kind }) => row.side !== 'both' || kind === 'public')) {
    expect(kind === 'gate' ? matchGate(path) : matchRoutes(path, kind)[0]?.row, path).toBe(row)
  }
})

// (rule: one-table-of-routes)
describe('each listener answers the methods of its rows, to be cached as they say, and 404 or 405 to all others', () => {
  test.each(onEach)('$kind: $path', async ({ kind, path }) => {
    const port = kind === 'gate' ? gated.ports.maintenance : site.ports[kind]
    const row = kind === 'gate' ? matchGate(path) : matchRoutes(path, kind)[0]?.row
    if (!row) throw new Error(`no row for ${path}`)
    const answered = answeredMethods(row, kind === 'public' ? kind : 'maintenance')
    for (const method of methods) {
      const reply = await askFrom(port, path, method)
      if (!answered.includes(method)) expect([404, 405], `${method} ${path}`).toContain(reply.status)
      else {
        expect(reply.status, path).not.toBe(405)
        expect(reply.body, `${method} ${path}`).not.toContain('There is nothing at this address.')
      }
      if (reply.status === 200 && (method === 'GET' || method === 'HEAD')) {
        expect(reply.headers['cache-control'], path).toBe(caching[row.cached])
      }
      if (reply.status === 405) expect(reply.headers.allow).toBe(answered.join(', '))
    }
  })
})

// (rule: one-table-of-routes, maintenance-reach)
test('without the key the rows of the gate alone are answered', async () => {
  for (const path of new Set(onEach.flatMap(({ kind, path }) => (kind === 'maintenance' ? [path] : [])))) {
    for (const method of methods) {
      expect((await askFrom(gated.ports.maintenance, path, method)).status, `${method} ${path}`).toBe(403)
    }
  }
})

// (rule: one-table-of-routes, sitemap)
test('robots.txt says of every kind of address what its row says', async () => {
  const rules = [...(await site.visit('/robots.txt')).body.matchAll(/^(Allow|Disallow): (.*)$/gm)]
  for (const { kind, path } of onEach) {
    // Of the rules that match, the longest counts (RFC 9309).
    const matching = rules.filter(([, , start = '']) => path.startsWith(start))
    const [longest] = matching.toSorted(([, , one = ''], [, , other = '']) => other.length - one.length)
    if (kind === 'public') expect(longest?.[1] !== 'Disallow', path).toBe(isForCrawlers(path))
  }
})

// (rule: public-read-only, received-maintainers-only)
describe('what is for maintainers', () => {
  const onListeners = (routes as readonly Route[]).filter(({ side }) => side !== 'gate')
  const theirs = onListeners.flatMap((row) =>
    methodsOf(row).flatMap((method) => {
      const sending = sendingOf(row, method)
      const isTheirs = row.side === 'maintenance' || sending?.by === 'maintainer'
      const type = sending?.body === 'file' ? 'image/jpeg' : 'application/json'
      return isTheirs && method !== 'HEAD' ? [{ method, path: pathOf(row), isSent: sending !== undefined, type }] : []
    }),
  )

  test.each(theirs)('is not on the public listener: $method $path', async ({ method, path, isSent, type }) => {
    const port = site.ports.public
    const own = { ...ownPage(port), 'Content-Type': type }
    for (const headers of [own, { ...own, Origin: 'https://evil.example', 'Content-Type': 'text/plain' }]) {
      const reply = await ask(port, path, { method, ...(isSent && { body: '{}', headers }) })
      if (path.startsWith(`${apiPath}/`)) expectProblem(reply, 404, 'not-found')
      else expect(reply.status).toBe(path.startsWith('/quarry/admin') ? 302 : 404)
    }
  })
  test.each(theirs.filter(({ isSent }) => isSent))(
    'takes nothing from a page of another site: $method $path',
    async ({ method, path, type }) => {
      const elsewhere = { Origin: 'https://evil.example', 'Content-Type': type }
      expectProblem(await site.write(method, path, {}, elsewhere), 403, 'forbidden')
    },
  )
})

test('the OpenAPI document has every address of the API, with a summary for each method', async () => {
  const { paths } = json(await site.visit(`${apiPath}/openapi.json`))
  for (const row of routes as readonly Route[]) {
    if (!row.path.startsWith(`${apiPath}/`) || row.path.includes('unknown...')) continue
    const address = row.path.slice(apiPath.length).replace('{table}', 'events')
    const handled = Object.entries({ get: row.GET, post: row.POST, patch: row.PATCH, delete: row.DELETE })
    for (const [method, handler] of handled.filter(([, each]) => each !== undefined && each !== 'noAddress')) {
      expect(paths[address]?.[method]?.summary, `${method} ${address} (${handler})`).toMatch(/\w/)
    }
  }
})
