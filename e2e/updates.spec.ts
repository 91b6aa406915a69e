import type { Page } from '@playwright/test'
import { firstRows } from '../content/seed/first-rows.ts'
import { read, write } from './maintain.ts'
import { expect, startSite, test } from './site.ts'

interface Entry {
  id: string
  title: string
  updated: string
  link: string
  summary: string
}

/** The feed as the browser's own XML parser reads it, on a page of its site; fails where it is not well-formed. */
async function readFeed(page: Page) {
  return page.evaluate(async (): Promise<{ root: string; id: string; updated: string; entries: Entry[] }> => {
    const text = await (await fetch('/quarry/updates.xml')).text()
    const xml = new DOMParser().parseFromString(text, 'application/xml')
    const failure = xml.querySelector('parsererror')
    if (failure) throw new Error(failure.textContent ?? '')
    const only = (parent: Element, name: string) => {
      const found = [...parent.children].filter((child) => child.localName === name)
      if (found.length !== 1) throw new Error(`${parent.localName} has ${found.length} of ${name}`)
      return found[0]?.textContent ?? ''
    }
    const feed = xml.documentElement
    only(feed, 'title')
    only(feed, 'author')
    return {
      root: `${feed.namespaceURI} ${feed.localName}`,
      id: only(feed, 'id'),
      updated: only(feed, 'updated'),
      entries: [...xml.querySelectorAll('entry')].map((entry) => ({
        id: only(entry, 'id'),
        title: only(entry, 'title'),
        updated: only(entry, 'updated'),
        summary: only(entry, 'summary'),
        link: entry.querySelector('link[rel="alternate"]')?.getAttribute('href') ?? '',
      })),
    }
  })
}

test('every page names the feed, and its footer links to it', async ({ site }) => {
  for (const path of ['/quarry/', '/quarry/events', '/quarry/villages/barford']) {
    const html = await (await fetch(site.origin + path)).text()
    const [named = ''] = /<link[^>]*application\/atom\+xml[^>]*>/.exec(html) ?? []
    expect(named, path).toContain('rel="alternate"')
    expect(named, path).toContain('href="/quarry/updates.xml"')
    const footer = html.slice(html.lastIndexOf('<footer'))
    expect(footer, path).toMatch(/<a[^>]* href="\/quarry\/updates\.xml"[^>]*>(?:<[^>]*>)*News feed/)
  }
})

test('the feed of a new site is whole, leads to pages that are there, and tells of what maintainers add and change, in plain words and unharmed', async ({
  page,
}) => {
  const site = await startSite()
  try {
    await page.goto(`${site.origin}/quarry/`)
    const feed = await readFeed(page)
    expect(feed.root).toBe('http://www.w3.org/2005/Atom feed')
    expect(feed.id).toBe(`${site.origin}/quarry/updates.xml`)
    expect(feed.entries.length).toBeLessThanOrEqual(50)
    const titles = feed.entries.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(firstRows.events.map(({ title }) => `Event: ${title}`)))
    expect(titles).toEqual(expect.arrayContaining(firstRows.village_data.map(({ name }) => `The report for ${name}`)))
    expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length)
    for (const { id, updated } of feed.entries) {
      expect(id).toMatch(/^tag:localhost,\d{4}-\d{2}-\d{2}:quarry\/\w+\/[\w-]+$/)
      expect(updated).toBe(new Date(updated).toISOString())
      expect(updated <= feed.updated).toBe(true)
    }
    for (const link of new Set(feed.entries.map((entry) => entry.link.replace(/#.*/, '')))) {
      expect((await fetch(link, { redirect: 'manual' })).status, link).toBe(200)
    }

    const title = 'Tea & <b>cake</b> "at" the ford 🚜'
    const event = { title, date: '2026-12-24', time: '15:00', location: 'Ford', description: 'Come.', id: 'feed-tea' }
    await write(site, 'POST', '/events', event)
    const loxley = JSON.parse(await read(site, '/village_data/loxley'))
    await write(site, 'PATCH', '/village_data/loxley', { summary: 'A new summary.' }, loxley.updated_at)
    const { entries } = await readFeed(page)
    expect(entries.slice(0, 2)).toMatchObject([
      {
        title: 'Changed: the report for Loxley',
        summary: 'A new summary.',
        link: `${site.origin}/quarry/villages/loxley`,
      },
      { title: `New event: ${title}`, link: `${site.origin}/quarry/events#event-feed-tea` },
    ])
  } finally {
    await site.stop()
  }
})
