import type { Journey } from '../journey.ts'
import { NotJudged } from '../session.ts'

/** After one visit the site ends, and what was visited still opens. */
export const offline: Journey = {
  name: 'without a connection',
  async make({ page, stopSite }) {
    await page.open('/')
    if (!(await page.read(() => 'serviceWorker' in navigator))) {
      throw new NotJudged('a driven browser of this kind has no service workers')
    }
    await page.until('the whole site is kept', async () =>
      Boolean(await caches.match('/quarry/api/village_data/wellesbourne')),
    )
    await stopSite()
    await page.open('/')
    await page.untilSays('.offline-note', 'This copy is from')
    await page.open('/villages/barford')
    await page.untilSays('h1', 'Barford')
    await page.until('the cards', () => document.querySelector('.village-card') !== null)
    await page.session.navigate(`${page.origin}/quarry/nowhere`)
    await page.untilSays('h1', 'You are offline')
  },
}
