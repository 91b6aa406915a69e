import type { Page } from '@playwright/test'
import { eventSeeds } from '../content/seed/events.ts'
import { villageSeeds } from '../content/seed/villages.ts'
import { expect, startSite, test } from './site.ts'

interface Entry {
  id: string
  title: string
  updated: string
  link: string
  summary: string
}

/** The feed as the browser's own XML parser reads it; fails where it is not well-formed. */
async function readFeed(page: Page, origin: string) {
  await page.goto(`${origin}/quarry/`)
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

/** Changes content as a page of the maintenance side does. */
function send(page: Page, method: string, path: string, body: object, version?: string) {
  return page.evaluate(
    async ([method, path, body, version]) => {
      const headers = { 'Content-Type': 'application/json', ...(version && { 'If-Match': version }) }
      const answer = await fetch(`/quarry/api/${path}`, { method, headers, body })
      if (!answer.ok) throw new Error(await answer.text())
    },
    [method, path, JSON.stringify(body), version] as const,
  )
}

test('every page names the feed, and the footer and the events page link to it', async ({ page }) => {
  for (const path of ['/quarry/', '/quarry/events', '/quarry/villages/barford']) {
    await page.goto(path)
    const link = page.locator('link[rel="alternate"][type="application/atom+xml"]')
    await expect(link).toHaveAttribute('href', '/quarry/updates.xml')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'News feed' })).toHaveAttribute(
      'href',
      '/quarry/updates.xml',
    )
  }
})

test('the feed of a new site is whole and shows what is there', async ({ page }) => {
  const site = await startSite()
  try {
    const feed = await readFeed(page, site.origin)
    expect(feed.root).toBe('http://www.w3.org/2005/Atom feed')
    expect(feed.id).toBe(`${site.origin}/quarry/updates.xml`)
    expect(feed.entries.length).toBeLessThanOrEqual(50)
    const titles = feed.entries.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(eventSeeds.map(({ title }) => `Event: ${title}`)))
    expect(titles).toEqual(expect.arrayContaining(villageSeeds.map(({ name }) => `The report for ${name}`)))
    expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length)
    for (const { id, updated } of feed.entries) {
      expect(id).toMatch(/^tag:localhost,\d{4}-\d{2}-\d{2}:quarry\/\w+\/[\w-]+$/)
      expect(updated).toBe(new Date(updated).toISOString())
      expect(updated <= feed.updated).toBe(true)
    }
  } finally {
    await site.stop()
  }
})

test('every entry leads to a page that is there', async ({ page, site }) => {
  const { entries } = await readFeed(page, site.origin)
  for (const link of new Set(entries.map((entry) => entry.link.replace(/#.*/, '')))) {
    expect((await page.request.get(link, { maxRedirects: 0 })).status(), link).toBe(200)
  }
})

// (rule: updates-feed)
test('the feed tells of what maintainers add and change, in plain words and unharmed', async ({ page, site }) => {
  await page.goto('/quarry/')
  const title = 'Tea & <b>cake</b> "at" the ford 🚜'
  const event = { title, date: '2026-12-24', time: '15:00', location: 'Ford', description: 'Come.', id: 'feed-tea' }
  await send(page, 'POST', 'events', event)
  const loxley = await (await page.request.get('/quarry/api/village_data/loxley')).json()
  await send(page, 'PATCH', 'village_data/loxley', { summary: 'A new summary.' }, `"${loxley.updated_at}"`)
  const { entries } = await readFeed(page, site.origin)
  expect(entries.slice(0, 2)).toMatchObject([
    {
      title: 'Changed: the report for Loxley',
      summary: 'A new summary.',
      link: `${site.origin}/quarry/villages/loxley`,
    },
    { title: `New event: ${title}`, link: `${site.origin}/quarry/events#event-feed-tea` },
  ])
})
