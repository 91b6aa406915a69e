import { Hono } from 'hono'
import { problemOf, problemResponse } from '../api/problem.ts'
import type { RequestContext } from '../request-context.ts'
import { methodsOf, type ReadName, routesOf, type WriteName, writeOf } from '../routes.ts'

/** Asks handlers as the maintenance listener would, without one: the first route that matches, and its handler's response or problem. */
export async function askHandlers(
  handlers: object,
  target: string,
  { method = 'GET', body = '' }: { method?: string; body?: string } = {},
): Promise<Response> {
  const app = new Hono()
  for (const route of routesOf('maintenance')) {
    for (const each of methodsOf(route)) {
      const name: ReadName | WriteName | undefined =
        writeOf(route, each)?.handler ?? ('GET' in route ? route.GET : undefined)
      app.on(each, route.path, ({ req }) => {
        const handle =
          name && (Reflect.get(handlers, name) as ((context: RequestContext) => Promise<Response>) | undefined)
        if (!handle) throw new Error(`Nothing here answers ${method} ${req.path}`)
        const query = new URL(req.url).searchParams
        const context = { route, params: req.param(), path: req.path, target, query, bytes: Buffer.from(body) }
        return handle(context as unknown as RequestContext)
      })
    }
  }
  app.onError((error) => problemResponse(problemOf(error)))
  return app.request(target, { method })
}
