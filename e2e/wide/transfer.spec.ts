import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { read, toastOf } from '../maintain.ts'
import { expectAccessible } from '../page-checks.ts'
import { test } from '../site.ts'

async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'content.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('File').setInputFiles(file)
}

test('everything goes out in one file; an import asks first, says what it changed, and goes back at once', async ({
  page,
  site,
}) => {
  await page.goto('/quarry/admin/transfer')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export all content' }).click()
  const exported = await downloading
  expect(exported.suggestedFilename()).toMatch(/^quarry-content-\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(await readFile(await exported.path(), 'utf8'))
  const [kept, gone] = file.tables.events
  const titles = file.tables.events.map(({ title }: { title: string }) => title)
  const gains = { ...gone, id: 'new', title: 'A new event' }
  file.tables.events = [{ ...kept, title: 'A new title' }, gains, ...file.tables.events.slice(2)]
  await choose(page, JSON.stringify(file))
  await page.getByRole('button', { name: 'Import' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Replace the content with content.json?' })
  await asked.getByRole('button', { name: 'Import' }).click()
  await expect(toastOf(page)).toContainText('Content imported')
  await expect(page.getByText('Events: 1 added, 1 changed, 1 deleted')).toBeVisible()
  // A link that is half below the sticky header would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'what an import changed', [320])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/quarry/admin/history')
  const newest = () =>
    page.locator('.entry[data-batch="true"]').evaluateAll((rows) =>
      rows
        .slice(0, 3)
        .map((row) => row.dataset.kind)
        .sort(),
    )
  await expect.poll(newest).toEqual(['delete', 'insert', 'update'])

  await page.getByRole('button', { name: 'Undo the whole import' }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Undo the whole import?' })
  await expect(question).toContainText('All rows that it changed are as they were before.')
  await expectAccessible(page, 'the question before an import is undone')
  await question.getByRole('button', { name: 'Undo the whole import' }).click()
  await expect(toastOf(page)).toContainText('Restored')
  await expect(page.getByRole('heading', { name: 'Changes taken back together' }).first()).toBeVisible()
  const events: Record<string, unknown>[] = JSON.parse(await read(site, '/events'))
  expect(events.map(({ title }) => title)).toEqual(titles)

  await expectAccessible(page, 'the history of imports', [320])
  await page.setViewportSize({ width: 1280, height: 800 })

  await test.step('a file that cannot be imported', async () => {
    const before = await read(site, '/events')
    file.tables.events[0].title = ''
    const tryIt = async (text: string) => {
      await choose(page, text)
      await page.getByRole('button', { name: 'Import' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click()
    }
    await page.goto('/quarry/admin/transfer')
    await tryIt(JSON.stringify(file))
    const problems = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(problems.getByRole('listitem')).toHaveText(['Events, row 1, Title is required.'])
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, 'a file with problems', [320])
    await tryIt('not JSON')
    await expect(page.getByRole('alert').filter({ hasText: 'This file cannot be read.' })).toBeVisible()
    expect(await read(site, '/events')).toEqual(before)
  })
})
