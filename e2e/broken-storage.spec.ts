import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { read, unique } from './maintain.ts'
import { type Site, startSite, test } from './site.ts'

/** Changes the summary of a village in the editor; returns the new text. */
async function editVillage(page: Page, site: Site): Promise<string> {
  const summary = unique('A new summary')
  await page.goto(`${site.origin}/quarry/village-editor?village=barford`)
  await page.getByLabel('Summary').fill(summary)
  return summary
}

test('a save that meets a locked or a killed database loses neither the edit nor half of it, says why, and is made up for', async ({
  page,
}) => {
  const first = await startSite()
  await page.clock.install()
  const summary = await editVillage(page, first)
  const before = await read(first, '/village_data/barford')
  const save = page.getByRole('button', { name: 'Save Changes' })
  const status = page.locator('.editor-status')
  const other = new DatabaseSync(first.databaseFile)
  await test.step('another program holds the database', async () => {
    other.exec('begin immediate')
    await save.click()
    await expect(status).toContainText('The database cannot be used at the moment')
    await expect(page.getByLabel('Summary')).toHaveValue(summary)
  })
  await test.step('the site is killed between the click and the answer', async () => {
    const isSent = page.waitForRequest((request) => request.method() === 'PATCH')
    await save.click()
    await isSent
    await first.kill()
    await expect(status).toContainText('Could not save changes to database')
    await expect(page.getByLabel('Summary')).toHaveValue(summary)
    await expect(page.getByRole('tab', { name: /^Barford ?, unsaved changes$/ })).toBeVisible()
    other.exec('rollback')
    other.close()
  })
  const second = await startSite('local', {}, first)
  expect(await read(second, '/village_data/barford')).toBe(before)
  // It tries again by itself.
  await page.clock.fastForward(30_000)
  await expect(save).toHaveCount(0)
  expect(JSON.parse(await read(second, '/village_data/barford'))).toMatchObject({ summary })
  expect(JSON.parse(await read(second, '/maintenance/history'))).toHaveLength(1)
  await second.stop()
})
