import type { Locator, Page } from '@playwright/test'
import { toastOf } from './maintain.ts'
import { expect, runClockUntil, stopClock } from './site.ts'

const waits = [1000, 2000, 4000]
/** The steps in which the page's time passes until it says something, in milliseconds. */
const step = 100

/** Makes every request to this address of the API fail, and stops the page's clock. Counts the requests. */
export async function failRequests(
  page: Page,
  path: string,
  failure: 'refused' | 'unreachable',
): Promise<{ count: number }> {
  const requests = { count: 0 }
  await page.route(`**/quarry/api/${path}`, (route) => {
    requests.count += 1
    if (failure === 'unreachable') return route.abort()
    return route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'The database does not answer' } })
  })
  await stopClock(page)
  return requests
}

/** Sees a first try and three retries, none sooner than after 1, 2 and 4 s, then the words of a toast, and lets the clock run on. */
export async function expectRetries(page: Page, requests: { count: number }, ...toast: string[]): Promise<void> {
  for (const [index, wait] of waits.entries()) {
    await expect.poll(() => requests.count).toBe(index + 1)
    await page.clock.runFor(wait - step)
    expect(requests.count).toBe(index + 1)
    await runClockUntil(page, step, () => requests.count > index + 1)
  }
  for (const words of toast) await skipPauses(page, toastOf(page).filter({ hasText: words }))
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
