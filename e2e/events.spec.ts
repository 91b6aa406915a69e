import type { Page } from '@playwright/test'
import { eventSeeds } from '../content/seed/events.ts'
import { formatEventDate, isCalendarDate } from '../domain/event-date.ts'
import { londonDay } from '../domain/london-day.ts'
import { expectRetries, failRequests } from './failed-reads.ts'
import { holdRequests } from './held-reads.ts'
import { day } from './printed-papers.ts'
import { expect, test } from './site.ts'

const titles = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).getByRole('heading', { level: 3 })
const isPast = ({ date }: { date: string }) => isCalendarDate(date) && date < londonDay()

/** Opens a page that leads to the events; over its link the browser asks the API itself. */
async function openHome(page: Page) {
  await page.goto('/quarry/')
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' })
}

const event = { title: 'Walk', date: '2099-03-07', time: '10:00', location: 'The ford', description: 'A walk.' }

// (rule: event-card, events-split)
test('events to come and past events stand apart, each with all that is known of it', async ({ page }) => {
  await page.goto('/quarry/events')
  await expect(page).toHaveTitle(/^Upcoming Events \| /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Events')
  const coming = eventSeeds.filter((seed) => !isPast(seed))
  const past = eventSeeds.filter(isPast)
  await expect(titles(page, 'What is on')).toHaveText(coming.map(({ title }) => title))
  const pastTitles = await titles(page, 'Past events').allTextContents()
  expect(pastTitles.sort()).toEqual(past.map(({ title }) => title).sort())
  for (const { title, date, time, location, description } of eventSeeds) {
    const card = page.getByRole('article', { name: title, exact: true })
    for (const text of [formatEventDate(date), time, location, description]) await expect(card).toContainText(text)
  }
})

test.describe('with events of our own', () => {
  /** Goes to the page inside the site, where the API answers with exactly these events. */
  async function open(page: Page, events: object[]): Promise<void> {
    const rows = events.map((row, index) => ({ ...row, id: `event-${index}`, updated_at: '2026-01-01T00:00:00.000Z' }))
    await page.route('**/quarry/api/events', (route) => route.fulfill({ json: rows }))
    await (await openHome(page)).click()
    await expect(page.getByRole('article')).toHaveCount(events.length)
  }

  // (rule: event-date)
  test('a date with hyphens is shown as dd/MM/yyyy, and any other as it is stored', async ({ page }) => {
    const shown = { '2099-03-07': '07/03/2099', 'Spring 2099': 'Spring 2099', 'mid-2099': 'mid-2099' }
    await open(
      page,
      Object.keys(shown).map((date) => ({ ...event, title: `On ${date}`, date })),
    )
    for (const [date, text] of Object.entries(shown)) {
      await expect(page.getByRole('article', { name: `On ${date}` }).locator('.event-date')).toHaveText(text)
    }
  })

  // (rule: events-empty)
  test('without an event to come the page says so, also when there are past ones', async ({ page }) => {
    await open(page, [{ ...event, title: 'Long ago', date: '2001-02-03' }])
    await expect(page.getByRole('heading', { name: 'No upcoming events' })).toBeVisible()
    await expect(
      page.getByText('Check back soon for community events and meetings related to the quarry proposal.'),
    ).toBeVisible()
    await expect(titles(page, 'Past events')).toHaveText(['Long ago'])
  })

  // (rule: events-split)
  test('a page that was left open over midnight moves the event to the past ones', async ({ page }) => {
    const tomorrow = day(1)
    await page.clock.install()
    await open(page, [{ ...event, title: 'That night', date: tomorrow }])
    await expect(titles(page, 'What is on')).toHaveText(['That night'])
    await page.clock.setSystemTime(Date.parse(tomorrow) + 36 * 60 * 60_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('region', { name: 'Past events' })).toContainText('That night')
  })
})

for (const [failure, title] of [
  ['refused', 'Error fetching events'],
  ['unreachable', 'Error fetching data'],
] as const) {
  // (rule: failure-toasts, read-retries, loading-words)
  test(`events that are ${failure} four times: a toast says '${title}', and the list is left empty`, async ({
    page,
  }) => {
    const link = await openHome(page)
    const requests = await failRequests(page, 'events', failure)
    await link.click()
    await expectRetries(page, requests, title, 'Could not load events from database')
    await expect(page.getByRole('alert')).toHaveText(/Could not load events/)
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByText('Loading events...')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Join Mailing List' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    if (failure === 'refused') return

    // A spinner says that they load.
    const { release } = await holdRequests(page, '**/quarry/api/events')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
    await expect(page.getByText('Loading events...')).toBeVisible()
    await expect(page.locator('.spinner')).toBeVisible()
    release()
    await expect(page.getByRole('article')).toHaveCount(eventSeeds.length)
    await expect(page.getByText('Loading events...')).toHaveCount(0)
  })
}
