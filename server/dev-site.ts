import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer } from 'vite'
import { assembleSite } from './built-site.ts'
import type { Config } from './config.ts'
import { cacheTables, versionOf } from './content-readers.ts'
import type { Health } from './health.ts'
import { PageCache } from './http/page-cache.ts'
import type { ListenerKind } from './http/route.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import type { Log } from './log.ts'
import type { Sender } from './mail/sender.ts'
import type { Bundle } from './pages/bundle.ts'
import type { StoredContent } from './stored-content.ts'

/**
 * The site straight from its sources, with hot reload: no page is cached, and pages carry no content security policy, since
 * Vite adds scripts of its own. It is for the developer's machine alone.
 */
export async function createDevSite(config: Config, stored: StoredContent, log: Log, health: Health, sender: Sender) {
  const vite = await createServer({
    server: {
      middlewareMode: true,
      // On a port of its own; Vite takes a connection from a page only with a token that no page elsewhere can read.
      ws: { host: 'localhost' },
      // Pages of other sites get nothing, whatever port of this machine they come from.
      cors: false,
      // What the browser runs, and neither the data nor anything else of the folder.
      fs: { strict: true, allow: ['app', 'content', 'domain', 'node_modules'] },
    },
    appType: 'custom',
  })
  const version = versionOf(stored.revision)
  const basis = { config, stored, log, health, sender, content: cacheTables(stored.content, version), version }
  const site = await assembleSite(basis, {
    security: {
      ...createSecurityHeaders({ isPublic: false, formAction: undefined, styleHashes: [] }),
      page: () => ({}),
    },
    files: new Map(),
    build: 'dev',
    cache: new PageCache({ version, most: 0, longestWait: 600_000 }),
    isKnownPath: () => true,
    fixedPaths: [],
    render: (source) => async (request, parts) => {
      // Through Vite as well, so that it meets the app's own copy of React Router.
      const { createRenderer } = (await vite.ssrLoadModule(
        '/server/pages/renderer.ts',
      )) as typeof import('./pages/renderer.ts')
      const bundle = (await vite.ssrLoadModule('virtual:react-router/server-build')) as Bundle
      return createRenderer(bundle, source, 'development')(request, parts)
    },
  })
  return (kind: ListenerKind): RequestListener => {
    const handle = site(kind)
    return (request: IncomingMessage, response) => {
      const { url, method = '' } = request
      // Vite looks at no method. Nothing of it needs another, so the guard of the site has the say.
      if (method !== 'GET' && method !== 'HEAD') return handle(request, response)
      vite.middlewares(request, response, () => {
        // Vite takes the base path away from what it passes on.
        Object.assign(request, { url })
        handle(request, response)
      })
    }
  }
}
