import { DatabaseSync } from 'node:sqlite'
import { londonDay } from '../domain/london-day.ts'
import { read, rowOf, toastOf } from './maintain.ts'
import { openConsultation } from './open-consultation.ts'
import { expectAccessible, findMisprints, paperWidth } from './page-checks.ts'
import { readPdf } from './pdf-text.ts'
import { expect, type Site, startSite, testOn } from './site.ts'

const press = 'I have sent my objection'

/** One site for all, on which each test counts from nothing: as it begins, and while the council takes objections. */
const test = testOn(() => startSite()).extend<{ open: Site; closed: Site }>({
  open: async ({ site }, use) => {
    change(site, anew)
    openConsultation(site.databaseFile)
    await use(site)
  },
  closed: async ({ site }, use) => {
    change(site, anew)
    change(site, "update process_stages set status = 'upcoming' where id = 'public-consultation'")
    await use(site)
  },
})
test.describe.configure({ mode: 'default' })

const anew = `delete from participation_counts; update participation set figures = 'shown', corrections = '{}'`

function change({ databaseFile }: Site, statement: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  database.exec(statement)
  database.close()
}

/** What a browser says of a form on a page of the site itself. */
const sameSite = ({ origin }: Site) => ({ Origin: origin, 'Sec-Fetch-Site': 'same-origin' })

/** What so many people said on this site before. */
function tell(site: Site, counts: Record<string, number>): void {
  const database = new DatabaseSync(site.databaseFile, { timeout: 5000 })
  const add = database.prepare(
    'insert into participation_counts (place, day, told, published) values (?, ?, ?, 0) on conflict do nothing',
  )
  for (const [place, count] of Object.entries(counts)) add.run(place, londonDay(), count)
  database.exec('update participation_counts set published = told')
  database.close()
}

// (rule: took-part-press, took-part-once, took-part-words, took-part-fresh)
test('whoever sent an objection says so with one press, is counted once however often it is sent, and sees the new figure on every page; a couple with phones alike is counted as two', async ({
  page,
  browser,
  open,
}) => {
  tell(open, { barford: 16, _elsewhere: 25 })
  const report = async () => JSON.parse(await read(open, '/maintenance/participation')).places
  const told = async () => (await report()).find(({ place }: { place: string }) => place === 'barford').told
  await page.goto(`${open.origin}/quarry/`)
  await expect(page.getByText('41 people told us that they objected; 16 from Barford.')).toBeVisible()
  await page.goto(`${open.origin}/quarry/villages/barford`)
  await page.getByText('Have you sent your objection?').click()
  await expect(page.getByLabel('Your village')).toHaveValue('barford')
  await expectAccessible(page, 'the form on a village page', [320])
  await page.getByRole('button', { name: press }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you: you are counted.' })).toBeVisible()
  expect(await told()).toBe(17)
  await expect(page.getByText('42 people told us that they objected; 17 from Barford.')).toBeVisible()
  await expectAccessible(page, 'the thanks', [320])
  expect(await page.context().cookies()).toEqual([])

  // The browser notes it once the page that answers is hydrated.
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Back to how to object' }).click()
  await expect(page.getByText('You have told us from this browser')).toBeVisible()
  await expect(page.getByRole('button', { name: press })).toHaveCount(0)
  await page.goto(`${open.origin}/quarry/villages/barford`)
  await expect(page.getByText('17 people from Barford told us that they objected.')).toBeVisible()
  await page.goto(`${open.origin}/quarry/`)
  await expect(page.locator('#marker-barford')).toHaveText(/Barford\s*17/)
  await expect(
    page.getByRole('list', { name: 'Places' }).getByRole('link', { name: /Barford\s+17 told us/ }),
  ).toBeVisible()
  await expect(page.locator('#marker-loxley')).toHaveText('Loxley')

  await test.step('the other of the couple', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(`${open.origin}/quarry/how-to-object`)
    await other.getByLabel('Your village').selectOption('Barford')
    await other.getByRole('button', { name: press }).dblclick()
    await expect(other.getByText('Thank you: you are counted.')).toBeVisible()
    expect(await told()).toBe(18)
    await context.close()
  })
  // New figures come to the pages every few minutes.
  expect(JSON.parse(await read(open, '/took-part')).places.barford).toBe(17)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // (rule: took-part-press, took-part-once)
  test('the page of a public site answers, says kindly after some presses from one network why it counts no more, and tells nobody what maintainers set right', async ({
    browser,
  }) => {
    const site = await startSite('public', { TRUSTED_PROXIES: '1' })
    openConsultation(site.databaseFile)
    const context = await browser.newContext({
      javaScriptEnabled: false,
      extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.7' },
    })
    const page = await context.newPage()
    const sendFrom = async (village: string) => {
      await page.goto(`${site.origin}/quarry/how-to-object`)
      await page.getByLabel('Your village').selectOption(village)
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.getByRole('button', { name: press }).click()
      return (await answer).status()
    }
    const toldFrom = (place: string) =>
      context.request.post(`${site.origin}/quarry/took-part`, { form: { place }, headers: sameSite(site) })
    expect(await sendFrom('Barford')).toBe(200)
    await expect(page.getByText('Thank you: you are counted.')).toBeVisible()
    for (const place of ['loxley', 'warwick', 'alveston', 'halford']) expect((await toldFrom(place)).status()).toBe(200)
    expect(await sendFrom('Another place')).toBe(200)
    // One of the six was enough to be shown: five whose village is not.
    await expect(page.getByText('5 people told us that they objected.')).toBeVisible()
    expect(await sendFrom('Ettington')).toBe(429)
    await expect(page.getByRole('alert')).toContainText('You are not counted.')
    await expect(page.getByRole('alert')).toContainText('Your objection itself counts all the same.')
    await expect(page.getByLabel('Your village')).toBeVisible()
    expect(await context.cookies()).toEqual([])
    const api = `${site.origin}/quarry/api`
    for (const path of ['participation', 'participation/participation', 'maintenance/participation']) {
      expect((await context.request.get(`${api}/${path}`)).status()).toBe(404)
    }
    expect((await context.request.get(`${api}/took-part`)).ok()).toBe(true)
    await context.close()
    await site.stop()
  })
})

