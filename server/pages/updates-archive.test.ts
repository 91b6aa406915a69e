import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { updatesPage } from '../../content/updates-page.ts'
import { serveForAll } from '../testing/served-site.ts'

const site = serveForAll({}, { isReal: true })

/** Stores an update as it stands once its sending has begun, or before. */
const store = (id: string, subject: string, body: string, sent_at: string | null, stopped_at: string | null = null) =>
  site.execute(`insert into updates (id, subject, body, sent_at, stopped_at)
    values ('${id}', '${subject}', '${body}', ${sent_at && `'${sent_at}'`}, ${stopped_at && `'${stopped_at}'`})`)

test('what was sent is read on the site with its day, and found by feed, sitemap and search; a draft is told of nowhere', async () => {
  expect((await site.maintain('/quarry/updates')).body).toContain(updatesPage.empty)
  const text =
    '<h3>What we saw</h3><p>Forty herons. <a href="/events">Come</a><script>alert(1)</script></p><h4>When</h4>'
  for (let number = 10; number < 34; number += 1)
    await store(`old-${number}`, `Old ${number}`, '<p>Old.</p>', `2026-10-01T12:${number}:00.000Z`)
  await store('one', 'The heronry & the gravel', `<p>Dear neighbours,</p>${text}`, '2026-11-02T23:30:00.000Z')
  await store('two', 'The wrong day', '<p>Sunday.</p>', '2026-11-01T12:00:00.000Z', '2026-11-01T12:05:00.000Z')
  await store('draft-one', 'Not yet said', '<p>Unsaid herons.</p>', null)
  const pageAt = async (path: string) => new JSDOM((await site.visit(path)).body).window.document

  const list = await pageAt('/quarry/updates')
  const words = (page: Document, selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())
  expect(words(list, 'main h2')[0]).toBe('The heronry & the gravel')
  expect(words(list, 'main time').slice(0, 2)).toEqual([
    'Sent to our mailing list on 2 November 2026',
    'Sent to our mailing list on 1 November 2026, but stopped before everyone had it',
  ])
  expect(words(list, 'main')[0]).toContain('Dear neighbours, What we saw. Forty herons.')

  expect(words(await pageAt('/quarry/updates?page=2'), 'main li h2')).toEqual(['Old 10'])

  const update = await pageAt('/quarry/updates/one')
  expect(update.title).toMatch(/^The heronry & the gravel \|/)
  expect([words(update, 'article h2'), words(update, 'article h3')]).toEqual([['What we saw'], ['When']])
  expect(update.querySelector('article a')?.getAttribute('href')).toBe('/quarry/events')
  expect(update.querySelector('article')?.innerHTML).not.toContain('alert')
  const reported = JSON.parse(update.querySelector('[type="application/ld+json"]')?.textContent ?? '')
  expect(reported).toMatchObject({ '@type': 'NewsArticle', datePublished: '2026-11-02T23:30:00.000Z' })

  for (const ask of [site.visit, site.maintain]) {
    const said = new Map<string, string>()
    for (const path of ['updates', 'sitemap.xml', 'updates.xml', 'search?q=herons', 'search?q=unsaid', 'api/updates'])
      said.set(path, (await ask(`/quarry/${path}`)).body)
    for (const path of ['updates', 'sitemap.xml', 'search?q=herons'])
      expect(said.get(path), path).toContain('/quarry/updates/one')
    expect(said.get('updates.xml')).toContain('Sent to subscribers: The heronry &amp; the gravel')
    if (ask === site.maintain) said.delete('api/updates')
    expect([...said.values()].join()).not.toMatch(/draft-one|Not yet said|Unsaid/)
    expect(await ask('/quarry/updates/draft-one')).toMatchObject({
      status: 404,
      body: expect.not.stringContaining('Unsaid'),
    })
  }
})
