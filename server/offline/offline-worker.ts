import { tableNames } from '../../domain/content.ts'
import { type Answer, createAnswer } from '../answers/answer.ts'
import { shortHash } from '../answers/entity-tag.ts'
import type { SecurityHeaders } from '../answers/security-headers.ts'
import { apiPath, basePath, cacheControlAt, offlineRules } from '../route-table.ts'
import { tablesForMaintainers } from '../visitor-content.ts'

export interface WorkerParts {
  /** The built service worker (app/offline-worker). */
  code: string
  build: string
  paths: string[]
  isOn: boolean
  security: SecurityHeaders
}

/**
 * The service workers that the listeners hand out. Visitors get the one that keeps the site, with what there is to keep
 * in this version. The maintenance side, and everyone where it is switched off, gets one that removes itself and all copies.
 */
export async function createWorkers({ code, build, paths, isOn, security }: WorkerParts) {
  const assets = paths.filter((path) => path.startsWith(`${basePath}/assets/`) && !maintenanceAssets.test(path))
  const site = {
    build,
    assets,
    styleSheet: assets.find((path) => /\/(?:root|every-page)-[^/]*\.css$/.test(path)) ?? '',
    sitemap: `${basePath}/sitemap.xml`,
    rules: offlineRules(),
    reads: [...tableNames, 'places', 'document-notes']
      .filter((read) => !tablesForMaintainers.includes(read))
      .map((read) => `${apiPath}/${read}`),
  }
  const answer = (body: string): Promise<Answer> =>
    createAnswer({
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': cacheControlAt(`${basePath}/sw.js`),
        ...security.file,
      },
      body,
      entityTag: `W/"${shortHash(body)}"`,
      compression: 'best',
    })
  const undo = await answer(undoing)
  return { public: isOn ? await answer(`self.site=${JSON.stringify(site)};${code}`) : undo, maintenance: undo }
}

/** Code and styles that no public screen asks for, by the names that the build gives them (vite.config.ts). */
const maintenanceAssets = /\/assets\/(?:maintenance|tool)-/

const undoing = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith('quarry-')) await caches.delete(name)
    await self.registration.unregister()
  })())
})
`
