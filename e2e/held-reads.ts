import type { Page } from '@playwright/test'

/** Holds every request to this address of the API back until the returned function is called. */
export async function holdRequests(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/quarry/api/${path}`, async (route) => {
    await held
    await route.continue()
  })
  return release
}
