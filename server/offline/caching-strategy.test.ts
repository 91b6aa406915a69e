import { expect, test } from 'vitest'
import { type CachingStrategy, strategyFor } from '../../domain/caching-strategy.ts'
import { offlineRules } from './offline-worker.ts'

const origin = 'https://example.org'
const strategyOf = (path: string, { method = 'GET', mode = 'cors' as RequestMode, host = origin } = {}) =>
  strategyFor({ method, url: host + path, mode }, origin, offlineRules())
const visit = (path: string) => strategyOf(path, { mode: 'navigate' })

const visited: Partial<Record<CachingStrategy, string[]>> = {
  page: ['/quarry/', '/quarry/events', '/quarry/villages/barford', '/quarry/evidence-library?q=dust'],
  uncached: [
    ...['/quarry/admin', '/quarry/admin/history', '/quarry/admin/impact-cards/edit/silica-dust'],
    ...['/quarry/village-editor', '/quarry/search?q=dust', '/quarry/newsletter/confirm?token=x', '/quarry/Events'],
  ],
  network: ['/quarry/sw.js', '/quarry/updates.xml', '/quarry/Hydrology.pdf', '/', '/other/events'],
}
const askedFor: Partial<Record<CachingStrategy, string[]>> = {
  read: ['/quarry/api/events', '/quarry/api/village_data/barford', '/quarry/api/page-sources/pack/all/briefing'],
  file: ['/quarry/assets/root-4d5e6f.css', '/quarry/assets/fraunces-400-x.woff2', '/quarry/drawn/villages/barford.svg'],
  network: [
    ...['/quarry/api/maintenance/history', '/quarry/api/messages', '/quarry/api/newsletter-signups'],
    ...['/quarry/assets/maintenance-modal-1a2b3c.js', '/quarry/admin', '/quarry/search?q=dust', '/quarry/healthz'],
  ],
}

test('visits to pages and what they ask for are answered as the table of routes says, and nothing of maintenance is cached', () => {
  for (const [strategy, paths] of Object.entries(visited))
    for (const path of paths) expect(visit(path), path).toBe(strategy)
  for (const [strategy, paths] of Object.entries(askedFor))
    for (const path of paths) expect(strategyOf(path), path).toBe(strategy)
})

test('what is sent, and another host, is left alone', () => {
  for (const method of ['POST', 'PATCH', 'DELETE', 'HEAD'])
    for (const path of ['/quarry/api/events', '/quarry/contact'])
      expect(strategyOf(path, { method, mode: 'navigate' })).toBe('network')
  expect(strategyOf('/quarry/events', { mode: 'navigate', host: 'https://elsewhere.example' })).toBe('network')
})
