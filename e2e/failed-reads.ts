import type { Locator, Page } from '@playwright/test'
import { toastOf } from './maintain.ts'
import { expect, runClockUntil, stopClock } from './site.ts'

/** Makes every request to this address of the API fail, and stops the page's clock. */
export async function failRequests(page: Page, path: string, failure: 'refused' | 'unreachable'): Promise<void> {
  await page.route(`**/quarry/api/${path}`, (route) => {
    if (failure === 'unreachable') return route.abort()
    return route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'The database does not answer' } })
  })
  await stopClock(page)
}

/** Has the page note, by its own clock, when it asks for an address with this part. */
export const noteRequests = (page: Page, part: string): Promise<void> =>
  page.evaluate((part) => {
    const ask = window.fetch
    const times: number[] = []
    Object.assign(window, { times })
    window.fetch = (address, init) => {
      if (String(address).includes(part)) times.push(Date.now())
      return ask(address, init)
    }
  }, part)

/** Lets time pass until a toast says these words; sees four requests, each of the last three no sooner than after 1, 2 and 4 s. */
export async function expectRetries(page: Page, ...toast: string[]): Promise<void> {
  for (const words of toast) await skipPauses(page, toastOf(page).filter({ hasText: words }))
  const times = await page.evaluate(() => Reflect.get(window, 'times') as number[])
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  expect(pauses.map((pause, index) => pause >= 1000 * 2 ** index)).toEqual([true, true, true])
  await page.clock.resume()
}

/**
 * Lets the pauses between the tries of a read pass at once, until the page says that it has given up. Where the page reads
 * while it opens, its clock must be installed before.
 */
export async function skipPauses(page: Page, sign: Locator): Promise<void> {
  await runClockUntil(page, 1000, () => sign.first().isVisible())
}

/** Holds every request to an address like this back until `release` is called. */
export async function holdRequests(page: Page, address: string): Promise<{ release: () => void }> {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, (route) => promise.then(() => route.continue()))
  return { release }
}
