import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { tableNames } from '../domain/content.ts'
import { meeting, read, toastOf, unique, write } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { type Site, startSite, testOn } from './site.ts'

/** A site of its own, whose history and tables are this test's. */
const test = testOn(() => startSite())

async function download(page: Page): Promise<string> {
  await page.goto('/quarry/admin/transfer')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export all content' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^quarry-content-\d{4}-\d\d-\d\d\.json$/)
  return readFile(await file.path(), 'utf8')
}

async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'content.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('File').setInputFiles(file)
}

const readAll = (site: Site) => Promise.all(tableNames.map((table) => read(site, `/${table}`)))

test('an import asks first and says what it changed; each of it is in the history and goes back at once; a file that cannot be imported is refused with table, row and field; everything goes out in one file, and into an empty database comes back the same byte for byte', async ({
  page,
  site,
}) => {
  const importIt = async () => {
    await page.getByRole('button', { name: 'Import' }).click()
    const question = page.getByRole('alertdialog', { name: 'Replace the content with content.json?' })
    await question.getByRole('button', { name: 'Import' }).click()
    await expect(toastOf(page)).toContainText('Content imported')
  }
  const file = JSON.parse(await download(page))
  const [kept, gone] = file.tables.events
  const titles = file.tables.events.map(({ title }: { title: string }) => title)
  const gains = { ...gone, id: 'new', title: 'A new event' }
  file.tables.events = [{ ...kept, title: 'A new title' }, gains, ...file.tables.events.slice(2)]
  await choose(page, JSON.stringify(file))
  await importIt()
  await expect(page.getByText('Events: 1 added, 1 changed, 1 deleted')).toBeVisible()
  // A link that is half below the sticky header would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'what an import changed', [320])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/quarry/admin/history')
  await expect(page.locator('.row[data-kind]')).toHaveCount(3)

  await page.getByRole('button', { name: 'Undo the whole import' }).click()
  const question = page.getByRole('alertdialog', { name: 'Undo the whole import?' })
  await expect(question).toContainText('All rows that it changed are as they were before.')
  await expectAccessible(page, 'the question before an import is undone')
  await question.getByRole('button', { name: 'Undo the import' }).click()
  await expect(toastOf(page)).toContainText('Restored')
  await expect(page.getByRole('heading', { name: 'Changes taken back together' })).toBeVisible()
  const events: Record<string, unknown>[] = JSON.parse(await read(site, '/events'))
  expect(events.map(({ title }) => title)).toEqual(titles)

  await expectAccessible(page, 'the history of imports', [320])
  await page.setViewportSize({ width: 1280, height: 800 })

  await test.step('a file that cannot be imported', async () => {
    const broken = JSON.parse(await download(page))
    const before = await readAll(site)
    broken.tables.events[0].title = ''
    broken.tables.impact_cards[1].card_id = broken.tables.impact_cards[0].card_id
    const tryIt = async (text: string) => {
      await choose(page, text)
      await page.getByRole('button', { name: 'Import' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click()
    }
    await tryIt(JSON.stringify(broken))
    const problems = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(problems.getByRole('listitem')).toHaveText([
      'Events, row 1, Title is required.',
      'Impact cards, row 2, Card ID is in the file twice.',
    ])
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, 'a file with problems', [320])

    await tryIt('not JSON')
    await expect(page.getByRole('alert').filter({ hasText: 'This file cannot be read.' })).toBeVisible()
    await tryIt('{"a":1}')
    await expect(problems.getByRole('listitem')).toHaveText(['The file is not an export of this site.'])
    expect(await readAll(site)).toEqual(before)
  })

  await test.step('everything, into an empty database', async () => {
    await write(site, 'POST', '/events', { title: unique('👩‍👩‍👧 שלום "quoted" <b>'), ...meeting })
    const text = await read(site, '/maintenance/export')
    const before = await readAll(site)
    const database = new DatabaseSync(site.databaseFile, { timeout: 5000 })
    for (const table of tableNames) database.exec(`delete from ${table}`)
    database.close()
    await page.goto('/quarry/admin/transfer')
    expect(await readAll(site)).toEqual(tableNames.map(() => '[]'))
    await choose(page, text)
    await importIt()
    await expect(page.getByText(/^Villages: 14 added/)).toBeVisible()
    expect(await readAll(site)).toEqual(before)
  })
})
