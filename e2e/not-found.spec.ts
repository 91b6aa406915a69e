import type { Page } from '@playwright/test'
import { maintenanceRoutes } from '../scripts/maintenance-routes.ts'
import { oneRouteOfEachKind, publicRoutes } from './public-routes.ts'
import { expect, startSite, test } from './site.ts'

/** Without the tabs, which have one address, and the editor of a card, which names a row by its id. */
const maintenancePaths = maintenanceRoutes.filter((route) => !/[?]|[/]edit[/]/.test(route))

/** A route as people and programs misspell it; none of it is the address itself. */
function misspellings(route: string): string[] {
  const path = `/quarry${route}`
  const [, first = ''] = route.split('/')
  return [
    path.toUpperCase(),
    `/quarry/${route}`,
    `/${path}`,
    ...(route === '/'
      ? []
      : [
          `${path}/`,
          `${path}//`,
          `${path}.`,
          `${path}%20`,
          `/quarry/${encodeLetter(first)}${route.slice(first.length + 1)}`,
          `/quarry/${first.charAt(0).toUpperCase()}${route.slice(2)}`,
          ...(route.includes('-') ? [path.replaceAll('-', '_'), path.replaceAll('-', '%20')] : []),
        ]),
  ]
}

const encodeLetter = (word: string) => `%${word.charCodeAt(0).toString(16)}${word.slice(1)}`

// (rule: not-found, not-found-home)
test('an unknown address, also of a card, answers 404, and leads home on the first load of a session after 100 ms', async ({
  context,
}) => {
  for (const path of ['/no-such-page', '/impact/no-such-card']) {
    const tab = await context.newPage()
    const said: string[] = []
    tab.on('console', (message) => said.push(message.text()))
    const response = await tab.goto(`/quarry${path}`)
    expect(response?.status()).toBe(404)
    await expect(tab).toHaveURL('/quarry/')
    await expect.poll(() => said.some((text) => text.includes('404') && text.includes(path))).toBe(true)
    expect(await tab.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  }
})

test('later in the session an address that means nothing shows one not-found page, which stays and leads home, and one page after it', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.clock.install()
  await page.goto('/quarry/')
  for (const path of ['/quarry/Nothing//here', '/quarry/events/Nothing', '/quarry/impact//x/y'])
    expect((await page.request.get(path)).status(), path).toBe(404)
  for (const path of ['/quarry/no-such-page', '/quarry/impact/nothing']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await page.clock.runFor(1000)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page not found')
    await expect(page.getByRole('main')).toHaveCount(1)
  }
  // Where a row might stand the browser must not show a row's screen.
  for (const path of ['/quarry/updates/1', '/quarry/pack/nothing', '/quarry/pack/barford/nothing']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await page.clock.runFor(1000)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page not found')
  }
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/quarry/')
  await expect(page.getByRole('main')).toHaveCount(1)
  expect(errors).toEqual([])
})

test('the editor of a card has one address as well', async ({ request, site }) => {
  const editor = '/quarry/admin/impact-cards/edit/silica-dust'
  for (const path of [
    '/quarry/Admin/impact-cards/edit/silica-dust',
    `${editor}/`,
    '/quarry/admin/Impact-Cards//edit/silica-dust',
  ]) {
    const { location = '' } = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(new URL(location, site.origin).pathname, path).toBe(editor)
  }
})

// (rule: base-path)
test('/ and /quarry lead to /quarry/', async ({ page, site }) => {
  for (const path of ['/', '/quarry']) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect([301, 302, 307, 308]).toContain(response.status())
    expect(new URL(response.headers().location ?? '', site.origin).pathname).toBe('/quarry/')
  }
})

// (rule: spelling-redirect)
test.describe('an address in another spelling', () => {
  const spellings = [
    ['/quarry/EVENTS', '/quarry/events'],
    ['/quarry/events//', '/quarry/events'],
    ['/quarry//How%20to%20Object', '/quarry/how-to-object'],
    ['/quarry/villages/Barford', '/quarry/villages/barford'],
    ['/quarry/villages/Hampton%20Lucy', '/quarry/villages/hampton-lucy'],
    ['/quarry/impact/Silica-Dust', '/quarry/impact/silica-dust'],
    ['/quarry/villages/Nowhere', '/quarry/impact-map'],
  ] as const

  test('leads to the one page that it means', async ({ request }) => {
    for (const [spelt, address] of spellings) {
      const response = await request.get(spelt)
      expect(new URL(response.url()).pathname).toBe(address)
      expect((await response.text()).match(/<(?:h1|main)\b/g)).toEqual(['<main', '<h1'])
    }
  })

  test('leads to the one address from every route, with the maintenance side and without it', async ({ site }) => {
    const publicSite = await startSite('public')
    // Without the maintenance side whatever is below /admin leads home.
    const listeners = [
      { origin: site.origin, routes: [...publicRoutes, ...maintenancePaths] },
      { origin: publicSite.origin, routes: oneRouteOfEachKind },
    ]
    const wrong: string[] = []
    for (const { origin, routes } of listeners) {
      for (const route of routes) {
        const asked = misspellings(route).map(async (spelt) => {
          const { status, headers } = await fetch(origin + spelt, { redirect: 'manual' })
          const location = headers.get('location')
          if (status !== 308 || location !== `/quarry${route}`) wrong.push(`${spelt}: ${status} ${location}`)
        })
        await Promise.all(asked)
      }
    }
    await publicSite.stop()
    expect(wrong).toEqual([])
  })

  test('inside the site is asked of the server, which is not needed for an address that means nothing', async ({
    page,
  }) => {
    await page.goto('/quarry/donate')
    await page.evaluate(() => document.documentElement.setAttribute('data-stayed', ''))
    for (const [unknown, title] of [
      ['/quarry/villages/nowhere', 'How the quarry will impact me...'],
      ['/quarry/villages', 'How the quarry will impact me...'],
      ['/quarry/nothing-here', '404 Page not found'],
      ['/quarry/impact/nothing', '404 Page not found'],
      ['/quarry/events/nothing', '404 Page not found'],
    ] as const) {
      await goInside(page, unknown)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('main')).toHaveCount(1)
      if (!title.startsWith('404')) await expect(page).toHaveURL('/quarry/impact-map')
      await goInside(page, '/quarry/donate')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Our Campaign')
    }
    await expect(page.locator('html')).toHaveAttribute('data-stayed', '')

    for (const [spelt, address] of [
      ['/quarry//How%20to%20Object', '/quarry/how-to-object'],
      ['/quarry/villages/Nowhere', '/quarry/impact-map'],
    ] as const) {
      await goInside(page, spelt)
      await expect(page).toHaveURL(address)
      await expect(page.locator('html[data-alive]')).toBeAttached()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-stayed')
  })
})

/** As a link of ours would go there: through the router. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ usr: null, key: 'inside', idx: 1 }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}
