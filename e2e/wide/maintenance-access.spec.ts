import { expect } from '@playwright/test'
import { noteErrors } from '../page-checks.ts'
import { startSite, test } from '../site.ts'

test('who is not on localhost, or on a public site opened as localhost, is led home from the maintenance side, sees no way to it and loads none of its code', async ({
  browser,
  site,
}) => {
  const publicSite = await startSite('public')
  for (const { origin, side } of [
    { origin: publicSite.origin, side: { isHere: false, isPublic: true } },
    { origin: site.origin.replace('localhost', '127.0.0.1'), side: undefined },
  ]) {
    const page = await browser.newPage({ baseURL: origin })
    const asked: string[] = []
    const errors = noteErrors(page)
    page.on('request', (request) => asked.push(request.url()))
    const isKnown = side && page.waitForResponse('**/api/maintenance/side')
    await page.goto('/quarry/villages/barford')
    if (isKnown) expect(await (await isKnown).json()).toEqual(side)
    await page.goto('/quarry/admin')
    await expect(page).toHaveURL(/\/quarry\/$/)
    // From here on as a link inside the site would lead there.
    for (const path of ['history', 'uploads', 'impact-cards/edit/new']) {
      // The way home may be a page loaded anew, whose router must be there first.
      await page.locator('html[data-alive]').waitFor({ state: 'attached' })
      await page.evaluate((address) => {
        history.pushState({}, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `/quarry/admin/${path}`)
      await expect(page).toHaveURL(/\/quarry\/$/)
    }
    await page.goto('/quarry/village-editor?village=barford')
    await expect(page.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible()
    await expect(page.getByText('The village editor is only available in development mode.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^(Admin|Edit Data|Edit this page)$/ })).toHaveCount(0)
    const answered = side ? ['/quarry/api/maintenance/side'] : []
    const isOfMaintenance = ({ pathname }: URL) => pathname.includes('/maintenance') && !answered.includes(pathname)
    expect(asked.map((url) => new URL(url)).filter(isOfMaintenance)).toEqual([])
    expect(errors).toEqual([])
    await page.close()
  }
  await publicSite.stop()
})
