import { describe, expect, test } from 'vitest'
import { strategyFor } from '../../domain/caching-strategy.ts'
import { offlineRules } from '../routes.ts'

const origin = 'https://example.org'
const rules = offlineRules()
const strategyOf = (path: string, { method = 'GET', mode = 'no-cors' as RequestMode, host = origin } = {}) =>
  strategyFor({ method, url: host + path, mode }, origin, rules)
const visit = (path: string) => strategyOf(path, { mode: 'navigate' })

test.each(['/quarry/', '/quarry/events', '/quarry/villages/barford', '/quarry/evidence-library?q=dust'])(
  'a visit to %s is answered from the network, else as cached',
  (path) => {
    expect(visit(path)).toBe('page')
  },
)

test.each(['/quarry/api/events', '/quarry/api/village_data/barford', '/quarry/api/evidence_documents'])(
  'so is the read of %s',
  (path) => {
    expect(strategyOf(path)).toBe('read')
  },
)

test.each([
  '/quarry/assets/root-4d5e6f.css',
  '/quarry/assets/framework-1a2b3c.js',
  '/quarry/assets/fraunces-400-x.woff2',
  '/quarry/drawn/villages/barford.svg',
  '/quarry/icon.svg',
])('%s is cached', (path) => {
  expect(strategyOf(path)).toBe('file')
})

describe('nothing of the maintenance side is cached', () => {
  test.each([
    '/quarry/admin',
    '/quarry/admin/',
    '/quarry/admin/history',
    '/quarry/admin/impact-cards/edit/silica-dust',
    '/quarry/village-editor',
  ])('a visit to %s is answered from the network or not at all', (path) => {
    expect(visit(path)).toBe('uncached')
    expect(strategyOf(path, { mode: 'cors' })).toBe('network')
  })

  test.each([
    '/quarry/api/maintenance/history',
    '/quarry/api/messages',
    '/quarry/api/newsletter-signups',
    '/quarry/assets/maintenance-modal-1a2b3c.js',
    '/quarry/assets/maintenance-editors-1a2b3c.css',
  ])('%s is left alone', (path) => {
    expect(visit(path)).toBe('network')
    expect(strategyOf(path, { mode: 'cors' })).toBe('network')
  })
})

test.each(['POST', 'PATCH', 'DELETE', 'HEAD'])('a %s is left alone', (method) => {
  for (const path of ['/quarry/api/events', '/quarry/contact', '/quarry/assets/a-1.js']) {
    expect(strategyOf(path, { method, mode: 'navigate' })).toBe('network')
  }
})

test.each(['/quarry/sw.js', '/quarry/healthz', '/quarry/updates.xml', '/quarry/Hydrology.pdf', '/', '/other/events'])(
  '%s is left alone',
  (path) => {
    expect(strategyOf(path)).toBe('network')
  },
)

test.each([
  '/quarry/search?q=dust',
  '/quarry/newsletter/confirm?token=x',
  '/quarry/newsletter/unsubscribe',
  '/quarry/Events',
])(
  'a visit to %s is answered from the network or not at all, and what a page asks for by itself is left alone',
  (path) => {
    expect(visit(path)).toBe('uncached')
    expect(strategyOf(path, { mode: 'cors' })).toBe('network')
  },
)

test('another host is left alone', () => {
  expect(strategyOf('/quarry/events', { mode: 'navigate', host: 'https://elsewhere.example' })).toBe('network')
})
