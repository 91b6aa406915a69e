import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { change } from '../maintain.ts'
import { expect, startSite, test } from '../site.ts'

const movedClock = fileURLToPath(new URL('../../server/testing/moved-clock.ts', import.meta.url))

test('the site closes by itself after the last day, on a page that was left open and on the next that is asked for', async ({
  browser,
}, info) => {
  const clock = info.outputPath('clock')
  const moveTo = (moment: string) => writeFileSync(clock, String(Date.parse(moment) - Date.now()))
  moveTo('2097-01-31T23:00:00Z')
  const lastDay = await startSite('local', { NODE_OPTIONS: `--import=${movedClock}`, CLOCK_FILE: clock })
  await change(lastDay, '/process_stages/public-consultation', { starts_on: '2097-01-04', ends_on: '2097-01-31' })
  const address = `${lastDay.origin}/quarry/how-to-object`
  const leftOpen = await browser.newPage()
  await leftOpen.clock.install({ time: '2097-01-31T23:58:00Z' })
  await leftOpen.goto(address)
  await expect(leftOpen.getByText('today is the last day')).toBeVisible()
  await leftOpen.clock.runFor('03:00')
  await expect(leftOpen.getByText('Objections are not currently accepted')).toBeVisible()
  await leftOpen.close()

  moveTo('2097-02-01T00:00:10Z')
  await expect.poll(async () => (await fetch(address)).text()).toContain('Objections are not currently accepted')
  await lastDay.stop()
})
