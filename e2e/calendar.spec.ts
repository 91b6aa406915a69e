import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { eventSeeds } from '../content/seed/events.ts'
import { isCalendarDate } from '../domain/event-date.ts'
import { expect, test } from './site.ts'

const dated = eventSeeds.filter(({ date }) => isCalendarDate(date))
const titles = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry).summary)

// (rule: event-calendar)
test('each event with a day can be added to a calendar, and no other; a calendar can subscribe to all, by a click or by the address; on paper nothing leads there', async ({
  page,
  site,
}) => {
  await page.goto('/quarry/events')
  for (const { title } of eventSeeds) {
    const card = page.getByRole('article', { name: title })
    const isDated = dated.some((event) => event.title === title)
    await expect(card.getByRole('link', { name: `Add to calendar (${title})` })).toHaveCount(isDated ? 1 : 0)
  }

  expect(titles(await download(page, 'Add to calendar (Example: public meeting)'))).toEqual(['Example: public meeting'])

  const section = page.getByRole('region', { name: 'Follow the events in your own calendar' })
  const address = `${site.origin}/quarry/events.ics`
  const link = section.getByRole('link', { name: 'Subscribe' })
  await expect(link).toHaveAttribute('href', address.replace('http:', 'webcal:'))
  expect(titles(await download(page, address))).toEqual(dated.map(({ title }) => title))

  const links = page.getByRole('link', { name: /calendar|Subscribe/ }).filter({ visible: true })
  await expect(links).not.toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(links).toHaveCount(0)
})

async function download(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()])
  return readFile(await file.path(), 'utf8')
}
