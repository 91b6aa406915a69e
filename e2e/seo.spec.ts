import sharp from 'sharp'
import { publicPages } from '../content/public-pages.ts'
import { eventSeeds } from '../content/seed/events.ts'
import { londonDay } from '../domain/london-day.ts'
import { publicRoutes } from './public-routes.ts'
import { expect, test } from './site.ts'

/** The content of a meta or link element in a page's HTML, as a robot reads it; undefined where there is none. */
function readHead(html: string, element: RegExp): string | undefined {
  const tag = html.match(new RegExp(`<(?:meta|link)[^>]*${element.source}[^>]*>`))?.[0]
  const value = tag?.match(/(?:content|href)="([^"]*)"/)?.[1]
  return value?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}

function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
}

// (rule: page-titles)
test('every public page has a title and a description of its own, one canonical address and a picture for shared links', async ({
  request,
  site,
}) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const path of publicRoutes) {
    const html = await (await request.get(`/quarry${path}`)).text()
    const canonical = `${site.origin}/quarry${path === '/st-johns-college' ? '/stjohnscollege' : path}`
    expect(readHead(html, /rel="canonical"/), path).toBe(canonical)
    expect(readHead(html, /property="og:url"/), path).toBe(canonical)

    const title = html.match(/<title>([^<]+)<\/title>/)?.[1] ?? ''
    const description = readHead(html, /name="description"/) ?? ''
    expect(title, path).toMatch(/.+ \| .+/)
    expect(description.length, path).toBeGreaterThan(40)
    expect(description.length, path).toBeLessThanOrEqual(180)
    expect(titles.get(title) ?? canonical, `the title of ${path}`).toBe(canonical)
    expect(descriptions.get(description) ?? canonical, `the description of ${path}`).toBe(canonical)
    titles.set(title, canonical)
    descriptions.set(description, canonical)

    expect(readHead(html, /property="og:title"/), path).not.toBe('')
    expect(readHead(html, /name="twitter:card"/), path).toBe('summary_large_image')
    const picture = readHead(html, /property="og:image"/) ?? ''
    expect(picture, path).toMatch(new RegExp(`^${site.origin}/quarry/drawn/social/[a-z-]+\\.png$`))
    const answer = await request.get(picture)
    expect(answer.headers()['content-type'], path).toBe('image/png')
    const { width, height } = await sharp(await answer.body()).metadata()
    expect({ width, height }, path).toEqual({ width: 1200, height: 630 })
  }
})

// (rule: sitemap)
test('every address of the sitemap is a page, and every public page is in it', async ({ request, site }) => {
  const sitemap = await (await request.get('/quarry/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  for (const { path } of publicPages) expect(addresses).toContain(`${site.origin}/quarry${path}`)
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
    expect(readHead(await answer.text(), /rel="canonical"/)).toBe(address)
  }
})

test('robots find the sitemap, also at the root of the host', async ({ request, site }) => {
  for (const path of ['/quarry/robots.txt', '/robots.txt']) {
    const text = await (await request.get(path)).text()
    expect(text).toContain(`Sitemap: ${site.origin}/quarry/sitemap.xml`)
  }
})

test('a page that does not exist is not to be listed', async ({ request }) => {
  const answer = await request.get('/quarry/nothing-here')
  expect(answer.status()).toBe(404)
  expect(readHead(await answer.text(), /name="robots"/)).toBe('noindex')
})

test('the home page describes the campaign to search engines, and the events page the events to come', async ({
  request,
  site,
}) => {
  const [organisation, ...rest] = structuredData(await (await request.get('/quarry/')).text())
  expect(organisation).toMatchObject({ '@type': 'Organization', url: `${site.origin}/quarry/` })
  expect(JSON.stringify(organisation)).not.toContain('example.org')
  expect(rest).toEqual([])

  const events = structuredData(await (await request.get('/quarry/events')).text())
  const coming = eventSeeds.filter(({ date }) => /^\d/.test(date) && date >= londonDay())
  expect(events.map(({ name }) => name)).toEqual(coming.map(({ title }) => title))
  for (const event of events)
    expect(event).toMatchObject({ '@type': 'Event', startDate: expect.stringMatching(/^\d{4}-/) })
})
