import { expectAccessible } from './page-checks.ts'
import { signInButton, test } from './signed-in.ts'
import { expect } from './site.ts'

test('the link of npm run sign-in signs in, and Sign out ends the session on the server, also for copied cookies', async ({
  page,
  server,
  browser,
}) => {
  await page.goto(server.newLink())
  await expectAccessible(page, 'the page with the button')
  await signInButton(page).click()
  await expect(page.getByText('what you save here is on the public site at once')).toBeVisible()
  const copied = await browser.newContext({ storageState: await page.context().storageState() })
  const read = () => copied.request.get(`${server.origin}/quarry/api/maintenance/messages`)
  expect((await read()).status()).toBe(200)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible()
  await expectAccessible(page, 'the page after signing out')
  expect((await read()).status()).toBe(403)
  expect(await page.context().cookies()).toEqual([])
  await page.goto(`${server.origin}/quarry/admin`)
  await expect(page.getByText('How to get a link')).toBeVisible()
  await expectAccessible(page, 'the page for who is not signed in')
  await copied.close()
})