// (rule: took-part-when)
test('while nobody can have objected, nothing is offered, and a press from elsewhere counts nothing', async ({
  request,
  closed,
}) => {
  let said = ''
  for (const path of ['how-to-object', 'villages/barford', 'took-part']) {
    const html = await (await request.get(`/quarry/${path}`)).text()
    said = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    expect(said, path).toContain('<h1')
    expect(said, path).not.toContain(press)
    expect(said, path).not.toContain('Have you sent your objection?')
  }
  expect(said).toContain('There is no consultation in which you could have objected')
  const sent = await request.post('/quarry/took-part', {
    form: { place: 'barford' },
    headers: sameSite(closed),
  })
  expect(sent.status()).toBe(400)
  expect(JSON.parse(await read(closed, '/took-part'))).toEqual({ words: '', total: 0, places: {} })
})

// (rule: took-part-words)
test('a village’s figure is on its print, the form is not, and the workshop offers the draft’s village', async ({
  page,
  open,
}) => {
  tell(open, { wasperton: 12, halford: 3 })
  await page.setViewportSize({ width: paperWidth, height: 1000 })
  for (const [village, words] of [
    ['wasperton', '12 people from Wasperton told us that they objected.'],
    ['halford', ''],
  ] as const) {
    await page.goto(`${open.origin}/quarry/villages/${village}`)
    await page.locator('.generated-on').waitFor({ state: 'attached' })
    const texts = (await readPdf(await page.pdf({ preferCSSPageSize: true }))).flatMap((sheet) => sheet.texts)
    const printed = texts
      .map(({ text }) => text)
      .join(' ')
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
    if (words === '') expect(printed).not.toContain('told us')
    else expect(printed).toContain(words)
    expect(printed).not.toContain(press)
  }
  await page.emulateMedia({ media: 'print' })
  for (const path of ['', 'how-to-object']) {
    await page.goto(`${open.origin}/quarry/${path}`)
    expect(await findMisprints(page)).toEqual([])
  }
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${open.origin}/quarry/write-objection`)
  await page.getByRole('link', { name: 'Begin' }).click()
  await page.getByLabel('Community', { exact: true }).selectOption('Wasperton')
  await page.getByRole('heading', { name: 'Afterwards' }).click()
  const panel = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Afterwards' }) })
  await panel.getByText('Have you sent your objection?').click()
  await expect(panel.getByLabel('Your village')).toHaveValue('wasperton')
})

// (rule: took-part-corrected, took-part-five)
test('a maintainer sets a figure right with a reason, sees it beforehand, takes it back in the history, and hides all', async ({
  page,
  open,
}) => {
  tell(open, { barford: 6, loxley: 2 })
  await page.goto(`${open.origin}/quarry/admin?tab=participation`)
  await expect(rowOf(page, 'Loxley')).toContainText('2 told us')
  await expect(rowOf(page, 'Loxley')).toContainText('not shown')
  await expectAccessible(page, 'the participation tab', [320, 1280])
  await rowOf(page, 'Loxley').getByRole('button', { name: 'Set it right' }).click()
  await page.getByLabel('The Right Number').fill('14')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Reason is required')
  await expectAccessible(page, 'a correction without a reason', [320])
  await page.getByLabel('Reason').fill('12 signed at the village hall')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Count updated')
  await expect(rowOf(page, 'Loxley')).toContainText('set right to 14')
  await expect(rowOf(page, 'Loxley')).toContainText('visitors see 14')
  const figures = async () => JSON.parse(await read(open, '/took-part')).places
  await expect.poll(figures).toEqual({ barford: 6, loxley: 14 })

  await page.goto(`${open.origin}/quarry/admin/history`)
  const change = rowOf(page, 'Who took part').first()
  await change.getByText('What changed').click()
  await expect(change).toContainText('12 signed at the village hall')
  await change.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expect.poll(figures).toEqual({ barford: 6 })

  await page.goto(`${open.origin}/quarry/admin?tab=participation`)
  await page.getByRole('button', { name: 'Hide the figures' }).click()
  await page.getByLabel('Figures', { exact: true }).selectOption('Visitors see none')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Visitors see no figures.')).toBeVisible()
  await expect.poll(figures).toEqual({})
})
