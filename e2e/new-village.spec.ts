import type { Page } from '@playwright/test'
import { read, toastOf, write } from './maintain.ts'
import { covered, mapParts } from './map-parts.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, type Site, test } from './site.ts'

const editor = '/quarry/admin?tab=villages'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Village' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const onMap = (page: Page) => page.getByRole('button', { name: 'Place the village on the map' })
const markers = (page: Page) => page.locator('.place-map-markers')

async function openDialog(page: Page): Promise<void> {
  await page.goto(editor)
  await page.getByRole('button', { name: 'Add Village' }).click()
  await expect(dialog(page)).toBeVisible()
}

const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add Village' })

const expectNothingCovered = (page: Page, where: string) =>
  expect.poll(async () => covered((await mapParts(page)).parts), where).toEqual([])
const html = async ({ origin }: Site, path: string) => (await fetch(`${origin}/quarry${path}`)).text()

/** Everywhere that a visitor meets a village, at the next request of each page. */
async function expectKnown(page: Page, site: Site, { name, slug }: { name: string; slug: string }): Promise<void> {
  const address = `/quarry/villages/${slug}`
  await page.goto('/quarry/')
  await expect(markers(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  const listed = page.getByRole('list', { name: 'Places', exact: true }).getByRole('link')
  await expect(listed).toHaveCount(16)
  await expect(listed.filter({ hasText: name })).toContainText(/about [\d¼½¾]+ miles? \(.* km\) [a-z-]+ of the site/)
  const names = await listed.locator('span:first-child').allInnerTexts()
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-GB')))
  await expectNothingCovered(page, 'home')

  await page.goto('/quarry/impact-map')
  await expect(page.getByRole('list', { name: 'See the impacts for:' }).getByRole('link', { name })).toHaveAttribute(
    'href',
    address,
  )
  await markers(page).getByRole('button', { name, exact: true }).click()
  const overlay = page.getByRole('dialog', { name: `${name} Impact Assessment` })
  await expect(overlay).toContainText(`We have not yet written about what the quarry would mean for ${name}.`)
  await overlay.getByRole('link', { name: `Go to the page of ${name}` }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText(`${name} lies about`)).toBeVisible()

  const report = await html(site, `/villages/${slug}`)
  expect(report).toContain(`${name} lies about`)
  expect(report).not.toContain('Loading village data')
  expect(await html(site, '/sitemap.xml')).toContain(`<loc>${site.origin}${address}</loc>`)
  expect(await html(site, '/updates.xml')).toContain(name)
  expect((await fetch(`${site.origin}${address}/qr.svg`)).status).toBe(200)
}

// (rule: add-village, added-villages, place-village, village-without-report)
test('by keyboard on a phone somebody adds a village, and visitors meet it everywhere at their next request', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(editor)
  await page.getByRole('button', { name: 'Add Village' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Bishop’s Tachbrook')
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Village Key')).toBeFocused()
  await expect(dialog(page).getByLabel('Village Key')).toHaveValue('bishops-tachbrook')
  await expect(dialog(page)).toContainText('Its page: /quarry/villages/bishops-tachbrook')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('tachbrook')
  await expect(dialog(page)).toContainText('Not on the map.')
  await onMap(page).focus()
  await page.keyboard.press('ArrowUp')
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('Shift+ArrowUp')
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('Shift+ArrowRight')
  await expect(dialog(page).locator('.position-cross')).toBeInViewport()
  await expect(dialog(page).getByLabel('Latitude')).toHaveValue('52.243')
  await expect(dialog(page).getByLabel('Longitude')).toHaveValue('-1.564')
  await expect(dialog(page)).toContainText('about 2 miles (3 km) east of the quarry site')
  await expect(dialog(page).getByText('about 2 miles (3 km) east of the quarry site')).toBeInViewport()
  await expectAccessible(page, 'the dialog')
  await add(page).focus()
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('Village has been successfully created')
  await expect(tab(page, 'Bishop’s Tachbrook')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Bishop’s Tachbrook' })).toBeFocused()
  await expect(page.getByText('15 villages loaded')).toBeVisible()
  await expectKnown(page, site, { name: 'Bishop’s Tachbrook', slug: 'tachbrook' })
  await expectAccessible(page, 'a page without a report')
  await write(site, 'DELETE', '/village_data/tachbrook')
})

// (rule: add-village, card-communities, village-chips, delete-village)
test('with the mouse somebody adds a village, names it in a card, moves it, and takes it away and back', async ({
  page,
  site,
}) => {
  await openDialog(page)
  await dialog(page).getByLabel('Village Name').fill('Pillerton Priors')
  const { width, height } = await onMap(page).evaluate((map) => map.getBoundingClientRect())
  await onMap(page).click({ position: { x: width * 0.8, y: height * 0.85 } })
  await expect(dialog(page)).toContainText('about 8 miles (13 km) south of the quarry site')
  await dialog(page).getByLabel('Summary').fill('On the Fosse Way.')
  await add(page).click()
  await expect(page.getByRole('tabpanel', { name: 'Pillerton Priors' })).toBeFocused()
  const stored = JSON.parse(await read(site, '/village_data/pillerton-priors'))
  expect(stored.position.lat).toBeCloseTo(52.1278, 2)
  expect(stored.position.lon).toBeCloseTo(-1.5472, 2)
  await page.goto('/quarry/villages/pillerton-priors')
  await expect(page.getByText('Pillerton Priors lies about')).toBeVisible()
  await expect(page.getByText('On the Fosse Way.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Villages nearby')
  expect(await page.locator('main :is(h1, h2, h3)').allInnerTexts()).not.toContain('')

  await page.goto('/quarry/admin/impact-cards/edit/flood-risk')
  await page.getByRole('checkbox', { name: 'Pillerton Priors' }).check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL('/quarry/admin?tab=impact-cards')
  expect(await html(site, '/flood-risk')).toContain('href="/quarry/villages/pillerton-priors"')

  await page.goto('/quarry/village-editor?village=pillerton-priors')
  await page.getByLabel('Latitude').fill('52.2, -1.55')
  await expect(page.getByLabel('Longitude')).toHaveValue('-1.55')
  await expect(page.getByText('about 3½ miles (5.5 km) south-east of the quarry site')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Village data updated successfully')
  await page.getByRole('link', { name: 'Show Pillerton Priors page' }).click()
  await expect(page.getByText('Pillerton Priors lies about 3½ miles (5.5 km) south-east')).toBeVisible()

  await page.goBack()
  await page.getByLabel('Summary').fill('Never saved.')
  await page.getByRole('button', { name: 'Delete Village' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Village has been successfully deleted')
  await expect(page.getByText('14 villages loaded')).toBeFocused()
  await expect(tab(page, 'Pillerton Priors')).toHaveCount(0)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(tab(page, 'Pillerton Priors')).toHaveCount(1)
  await expect.poll(() => read(site, '/village_data/pillerton-priors')).toContain('On the Fosse Way.')

  await write(site, 'DELETE', '/village_data/pillerton-priors')
  expect((await html(site, '/')).match(/id="marker-/g)).toHaveLength(15)
  const gone = await fetch(`${site.origin}/quarry/villages/pillerton-priors`, { redirect: 'manual' })
  expect(gone.headers.get('location')).toContain('/quarry/impact-map')
})

// (rule: add-village, village-position, field-refusals)
test('a village without a name, with the key of another or a wrong one, or outside the map is refused in words', async ({
  page,
  site,
}) => {
  await openDialog(page)
  await add(page).click()
  const problem = dialog(page).getByRole('alert')
  await expect(problem).toContainText('Village Name is required.')
  await expect(problem).toContainText('Village Key is required.')
  await dialog(page).getByLabel('Village Name').fill('Barford')
  await expect(dialog(page)).toContainText('Another village has this key.')
  await add(page).click()
  await expect(problem).toContainText('Village Key is already taken.')
  await dialog(page).getByLabel('Village Key').fill('Newbold')
  await dialog(page).getByLabel('Latitude').fill('53')
  await dialog(page).getByLabel('Longitude').fill('west')
  await expect(dialog(page)).toContainText('No point of the map: its latitude goes from 52.096 to 52.308')
  await add(page).click()
  await expect(problem).toContainText('Village Key must be lower-case letters, digits and hyphens')
  await expect(problem).toContainText('Latitude must lie on the map.')
  await problem.getByRole('link', { name: 'Longitude must be a number.' }).click()
  await expect(dialog(page).getByLabel('Longitude')).toBeFocused()
  await dialog(page).getByLabel('Latitude').fill('52.2, -1.55')
  await expect(dialog(page).getByLabel('Latitude')).not.toHaveAttribute('aria-invalid')
  await expect(dialog(page).locator('.position-field .form-error')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  expect(JSON.parse(await read(site, '/village_data'))).toHaveLength(14)
})

// (rule: place-village, conflict)
test('two maintainers add villages and move one at once, and neither takes half of a position from the other', async ({
  page,
  site,
}) => {
  await openDialog(page)
  await dialog(page).getByLabel('Village Name').fill('Newbold')
  await dialog(page).getByLabel('Latitude').fill('52.21, -1.56')
  const theirs = { village_key: 'newbold', name: 'Newbold', position: { lat: 52.2, lon: -1.55 } }
  const { updated_at: version } = await write(site, 'POST', '/village_data', theirs)
  await add(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Village Key is already taken.')
  await dialog(page).getByLabel('Village Key').fill('newbold-pacey')
  await add(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Village Name is already the name of another village.')
  await dialog(page).getByLabel('Village Name').fill('Newbold Pacey')
  await add(page).click()
  await expect(page.getByText('16 villages loaded')).toBeVisible()

  await tab(page, 'Newbold').first().click()
  await page.getByLabel('Latitude').fill('52.15')
  await write(site, 'PATCH', '/village_data/newbold', { position: { lat: 52.2, lon: -1.7 } }, version)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const choice = page.getByRole('dialog', { name: 'This village was changed after you opened it' })
  await expect(choice.getByRole('radio')).toHaveCount(2)
  await choice.getByRole('radio', { name: 'Your text' }).check()
  await choice.getByRole('button', { name: 'Save with these choices' }).click()
  await expect
    .poll(async () => JSON.parse(await read(site, '/village_data/newbold')).position)
    .toEqual({ lat: 52.15, lon: -1.55 })
  for (const key of ['newbold', 'newbold-pacey']) await write(site, 'DELETE', `/village_data/${key}`)
})

// (rule: village-neighbours, village-position, map-names)
test('a village beside another and one in the corner of the legend cover nothing on the maps', async ({
  page,
  site,
}) => {
  const added = [
    { village_key: 'barford-green', name: 'Barford Green', position: { lat: 52.2478, lon: -1.6021 } },
    { village_key: 'site-farm', name: 'Site Farm', position: { lat: 52.237, lon: -1.6081 } },
    { village_key: 'oxhill', name: 'Oxhill', position: { lat: 52.115, lon: -1.53 } },
    { village_key: 'nowhere', name: 'Kineton', position: null },
  ]
  for (const village of added) await write(site, 'POST', '/village_data', village)
  for (const [path, list] of [
    ['/', 'Places'],
    ['/impact-map', 'See the impacts for:'],
  ] as const) {
    await page.goto(`/quarry${path}`)
    await expect(markers(page).locator('li')).toHaveCount(18)
    const nowhere = page.getByRole('list', { name: list, exact: true }).getByRole('link', { name: 'Kineton' })
    await expect(nowhere).toHaveAttribute('href', '/quarry/villages/nowhere')
    for (const width of [320, 480, 720, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNothingCovered(page, `${path} at ${width} px`)
    }
  }
  const report = await html(site, '/villages/nowhere')
  expect(report).toContain('Kineton Impact Assessment')
  expect(report).not.toContain('Kineton lies')
  for (const { village_key } of added) await write(site, 'DELETE', `/village_data/${village_key}`)
})

// (rule: card-editor, article-source)
test('a card with a page of its own is made on the screen alone, and visitors meet it everywhere', async ({
  page,
  site,
}) => {
  await page.goto('/quarry/admin?tab=impact-cards')
  await page.getByRole('link', { name: 'Create New Card' }).click()
  await page.getByLabel('Card ID').fill('night-lamps')
  await page.getByLabel('Title', { exact: true }).fill('Night lamps')
  await page.getByLabel('Short Description').fill('Lamps on tall masts.')
  await page.getByRole('checkbox', { name: 'Wasperton' }).check()
  await page.getByRole('tab', { name: 'Page Content' }).click()
  await page.getByRole('button', { name: 'Add Section' }).click()
  await page.getByLabel('Heading').fill('After dark')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL('/quarry/admin?tab=impact-cards')
  const address = '/quarry/impact/night-lamps'
  expect(await html(site, '/')).toMatch(new RegExp(`href="${address}"[^>]*>(?:<[^>]*>)*Night lamps`))
  const [card = ''] =
    /<article(?:(?!<article).)*Lamps on tall masts\..*?<\/article>/s.exec(await html(site, '/impact-map')) ?? []
  expect(card).toContain('Wasperton')
  const article = await html(site, '/impact/night-lamps')
  expect(article).toMatch(/<h1[^>]*>Night lamps<\/h1>.*<h2[^>]*>(?:<[^>]*>)*After dark/s)
  expect(await html(site, '/sitemap.xml')).toContain(`<loc>${site.origin}${address}</loc>`)
  const cards: { id: string; card_id: string }[] = JSON.parse(await read(site, '/impact_cards'))
  for (const { id, card_id } of cards) {
    if (card_id === 'night-lamps') await write(site, 'DELETE', `/impact_cards/${id}`)
  }
})
