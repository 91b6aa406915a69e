import type { Locator, Page } from '@playwright/test'
import { toastOf } from './maintain.ts'
import { clockStep, expect, runClockUntil, stopClock } from './site.ts'

const waits = [1000, 2000, 4000]

/** How much of the page's time may pass on a busy machine until the page, and then this test, hear of a try. In milliseconds. */
const longestLate = 5000

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

/**
 * Sees a first try and three retries after 1, 2 and 4 s, then the words of a toast, and lets the clock run on.
 * A toast goes after 5 s of that clock, which a busy machine would miss.
 */
export async function expectRetries(page: Page, requests: { count: number }, ...toast: string[]): Promise<void> {
  await expect.poll(() => requests.count).toBe(1)
  for (const [index, wait] of waits.entries()) {
    await page.clock.runFor(wait - clockStep)
    expect(requests.count).toBe(index + 1)
    // The page may have learnt only now that the try before has failed.
    const more = await runClockUntil(page, () => requests.count === index + 2, 250)
    expect(more).toBeLessThan(wait + longestLate)
  }
  await expect(async () => {
    if (toast.length > 0) await page.clock.runFor(clockStep)
    for (const words of toast) await expect(toastOf(page)).toContainText(words, { timeout: 200 })
  }).toPass({ intervals: [50] })
  await page.clock.resume()
}

/**
 * Lets the pauses between the tries of a read pass at once, until the page says that it has given up. Where the page reads
 * while it opens, its clock must be installed before.
 */
export async function skipPauses(page: Page, sign: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(sign).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50] })
}

/** Holds every request to an address like this back until `release` is called. */
export async function holdRequests(page: Page, address: string): Promise<{ release: () => void }> {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, (route) => promise.then(() => route.continue()))
  return { release }
}
