import type { Page } from '@playwright/test'
import { expect } from './site.ts'

const waits = [1000, 2000, 4000]

/** Makes every request to this address of the API fail; gives the moments at which they came. */
export async function failRequests(page: Page, path: string, failure: 'refused' | 'unreachable'): Promise<number[]> {
  const moments: number[] = []
  await page.route(`**/quarry/api/${path}`, (route) => {
    moments.push(performance.now())
    if (failure === 'unreachable') return route.abort()
    return route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'The database does not answer' } })
  })
  return moments
}

/** Sees a first try and three retries after 1, 2 and 4 s, and no more (spec: public site, section 7). */
export async function expectRetries(moments: readonly number[]): Promise<void> {
  await expect.poll(() => moments.length, { timeout: 20_000 }).toBe(1 + waits.length)
  for (const [index, wait] of waits.entries()) {
    const waited = (moments[index + 1] ?? 0) - (moments[index] ?? 0)
    expect(waited).toBeGreaterThanOrEqual(wait - 50)
    expect(waited).toBeLessThan(2 * wait)
  }
}
