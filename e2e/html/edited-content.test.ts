import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { firstRows } from '../../content/seed/first-rows.ts'
import { dateWords } from '../../domain/date-words.ts'
import { packPath } from '../../domain/pack.ts'
import { type Site, startSite } from '../../server/testing/site-process.ts'
import { change, meeting, read, write } from '../maintain.ts'
import { day, setStage } from '../open-consultation.ts'
import { ask, readPage } from './read-page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const open = (path: string) => readPage(path, site.origin)
const html = async (path: string) => (await ask(path, site.origin)).html

const newCard = {
  card_id: 'light-at-night',
  title: 'Light at Night',
  short_description: 'Lamps would shine over the fields.',
  more_content: '<p>Dark skies matter.</p><script>document.title = "broken in"</script>',
  icon_name: 'NoSuchIcon',
  affected_villages: ['Loxley', 'All Villages'],
  card_style: { className: 'border-l-4 border-blue-500 bg-blue-50' },
  delay: 5,
}

/** The entries of the feed as an XML parser reads them, which fails where it is not well-formed. */
async function readFeed() {
  const { document } = new JSDOM(await html('/updates.xml'), { contentType: 'application/xml' }).window
  return [...document.querySelectorAll('entry')].map((entry) => {
    const textOf = (name: string) => {
      const found = entry.querySelector(`:scope > ${name}`)
      const text = found?.textContent ?? ''
      return found?.getAttribute('type') === 'html' ? JSDOM.fragment(text).textContent : text
    }
    const link = entry.querySelector('link:not([rel]), link[rel="alternate"]')?.getAttribute('href') ?? ''
    return { title: textOf('title'), summary: textOf('summary'), link }
  })
}

