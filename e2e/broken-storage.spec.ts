import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { read, toastOf, unique } from './maintain.ts'
import { type Site, startSite, test } from './site.ts'

const isRoot = process.getuid?.() === 0

/** Changes the summary of a village in the editor; returns the new text. */
async function editVillage(page: Page, site: Site): Promise<string> {
  const summary = unique('A new summary')
  await page.goto(`${site.origin}/quarry/village-editor?village=barford`)
  await page.getByLabel('Summary').fill(summary)
  return summary
}

test('a save that meets a locked, a killed or a write-protected database loses neither the edit nor half of it, says why, and is made up for', async ({
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
    await expect(status).toContainText('The database is busy')
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
  const allowWriting = forbidWriting(first.databaseFile)
  // Some file systems cannot protect a file from its owner.
  if (allowWriting) {
    await test.step('the database may only be read', async () => {
      try {
        const second = await startSite('local', {}, first)
        expect(await read(second, '/village_data/barford')).toBe(before)
        await save.click()
        await expect(status).toContainText('Nothing was saved: the database can only be read, not written.')
        await expect(page.getByLabel('Summary')).toHaveValue(summary)
        await second.kill()
      } finally {
        allowWriting()
      }
    })
  }
  const third = await startSite('local', {}, first)
  expect(await read(third, '/village_data/barford')).toBe(before)
  // It tries again by itself.
  await page.clock.fastForward(30_000)
  await expect(save).toHaveCount(0)
  expect(JSON.parse(await read(third, '/village_data/barford'))).toMatchObject({ summary })
  expect(JSON.parse(await read(third, '/maintenance/history'))).toHaveLength(1)
  await third.stop()
})

test('on a full disk nothing is half saved, and everything can be saved once there is room', async ({ page }) => {
  const disk = mountSmallDisk()
  test.skip(disk === undefined, 'no small disk can be mounted here: that needs root')
  if (!disk) return
  const site = await startSite('local', { DATABASE_URL: `file:${join(disk.folder, 'quarry.db')}` })
  try {
    const summary = await editVillage(page, site)
    const before = await read(site, '/village_data/barford')
    disk.fill()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page)).toContainText('Could not save changes to database')
    await expect(page.getByRole('alert').filter({ hasText: 'the disk is full' })).toBeVisible()
    await expect(page.getByLabel('Summary')).toHaveValue(summary)
    expect(await read(site, '/village_data/barford')).toBe(before)
    disk.makeRoom()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page)).toContainText('Changes saved')
    expect(JSON.parse(await read(site, '/village_data/barford'))).toMatchObject({ summary })
  } finally {
    await site.stop()
    disk.remove()
  }
})

/** A disk of 6 MB; undefined where it may not be mounted. */
function mountSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w')
      try {
        for (let page = Buffer.alloc(4096); ; ) writeSync(file, page)
      } catch {
        closeSync(file)
      }
    },
    makeRoom: () => rmSync(filler),
    remove() {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

/** Protects a file from writing, also by root, whom no mode keeps out; returns the way back, undefined where it fails. */
function forbidWriting(file: string): (() => void) | undefined {
  if (!isRoot) {
    chmodSync(file, 0o444)
    return () => chmodSync(file, 0o644)
  }
  try {
    execFileSync('chattr', ['+i', file], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return () => execFileSync('chattr', ['-i', file])
}
