import sharp from 'sharp'
import { expect, inject, it } from 'vitest'
import { firstRows } from '../../content/seed/first-rows.ts'
import { londonDay } from '../../domain/london-day.ts'
import { ask, readPages } from './read-page.ts'

const origin = inject('closed')
const pages = await readPages()
type Page = (typeof pages)[number]['page']

const addressOf = (path: string) => `${origin}/quarry${path === '/st-johns-college' ? '/stjohnscollege' : path}`
const meta = (page: Page, name: string) => page.attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content')

it('every public page names one address for search engines, with a title and a description of its own', () => {
  const owners = new Map<string, string>()
  for (const { path, page } of pages) {
    const canonical = addressOf(path)
    expect(page.attribute('link[rel="canonical"]', 'href'), path).toBe(canonical)
    expect(meta(page, 'og:url'), path).toBe(canonical)
    const description = meta(page, 'description') ?? ''
    expect(page.title, path).toMatch(/.+ \| .+/)
    expect(description.length, path).toBeGreaterThan(40)
    expect(description.length, path).toBeLessThanOrEqual(180)
    for (const words of [page.title, description]) {
      expect(owners.get(words) ?? canonical, `${path}: ${words}`).toBe(canonical)
      owners.set(words, canonical)
    }
  }
})

it('every public page names the feed, and its footer links to it', () => {
  for (const { path, page } of pages) {
    expect(page.attribute('link[rel="alternate"][type="application/atom+xml"]', 'href'), path).toBe(
      '/quarry/updates.xml',
    )
    expect(page.addresses('footer:not(main *) a'), path).toContain('/quarry/updates.xml')
  }
})

it('every public page has its three landmarks and one heading of the first level, for those who find their way by them', () => {
  for (const { path, page } of pages) {
    const landmarks = ['header:not(main *)', 'main', 'footer:not(main *)', 'h1'].map(page.count)
    expect(landmarks, path).toEqual([1, 1, 1, 1])
    expect(page.text, path).not.toContain('Loading')
  }
})

it('whoever shares a page sends a picture of 1200 by 630 pixels with it', async () => {
  const pictures = new Set<string>()
  for (const { path, page } of pages) {
    expect(meta(page, 'twitter:card'), path).toBe('summary_large_image')
    expect(meta(page, 'og:title'), path).toBeTruthy()
    pictures.add(meta(page, 'og:image') ?? '')
  }
  for (const picture of pictures) {
    expect(picture).toMatch(new RegExp(`^${origin}/quarry/drawn/social/[a-z-]+\\.png$`))
    const response = await fetch(picture)
    expect(response.headers.get('content-type'), picture).toBe('image/png')
    const { width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect({ width, height }, picture).toEqual({ width: 1200, height: 630 })
  }
})

it('the home page tells search engines who the campaign is, and the events page what is coming', async () => {
  const structured = async (path: string): Promise<Record<string, unknown>[]> =>
    Array.from(
      (await ask(path)).html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g),
      ([, json = '']) => JSON.parse(json),
    )
  expect(await structured('/')).toMatchObject([{ '@type': 'Organization', url: `${origin}/quarry/` }])
  const coming = firstRows.events.filter(({ date }) => /^\d/.test(date) && date >= londonDay())
  expect((await structured('/events')).map(({ name }) => name)).toEqual(coming.map(({ title }) => title))
})
