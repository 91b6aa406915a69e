import type { Page } from '@playwright/test'

/** How a read of the API fails: with an error from the server, or with no answer at all. */
export type Failure = 'refused' | 'unreachable'

/** Makes every read of a table fail; returns how many there have been. */
export async function failReads(page: Page, table: string, failure: Failure): Promise<() => number> {
  let requests = 0
  await page.route(`**/api/${table}`, (route) => {
    requests += 1
    if (failure === 'unreachable') return route.abort()
    return route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'The database does not answer' } })
  })
  return () => requests
}

/** Holds every read of a table back until the returned function is called. */
export async function holdReads(page: Page, table: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api/${table}`, async (route) => {
    await held
    await route.continue()
  })
  return release
}
