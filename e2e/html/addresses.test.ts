import { expect, inject, it } from 'vitest'
import { publicPages } from '../../content/public-pages.ts'
import { packPath } from '../../domain/pack.ts'
import { serveSite } from '../../server/testing/served-site.ts'
import { maintenanceRoutes, oneRouteOfEachKind, publicRoutes } from '../public-routes.ts'
import { ask } from './read-page.ts'

/** Without the tabs, which have one address, and the editor of a card, which names a row by its id. */
const maintenancePaths = maintenanceRoutes.filter((route) => !/[?]|[/]edit[/]/.test(route))

it('every route in another spelling leads to its one address, also where nobody maintains', async () => {
  const visited = await serveSite({}, { isReal: true })
  for (const [origin, routes] of [
    [inject('closed'), [...publicRoutes, ...maintenancePaths]],
    [`http://localhost:${visited.ports.public}`, oneRouteOfEachKind],
  ] as const)
    for (const route of routes) {
      const { status, headers } = await fetch(`${origin}/quarry/${route.toUpperCase()}/`, { redirect: 'manual' })
      expect([status, headers.get('location')], route).toEqual([308, `/quarry${route}`])
    }
})

it.each(['/villages/atlantis', '/villages'])('%s leads to the impact map, where every village is', async (path) => {
  const { status, headers } = await ask(path)
  expect([status, headers.get('location')]).toEqual([302, '/quarry/impact-map'])
})

it.each([
  '/nothing-here',
  '/Nothing//here',
  '/events/Nothing',
  '/impact//x/y',
  '/impact/light-at-night',
  '/impact/heritage-impact',
  '/updates/1',
  '/pack/nowhere',
  '/pack/barford/banner',
  '/pack/barford/briefing/bleed',
])('%s is not found, says so in words, and is not to be listed', async (path) => {
  const { status, html } = await ask(path)
  expect(status).toBe(404)
  expect(html).toMatch(/<title>Page not found<\/title>.*<h1[^>]*>.*Page not found.*<\/h1>/s)
  expect(html).toMatch(/<meta name="robots" content="noindex"/)
})

it('/st-johns-college shows the page of /stjohnscollege', async () => {
  const [college, other] = await Promise.all(['/stjohnscollege', '/st-johns-college'].map((path) => ask(path)))
  const contentOf = (html = '') => /<main.*<\/main>/s.exec(html)?.[0]
  expect(contentOf(college?.html)).toContain('St John’s College')
  expect(contentOf(other?.html)).toBe(contentOf(college?.html))
})

it('the addresses of the sitemap are pages that name them; every public page and pack is in it, and no paper', async () => {
  const origin = inject('closed')
  const { html: sitemap } = await ask('/sitemap.xml')
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address)
  for (const path of [...publicPages.map((page) => page.path), ...['all', 'barford'].map((place) => packPath(place))])
    expect(addresses).toContain(`${origin}/quarry${path}`)
  expect(sitemap).not.toContain('poster')
  for (const address of addresses.filter((_, index) => inject('isEveryPage') || index % 10 === 0)) {
    const { status, html } = await ask(address.replace(`${origin}/quarry`, ''))
    expect(status, address).toBe(200)
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(address)
    expect(html, address).not.toContain('noindex')
  }
})
