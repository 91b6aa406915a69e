import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPath, caching, matchRoutes, methodsOf, type Route, routes } from './routes.ts'
import { ask, ownPage } from './testing/ask.ts'
import { type ServedSite, serveSite } from './testing/served-site.ts'

let site: ServedSite
beforeAll(async () => {
  site = await serveSite()
})
afterAll(() => site.close())

/** A path of this kind. */
const pathOf = ({ path }: Route) =>
  path
    .replace('{table}', 'events')
    .replaceAll(/\{(\w+)\.\.\.\}/g, '$1/x/y')
    .replaceAll(/[{}]/g, '')

const onEach = (routes as readonly Route[]).flatMap((row) =>
  (['public', 'maintenance'] as const)
    .filter((kind) => row.side === 'both' || row.side === kind)
    .map((kind) => ({ kind, row, path: pathOf(row) })),
)

test('every row is the first on its listener for some path', () => {
  for (const { kind, row, path } of onEach.filter(({ row, kind }) => kind === 'public' || row.side === 'maintenance')) {
    const first = matchRoutes(path).find(({ row: { side } }) => side === 'both' || side === kind)
    expect(first?.row, path).toBe(row)
  }
})

// (rule: one-table-of-routes)
describe('each listener answers the methods of its rows, to be cached as they say, and 404 or 405 to all others', () => {
  test.each(onEach)('$kind: $path', async ({ kind, path }) => {
    const port = site.ports[kind]
    const [row] = matchRoutes(path).flatMap(({ row }) => (row.side === 'both' || row.side === kind ? [row] : []))
    if (!row) throw new Error(`no row for ${path}`)
    const methods = methodsOf(row, kind === 'maintenance')
    for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'TRACE']) {
      const isRead = method === 'GET' || method === 'HEAD'
      const reply = await ask(port, path, { method, headers: isRead ? {} : ownPage(port) })
      if (!methods.includes(method)) expect([404, 405], `${method} ${path}`).toContain(reply.status)
      else if (method === 'GET' && row.path !== '/{page...}') expect(reply.status, path).not.toBe(405)
      if (reply.status === 200 && isRead) {
        expect(reply.headers['cache-control'], path).toBe(caching[row.cached])
      }
      if (reply.status === 405) expect(reply.headers.allow).toBe(methods.join(', '))
    }
  })
})

test('the OpenAPI document has every address of the API, with a summary for each method', async () => {
  const { paths } = JSON.parse((await ask(site.ports.public, `${apiPath}/openapi.json`)).body)
  for (const row of routes as readonly Route[]) {
    if (!row.path.startsWith(`${apiPath}/`) || row.path.includes('unknown...')) continue
    const address = row.path.slice(apiPath.length).replace('{table}', 'events')
    const handled = Object.entries({ get: row.GET, post: row.POST, patch: row.PATCH, delete: row.DELETE })
    for (const [method, handler] of handled.filter(([, each]) => each !== undefined && each !== 'noAddress')) {
      expect(paths[address]?.[method]?.summary, `${method} ${address} (${handler})`).toMatch(/\w/)
    }
  }
})
