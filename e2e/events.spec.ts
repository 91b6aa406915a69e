import { readFile } from 'node:fs/promises'
import { day } from './open-consultation.ts'
import { expect, test } from './site.ts'

test('somebody puts one event into a calendar, or follows all of them; a page that was left open over midnight moves the event to the past ones', async ({
  page,
  site,
}) => {
  await page.goto('/quarry/events')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar (Example: village hall drop-in)' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('SUMMARY:Example: village hall drop-in')
  const calendar = `${site.origin}/quarry/events.ics`.replace('http:', 'webcal:')
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', calendar)

  await test.step('left open over midnight', async () => {
    const tomorrow = day(1)
    const event = {
      id: 'one',
      title: 'That night',
      date: tomorrow,
      time: '10:00',
      location: 'The ford',
      description: 'A walk.',
    }
    await page.route('**/quarry/api/events', (route) =>
      route.fulfill({ json: [{ ...event, updated_at: '2026-01-01T00:00:00.000Z' }] }),
    )
    await page.clock.install()
    await page.goto('/quarry/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click()
    await expect(page.getByRole('region', { name: 'What is on' })).toContainText('That night')
    await page.clock.setSystemTime(Date.parse(tomorrow) + 36 * 60 * 60_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('region', { name: 'Past events' })).toContainText('That night')
    await expect(page.getByRole('link', { name: /Add to calendar/ })).toHaveCount(0)
  })
})
