import { writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { processStages } from '../content/process-stages.ts'
import { dateWords } from '../domain/date-words.ts'
import type { ProcessStage } from '../domain/process-stage.ts'
import { holdRequests } from './held-reads.ts'
import { read, toastOf, write } from './maintain.ts'
import { expectAccessible, findTooWide } from './page-checks.ts'
import { expect, type Site, startSite, test } from './site.ts'

const movedClock = fileURLToPath(new URL('../server/testing/moved-clock.ts', import.meta.url))
const desk = '/quarry/admin?tab=progress'
const marker = (page: Page, title: string) => page.locator('.process-stages').getByRole('button', { name: title })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const makeCurrent = (page: Page) => button(page, 'Make this the current stage')
const follows = (page: Page) => page.locator('.stage-consequences li')

async function readStage(site: Site, id: string): Promise<ProcessStage> {
  return JSON.parse(await read(site, `/process_stages/${id}`))
}

async function change(site: Site, id: string, fields: object): Promise<void> {
  const { updated_at } = await readStage(site, id)
  await write(site, 'PATCH', `/process_stages/${id}`, fields, updated_at)
}

test.beforeEach(({ site }) => {
  const database = new DatabaseSync(site.databaseFile, { timeout: 5000 })
  database.exec(`update process_stages set starts_on = '', ends_on = '',
    status = case when id in (${upcoming}) then 'upcoming' when id = 'validation' then 'current' else 'completed' end`)
  database.close()
})

const upcoming = processStages
  .filter(({ status }) => status === 'upcoming')
  .map(({ id }) => `'${id}'`)
  .join()

const publicText = async (page: Page, path: string) => (await page.request.get(path)).text()

// (rule: progress-desk, stage-follow)
test('by keyboard on a phone the stage is moved on, with what follows in words, and the move is taken back', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(desk)
  await marker(page, 'Assessment').press('Enter')
  await expect(page.getByRole('heading', { name: 'Assessment', exact: true })).toBeFocused()
  await expect(follows(page)).toHaveText([
    'Assessment is the current stage.',
    'Validation is completed.',
    'Objections are still not taken.',
  ])
  expect(await findTooWide(page)).toEqual([])
  await expectAccessible(page, 'the chosen stage')
  await makeCurrent(page).press('Enter')
  await expect(toastOf(page)).toContainText('Assessment is the current stage')
  await expect(page.getByRole('heading', { name: 'Progress' })).toBeFocused()
  await expect(marker(page, 'Assessment')).toHaveAccessibleName(/current$/)
  expect(await publicText(page, '/quarry/process')).toContain('The current stage is: Assessment.')

  await toastOf(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(marker(page, 'Validation')).toHaveAccessibleName(/current$/)
  expect(await publicText(page, '/quarry/process')).not.toContain('The current stage is: Assessment.')
  expect(await readStage(site, 'assessment')).toMatchObject({ status: 'completed', starts_on: '' })
})

test('what is pressed while a move is saved opens nothing and closes nothing', async ({ page }) => {
  await page.goto(desk)
  await marker(page, 'Assessment').click()
  const move = await holdRequests(page, '**/quarry/api/process_stages/assessment')
  await makeCurrent(page).click()
  await expect(button(page, 'Saving...')).toBeVisible()
  await page.getByRole('button', { name: 'Edit by hand' }).click()
  await button(page, 'Cancel').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  move.release()
  await expect(toastOf(page)).toContainText('Assessment is the current stage')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

// (rule: consultation-dates, consultation-words, consultation-calendar)
test('the dates of the consultation are set as people write them, tried on other days before they are saved, and shown', async ({
  page,
  site,
}) => {
  await page.goto(desk)
  await marker(page, 'Public consultation').click()
  await page.getByLabel('Opens on').fill('4 January 2097')
  await page.getByLabel('Closes on').fill('3 January 2097')
  await button(page, 'Save the dates').click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('Closes on must not be before ‘Opens on’.')
  await page.getByLabel('Closes on').fill('31/1/2097')
  const [opens, closes] = [dateWords('2097-01-04'), dateWords('2097-01-31')]
  await expect(follows(page).first()).toHaveText('The current stage stays Validation.')
  await expect(follows(page).nth(1)).toContainText(`opens by itself at the start of ${opens}`)

  const frame = page.frameLocator('iframe[aria-hidden="false"]')
  for (const [day, words] of [
    ['3 January 2097', `The consultation opens on ${opens}.`],
    ['4 January 2097', '28 days left'],
    ['31 January 2097', 'today is the last day'],
    ['1 February 2097', `The consultation closed on ${closes}.`],
  ] as const) {
    await page.getByLabel('As if it were').fill(day)
    await expect(frame.getByText(words)).toBeVisible()
  }
  await page.getByLabel('As if it were').fill('4 January 2097')
  await page.getByLabel('Page', { exact: true }).selectOption('How to object')
  await expect(frame.getByText('The council is taking objections')).toBeVisible()
  expect(await publicText(page, '/quarry/')).not.toContain(opens)

  await button(page, 'Save the dates').click()
  await expect(toastOf(page)).toContainText('Stage updated')
  for (const path of ['/quarry/', '/quarry/how-to-object', '/quarry/process', '/quarry/villages/barford']) {
    expect(await publicText(page, path), path).toContain(`The consultation opens on ${opens}.`)
  }
  const calendar = await publicText(page, '/quarry/events.ics')
  expect(calendar).toContain('DTSTART;VALUE=DATE:20970104')
  expect(calendar).toContain('SUMMARY:Last day to object')
  expect(await publicText(page, '/quarry/updates.xml')).toContain('Dates of the public consultation')
  expect(await publicText(page, '/quarry/how-to-object')).toContain('"startDate":"2097-01-04"')

  // Pressed twice at once it acts once.
  const undone: string[] = []
  page.on(
    'request',
    (request) => request.method() === 'POST' && /\/restore\b/.test(request.url()) && undone.push(request.url()),
  )
  await toastOf(page)
    .getByRole('button', { name: 'Undo' })
    .evaluate((button: HTMLElement) => {
      for (let count = 0; count < 2; count += 1) button.click()
    })
  await expect(toastOf(page)).toContainText('Stage restored')
  await expect.poll(() => publicText(page, '/quarry/')).not.toContain(opens)
  expect(undone).toHaveLength(1)
  expect(await readStage(site, 'public-consultation')).toMatchObject({ starts_on: '', ends_on: '' })
})

// (rule: progress-desk, stages-once)
test('a stage is edited by hand, but not which one is the current; of two who move the stage at once the second is told, and loses nothing', async ({
  page,
  site,
}) => {
  await page.goto(desk)
  await marker(page, 'Validation').click()
  await button(page, 'Edit by hand Validation').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This is the current stage. It is completed when you make another stage')
  await expect(dialog.getByLabel('Status')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await marker(page, 'Regulation 25 request').click()
  await button(page, 'Edit by hand Regulation 25 request').click()
  await dialog.getByLabel('Status').selectOption('Upcoming')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(marker(page, 'Regulation 25 request')).toHaveAccessibleName(/upcoming$/)

  await marker(page, 'Assessment').click()
  await page.getByLabel('Since').fill('2 January 2020')
  await change(site, 'decision', { status: 'current' })
  await makeCurrent(page).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
    'The stage has been moved in the meantime: it is now Decision',
  )
  await expect(marker(page, 'Decision')).toHaveAccessibleName(/current$/)
  await expect(page.getByLabel('Since')).toHaveValue('2 January 2020')
  await expect(follows(page)).toContainText(['Assessment is the current stage.', 'Decision lies ahead again.'])
  expect(await readStage(site, 'decision')).toMatchObject({ status: 'current' })
  await makeCurrent(page).click()
  await expect(marker(page, 'Assessment')).toHaveAccessibleName(/current$/)
  expect(await readStage(site, 'assessment')).toMatchObject({ status: 'current', starts_on: '2020-01-02' })

  // The panel of the stage that was current when it was opened makes it so again.
  await marker(page, 'Assessment').click()
  await change(site, 'decision', { status: 'current' })
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await makeCurrent(page).click()
  await expect(marker(page, 'Assessment')).toHaveAccessibleName(/current$/)
  expect(await readStage(site, 'assessment')).toMatchObject({ status: 'current' })

  await change(site, 'decision', { ends_on: '2097-03-01' })
  await toastOf(page).last().getByRole('button', { name: 'Undo' }).click()
  await expect(toastOf(page).last()).toContainText('‘Decision’ has been changed since. The History has it.')
  expect(await readStage(site, 'decision')).toMatchObject({ status: 'upcoming', ends_on: '2097-03-01' })
  await change(site, 'validation', { status: 'current' })
  await change(site, 'regulation-25', { status: 'completed' })
})

// (rule: progress-desk, conflict)
test('of two who give a stage different dates the second chooses, and dates that only one has set go in', async ({
  page,
  site,
}) => {
  await page.goto(desk)
  await marker(page, 'Public consultation').click()
  await page.getByLabel('Opens on').fill('4 January 2097')
  await page.getByLabel('Closes on').fill('6 February 2097')
  await change(site, 'public-consultation', { ends_on: '2097-02-02' })
  await button(page, 'Save the dates').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This stage was changed after you opened it')
  await expect(dialog.getByRole('group')).toHaveCount(1)
  const closing = dialog.getByRole('group', { name: 'Closes on' })
  await expect(closing.getByRole('radio', { name: 'Their text' })).toHaveAccessibleDescription(
    /Saturday 2 .*February 2097/,
  )
  await expect(closing.getByRole('radio', { name: 'Your text' })).toHaveAccessibleDescription(/6 .*February 2097/)
  await expect(page.getByText('has been moved in the meantime')).toHaveCount(0)
  await button(page, 'Save with these choices').click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose a text for Closes on.')
  await closing.getByRole('radio', { name: 'Their text' }).check()
  await button(page, 'Save with these choices').click()
  await expect(toastOf(page)).toContainText('Stage updated')
  expect(await readStage(site, 'public-consultation')).toMatchObject({ starts_on: '2097-01-04', ends_on: '2097-02-02' })

  await marker(page, 'Public consultation').click()
  await page.getByLabel('Closes on').fill('9 February 2097')
  await change(site, 'public-consultation', { starts_on: '2097-01-05' })
  await button(page, 'Save the dates').click()
  await expect(toastOf(page).last()).toContainText('Someone else changed the first day in the meantime')
  expect(await readStage(site, 'public-consultation')).toMatchObject({ starts_on: '2097-01-05', ends_on: '2097-02-09' })

  // Whoever saves dates moves no stage, also where another has become the current one before the choice.
  await marker(page, 'Validation').click()
  await page.getByLabel('Since').fill('3 March 2020')
  await change(site, 'validation', { starts_on: '2020-01-01' })
  await change(site, 'assessment', { status: 'current' })
  await button(page, 'Save the dates').click()
  await expect(dialog).toContainText('This stage was changed after you opened it')
  await expect(page.locator('.stage-consequences').first()).toContainText('Validation is the current stage.')
  await dialog.getByRole('radio', { name: 'Your text' }).check()
  await button(page, 'Save with these choices').click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => readStage(site, 'validation')).toMatchObject({ status: 'completed', starts_on: '2020-03-03' })
  expect(await readStage(site, 'assessment')).toMatchObject({ status: 'current' })
})

// (rule: progress-desk, drafts)
test('dates that are typed are kept where the tab, the page or the stage is left, and asked for before they are thrown away', async ({
  page,
  site,
}) => {
  await page.goto(desk)
  await marker(page, 'Public consultation').click()
  await button(page, 'Cancel').click()
  await expect(page.getByRole('heading', { name: 'Public consultation', exact: true })).toHaveCount(0)
  await marker(page, 'Public consultation').click()
  await page.getByLabel('Opens on').fill('4 January 2097')
  await button(page, 'Cancel').click()
  await page.getByRole('button', { name: 'Keep editing' }).click()

  await page.getByRole('tab', { name: 'Notice' }).click()
  await page.getByRole('tab', { name: 'Progress' }).click()
  await expect(page.getByLabel('Opens on')).toHaveValue('4 January 2097')
  await page.getByRole('tab', { name: 'Notice' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/history$/)
  await page.goto(desk)
  const left = page.getByRole('status').filter({ hasText: 'You have unsaved changes' })
  await expect(left).toContainText('to ‘Public consultation’')
  await left.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByLabel('Opens on')).toHaveValue('')
  await left.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Opens on')).toHaveValue('4 January 2097')

  await marker(page, 'Assessment').click()
  await expect(left).toContainText('to ‘Public consultation’')
  await page.reload()
  await left.getByRole('button', { name: 'Open' }).click()
  await left.getByRole('button', { name: 'Restore' }).click()
  await button(page, 'Save the dates').click()
  await expect(toastOf(page)).toContainText('Stage updated')
  expect(await readStage(site, 'public-consultation')).toMatchObject({ starts_on: '2097-01-04' })
  await expect(left).toHaveCount(0)

  // A move that fails is nobody's typing, and what is edited by hand comes back to where it was edited.
  await marker(page, 'Decision').click()
  await page.route('**/api/process_stages/**', (route) => route.abort())
  await makeCurrent(page).click()
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await change(site, 'assessment', { status: 'current' })
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('The stage has been moved in the meantime: it is now Assessment.')).toBeVisible()
  await page.unroute('**/api/process_stages/**')
  await button(page, 'Edit by hand Decision').click()
  await page.getByRole('dialog').getByLabel('Title').fill('The decision')
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.includes('by-hand')))
  await page.reload()
  await expect(left).toContainText('to ‘Decision’')
  await left.getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('The decision')
  await expect(dialog).not.toContainText('This is the current stage')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(left).toHaveCount(0)
  expect(await readStage(site, 'decision')).toMatchObject({ title: 'Decision', status: 'upcoming' })
})