it('the feed of a new site leads to pages that are there, and tells of what maintainers add and change, in plain words and unharmed', async () => {
  const entries = await readFeed()
  const links = [...new Set(entries.map(({ link }) => link.replace(/#.*/, '')))]
  expect(links.length).toBeGreaterThan(8)
  for (const link of inject('isEveryPage') ? links : links.slice(0, 8))
    expect((await fetch(link, { redirect: 'manual' })).status, link).toBe(200)

  const title = 'Tea & <b>cake</b> "at" the ford 🚜'
  await write(site, 'POST', '/events', { ...meeting, title, id: 'feed-tea' })
  await change(site, '/village_data/loxley', { summary: 'A new summary.' })
  expect((await readFeed()).slice(0, 2)).toMatchObject([
    {
      title: 'The report for Loxley',
      summary: 'A new summary.',
      link: `${site.origin}/quarry/villages/loxley`,
    },
    { title: `Event: ${title}`, link: `${site.origin}/quarry/events#event-feed-tea` },
  ])
})

describe('what maintainers write is what the next visitor reads', () => {
  it('a new card has its article, made safe, and stands on the home page, the impact map and in the sitemap', async () => {
    await write(site, 'POST', '/impact_cards', newCard)
    const address = '/quarry/impact/light-at-night'
    const article = await open('/impact/light-at-night')
    expect(article.words('h1')).toEqual(['Light at Night'])
    for (const words of ['Lamps would shine over the fields.', 'Dark skies matter.'])
      expect(article.text).toContain(words)
    expect(article.addresses('main ul a')).toContain('/quarry/villages/loxley')
    expect(await html('/impact/light-at-night')).not.toContain('broken in')
    expect((await open('/')).addresses('.card-list a')).toContain(address)
    expect((await open('/impact-map')).find('article[style*="blue-50"]', 'Light at Night')).toBeDefined()
    expect(await html('/sitemap.xml')).toContain(`<loc>${site.origin}${address}</loc>`)
  })

  it('a village without a position or a report is known everywhere, and leads nowhere once it is deleted', async () => {
    const village = { village_key: 'nowhere', name: 'Kineton', position: null }
    await write(site, 'POST', '/village_data', village)
    const report = await open('/villages/nowhere')
    expect(report.title).toMatch(/^Kineton Impact Assessment \| /)
    expect(report.text).not.toMatch(/Kineton lies|Loading/)
    for (const path of ['/', '/impact-map'])
      expect((await open(path)).addresses('main li > a')).toContain('/quarry/villages/nowhere')
    expect(await html('/updates.xml')).toContain('Village: Kineton')
    expect((await ask('/villages/nowhere/qr.svg', site.origin)).status).toBe(200)
    await write(site, 'DELETE', '/village_data/nowhere')
    expect((await ask('/villages/nowhere', site.origin)).headers.get('location')).toBe('/quarry/impact-map')
  })

  it('an event on a day that people write in words is shown and counted as it stands', async () => {
    for (const date of ['2099-03-07', 'Spring 2099', 'mid-2099'])
      await write(site, 'POST', '/events', { ...meeting, title: `On ${date}`, date })
    const { find } = await open('/events')
    for (const [title, shown] of [
      ['On 2099-03-07', '07/03/2099'],
      ['On Spring 2099', 'Spring 2099'],
      ['On mid-2099', 'mid-2099'],
    ] as const)
      expect(find('.event-card', title)?.textContent, title).toMatch(
        new RegExp(`${shown}.*19:00.*Village hall.*Come and ask`),
      )
  })

  it('a site with no event to come says so', async () => {
    const events: { id: string }[] = JSON.parse(await read(site, '/events'))
    for (const { id } of events) await write(site, 'DELETE', `/events/${id}`)
    await write(site, 'POST', '/events', { ...meeting, title: 'Long ago', date: '2001-02-03' })
    const { words, text } = await open('/events')
    expect(text).toContain('No upcoming events')
    expect(text).toContain('Check back soon for community events and meetings related to the quarry proposal.')
    expect(words('.events-past h3')).toEqual(['Long ago'])
  })

  it('what is long stands on several pages with plain links, each of them told to search engines by its own address', async () => {
    for (let number = 0; number < 60; number += 1)
      await write(site, 'POST', '/events', { ...meeting, title: `Walk ${number}`, date: '2002-03-04' })
    for (const [path, what, last] of [
      ['/events', '.events-past h3', 2],
      ['/sources', 'main li[data-state]', Math.ceil(firstRows.claims.length / 25)],
    ] as const) {
      const first = await open(path)
      const link = first.attribute('[rel=next]', 'href') ?? ''
      expect(link).toMatch(`/quarry${path}?page=2`)
      const second = await open(link.slice('/quarry'.length))
      expect(second.attribute('[rel=prev]', 'href')).toMatch(`/quarry${path}`)
      expect(second.attribute('[rel=canonical]', 'href')).toMatch(new RegExp(`/quarry${path}[?]page=2$`))
      const all = [...first.words(what), ...second.words(what)]
      expect(new Set(all).size).toBe(all.length)
      const beyond = await ask(`${path}?page=99`, site.origin)
      expect([beyond.status, beyond.headers.get('location')]).toEqual([302, `/quarry${path}?page=${last}`])
    }
    const { addresses } = await open('/sources?page=2')
    expect(addresses('.contents a')[0]).toBe('/quarry/sources#law-or-policy-heading')
    const named = await ask('/sources?claim=tonnage', site.origin)
    const { words } = await open(named.headers.get('location')?.slice('/quarry'.length) ?? '')
    expect(words('#source-tonnage')).toHaveLength(1)
    expect(JSON.parse(await read(site, '/events')).length).toBeGreaterThan(60)
  })

  it('a councillor comes from the proposal to this land’s history and to what the plan and the council ask, as maintainers keep it', async () => {
    expect((await open('/the-proposal')).addresses('main a')).toContain('/quarry/plan-and-site')
    const check = { part: 'request', title: 'The dust at the school', said_by: 'The council', page: 'page 3' }
    const unfounded = write(site, 'POST', '/site_checks', check)
    await expect(unfounded).rejects.toThrow('source is required where no claim is named')
    await write(site, 'POST', '/site_checks', { ...check, source: 'Letter of 1 May' })
    const found = await open('/plan-and-site')
    expect(found.words('.site-checks th')).toContainEqual(expect.stringContaining('Barford Bridge over the Avon'))
    expect(found.text).toMatch(/The dust at the school.*The council.*Letter of 1 May, page 3\. Not yet checked\./s)
    expect(found.text).not.toContain('Where to look')
  })

  it('the history ends with the stage of today, and a part without rows is shown to no visitor', async () => {
    const [, dug] = (await open('/plan-and-site')).words('.timeline h3')
    expect(dug).toBe('Pioneer Aggregates applies, and is refused')
    await setStage(site, 'refusal', { starts_on: '', ends_on: '' })
    const { words } = await open('/plan-and-site')
    expect(words('.timeline h3').at(-1)).toBe('Where it stands now')
    expect(words('.timeline li').at(-1)).toContain('The current stage is: Refusal')
    for (const { id } of JSON.parse(await read(site, '/site_checks')))
      if (id.startsWith('history')) await write(site, 'DELETE', `/site_checks/${id}`)
    expect((await open('/plan-and-site')).text).not.toContain('This land’s history')
  })

  it('a notice is gone after its last day', async () => {
    await change(site, '/notices/notice', { text: 'The council meets on Tuesday.', ends_on: '2099-03-07' })
    expect(await html('/')).toContain('The council meets on Tuesday.')
    await change(site, '/notices/notice', { ends_on: '2026-01-31' })
    expect(await html('/')).not.toContain('The council meets on Tuesday.')
  })
})

describe('the days of the consultation', () => {
  it('are on every page that speaks of it, in the calendar, in the feed and for search engines', async () => {
    await setStage(site, 'validation', { starts_on: '2097-01-04', ends_on: '2097-01-31' })
    const opens = `The consultation opens on ${dateWords('2097-01-04')}.`
    for (const path of ['/', '/how-to-object', '/process', '/villages/barford'])
      expect((await open(path)).text, path).toContain(opens)
    const calendar = await html('/events.ics')
    expect(calendar).toContain('DTSTART;VALUE=DATE:20970104')
    expect(calendar).toContain('SUMMARY:Last day to object')
    expect(await html('/updates.xml')).toContain(`The last day to object is ${dateWords('2097-01-31')}`)
    expect(await html('/how-to-object')).toContain('"startDate":"2097-01-04"')
    expect(await html('/how-to-object')).not.toMatch(/without our knowing|will say when/)
    await setStage(site, 'validation', { starts_on: '', ends_on: '' })
  })

  it.each([
    ['while one can', 'public-consultation', day(-3), day(20), dateWords(day(20))],
    ['once the last day has passed', 'public-consultation', day(-90), day(-65), 'The consultation is over'],
    ['before it opens', 'validation', day(5), '', dateWords(day(5))],
    ['where no days are known', 'validation', '', '', 'No consultation is open now'],
    ['after a refusal', 'refusal', '', '', 'has refused the application'],
  ])('stand on the papers of a street as they are %s', async (_when, stage, starts_on, ends_on, words) => {
    await setStage(site, stage, { starts_on, ends_on })
    for (const paper of ['poster', 'leaflet', 'briefing'] as const) {
      const { text } = await open(packPath('barford', paper))
      expect(text, paper).toContain(words)
      // A source may have been read on that very day.
      if (ends_on < day(0) && ends_on !== '')
        expect(text, paper).not.toMatch(new RegExp(`(?<!read on )${dateWords(ends_on)}`))
    }
  })
})
