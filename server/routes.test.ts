import { describe, expect, test } from 'vitest'
import { apiPath, caching, type Route, signInPath, signOutPath } from './http/route.ts'
import { answeredMethods, isForCrawlers, methodsOf, routeAt, routes, writeOf } from './routes.ts'
import { ask, expectProblem, ownPage } from './testing/ask.ts'
import { serveForAll } from './testing/served-site.ts'

const site = serveForAll()
/** The same on a server, where maintainers sign in. */
const onServer = serveForAll({}, { asksForSession: true })

/** A path of this kind. */
const pathOf = ({ path }: Pick<Route, 'path'>) =>
  path
    .replace(':table', 'events')
    .replace(/:step\{(\w+)\|.*/, '$1')
    .replace(/:\w+\{maintenance-.*/, 'maintenance-file')
    .replace(/:\w+\{.*ics\}/, 'key.ics')
    .replaceAll(/:(\w+)\{\.\*\}/g, '$1/x/y')
    .replaceAll(':', '')

const onEach = routes.flatMap((route) =>
  (['public', 'maintenance'] as const)
    .filter((kind) => route.listener === kind || route.listener === 'both')
    .map((kind) => ({ kind, route, path: pathOf(route) })),
)
const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'TRACE']
/** Asks as a page of the maintenance side would, unless what it asks for is a read. */
const askFrom = (port: number, path: string, method: string) =>
  ask(port, path, { method, headers: method === 'GET' || method === 'HEAD' ? {} : ownPage(port) })

test('every route is the first on its listener for some path', () => {
  for (const { kind, route, path } of onEach.filter(
    ({ route, kind }) => route.listener !== 'both' || kind === 'public',
  )) {
    expect(routeAt(path, kind), path).toBe(route)
  }
})

test.each(onEach)(
  'each listener answers the methods of its routes, to be cached as they say, and 404 or 405 to all others: $kind: $path',
  async ({ kind, path }) => {
    const route = routeAt(path, kind)
    const answered = answeredMethods(route, kind)
    for (const method of methods) {
      const reply = await askFrom(site.ports[kind], path, method)
      if (answered.length === 0) expect(reply.status, `${method} ${path}`).toBe(404)
      else if (!answered.includes(method)) expect([404, 405], `${method} ${path}`).toContain(reply.status)
      else {
        expect(reply.status, path).not.toBe(405)
        expect(reply.body, `${method} ${path}`).not.toContain('There is nothing at this address.')
      }
      if (reply.status === 200 && (method === 'GET' || method === 'HEAD')) {
        expect(reply.headers['cache-control'], path).toBe(caching[route.cached])
      }
      if (reply.status === 405) expect(reply.headers.allow).toBe(answered.join(', '))
    }
  },
)

test('to who has not signed in only the way in is answered, and nothing is written', async () => {
  const before = await onServer.content.list('events')
  for (const path of new Set(onEach.flatMap(({ kind, path }) => (kind === 'maintenance' ? [path] : [])))) {
    if (path === signInPath || path === signOutPath) continue
    for (const method of methods) {
      expect((await askFrom(onServer.ports.maintenance, path, method)).status, `${method} ${path}`).toBe(403)
    }
  }
  expect(await onServer.content.list('events')).toEqual(before)
})

test('robots.txt says of every kind of address what its row says', async () => {
  const rules = [...(await site.visit('/robots.txt')).body.matchAll(/^(Allow|Disallow): (.*)$/gm)]
  for (const { kind, path } of onEach) {
    // Of the rules that match, the longest counts (RFC 9309).
    const matching = rules.filter(([, , start = '']) => path.startsWith(start))
    const [longest] = matching.toSorted(([, , one = ''], [, , other = '']) => other.length - one.length)
    if (kind === 'public') expect(longest?.[1] !== 'Disallow', path).toBe(isForCrawlers(path))
  }
})

describe('what is for maintainers', () => {
  const theirs = routes.flatMap((route) =>
    methodsOf(route).flatMap((method) => {
      const write = writeOf(route, method)
      const isTheirs = route.listener === 'maintenance' || write?.by === 'maintainer'
      const type = write?.body === 'file' ? 'multipart/form-data; boundary=x' : 'application/json'
      return isTheirs && method !== 'HEAD' ? [{ method, path: pathOf(route), isSent: write !== undefined, type }] : []
    }),
  )

  test.each(theirs)('is not on the public listener: $method $path', async ({ method, path, isSent, type }) => {
    const port = site.ports.public
    const own = { ...ownPage(port), 'Content-Type': type }
    for (const headers of [own, { ...own, Origin: 'https://evil.example', 'Content-Type': 'text/plain' }]) {
      const reply = await ask(port, path, { method, ...(isSent && { body: '{}', headers }) })
      if (path.startsWith(`${apiPath}/`)) expectProblem(reply, 404, 'not-found')
      else if (isSent) expect(reply.headers.allow).toBe('GET, HEAD')
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