// (rule: consultation-dates, consultation-words)
test('the site closes by itself after the last day, also for those without JavaScript', async ({ browser }, info) => {
  const clock = info.outputPath('clock')
  const moveTo = (moment: string) => writeFileSync(clock, String(Date.parse(moment) - Date.now()))
  moveTo('2097-01-31T23:00:00Z')
  const lastDay = await startSite('local', { NODE_OPTIONS: `--import=${movedClock}`, CLOCK_FILE: clock })
  await change(lastDay, 'public-consultation', { starts_on: '2097-01-04', ends_on: '2097-01-31' })
  const address = `${lastDay.origin}/quarry/how-to-object`
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByText('today is the last day')).toBeVisible()
  await expect(page.getByText('The council is taking objections')).toBeVisible()

  const leftOpen = await browser.newPage()
  await leftOpen.clock.install({ time: '2097-01-31T23:58:00Z' })
  await leftOpen.goto(address)
  await expect(leftOpen.getByText('today is the last day')).toBeVisible()
  await leftOpen.clock.runFor('03:00')
  await expect(leftOpen.getByText('Objections are not currently accepted.')).toBeVisible()
  await leftOpen.close()

  moveTo('2097-02-01T00:00:10Z')
  await expect.poll(async () => (await fetch(address)).text()).toContain('Objections are not currently accepted.')
  await page.goto(address)
  await expect(page.getByText(`The consultation closed on ${dateWords('2097-01-31')}.`)).toBeVisible()
  await expect(page.getByText('Current stage: Assessment')).toBeVisible()
  await expect(page.getByText('Objections are not currently accepted.')).toBeVisible()
  await context.close()
  await lastDay.stop()
})
