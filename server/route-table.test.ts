import { describe, expect, test } from 'vitest'
import { apiPath, caching, matchRoutes, methodsOf, type Route, routes, sendingOf } from './route-table.ts'
import { ask, json, ownPage } from './testing/ask.ts'
import { expectProblem } from './testing/expect-problem.ts'
import { serveForAll } from './testing/served-site.ts'

const site = serveForAll()

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

// (rule: public-read-only, received-maintainers-only)
describe('what is for maintainers', () => {
  const theirs = (routes as readonly Route[]).flatMap((row) =>
    methodsOf(row).flatMap((method) => {
      const sending = sendingOf(row, method)
      const isTheirs = row.side === 'maintenance' || sending?.by === 'maintainer'
      const type = sending?.body === 'file' ? 'image/jpeg' : 'application/json'
      return isTheirs && method !== 'HEAD' ? [{ method, path: pathOf(row), isSent: sending !== undefined, type }] : []
    }),
  )

  test.each(theirs)('is not on the public listener: $method $path', async ({ method, path, isSent, type }) => {
    const port = site.ports.public
    const sent = { body: '{}', headers: { ...ownPage(port), 'Content-Type': type } }
    const reply = await ask(port, path, { method, ...(isSent && sent) })
    if (path.startsWith(`${apiPath}/`)) expectProblem(reply, 404, 'not-found')
    else expect(reply.status).toBe(path.startsWith('/quarry/admin') ? 302 : 404)
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
