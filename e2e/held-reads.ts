import type { Page } from '@playwright/test'

/** Holds every request to an address like this back until `release` is called, and counts them. */
export async function holdRequests(page: Page, address: string): Promise<{ release: () => void; count: () => number }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let requests = 0
  await page.route(address, async (route) => {
    requests += 1
    await promise
    await route.continue()
  })
  return { release: resolve, count: () => requests }
}
