import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { read, rowOf, toastOf, unique, write } from './maintain.ts'
import { type Site, startSite, test } from './site.ts'

const meeting = { date: '2027-03-07', time: '19:00 - 21:00', location: 'Village hall', description: 'Come and ask.' }
const isRoot = process.getuid?.() === 0

async function openNewEvent(page: Page, site: Site): Promise<string> {
  const title = unique('Meeting')
  await write(site, 'POST', '/events', { title, ...meeting })
  await page.goto(`${site.origin}/quarry/admin`)
  await rowOf(page, title).getByRole('button', { name: 'Edit' }).click()
  return title
}

/** Changes the summary of a village in the editor; returns the new text. */
async function editVillage(page: Page, site: Site): Promise<string> {
  const summary = unique('A new summary')
  await page.goto(`${site.origin}/quarry/village-editor?village=barford`)
  await page.getByLabel('Summary').fill(summary)
  return summary
}

test('while another program holds the database, a save says so and can be tried again', async ({ page }) => {
  const site = await startSite()
  const title = await openNewEvent(page, site)
  const other = new DatabaseSync(site.databaseFile)
  other.exec('begin immediate')
  await page.getByLabel('Location').fill('The church')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The database is busy')
  await expect(page.getByLabel('Location')).toHaveValue('The church')
  other.exec('rollback')
  other.close()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(rowOf(page, title)).toContainText('The church')
  await site.stop()
})

test('a site that is killed between the click and the answer loses neither the edit nor half of it', async ({
  page,
}) => {
  const site = await startSite()
  await page.clock.install()
  const summary = await editVillage(page, site)
  const before = await read(site, '/village_data/barford')
  const other = new DatabaseSync(site.databaseFile)
  other.exec('begin immediate')
  const isSent = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await isSent
  await site.kill()
  await expect(toastOf(page)).toContainText('Could not save changes to database')
  await expect(page.getByLabel('Summary')).toHaveValue(summary)
  await expect(page.getByRole('tab', { name: /^Barford ?, unsaved changes$/ })).toBeVisible()
  other.exec('rollback')
  other.close()

  const restarted = await startSite('local', {}, site)
  expect(await read(restarted, '/village_data/barford')).toBe(before)
  // It tries again by itself.
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)
  expect(JSON.parse(await read(restarted, '/village_data/barford'))).toMatchObject({ summary })
  const history = JSON.parse(await read(restarted, '/maintenance/history'))
  expect(history).toHaveLength(1)
  await restarted.stop()
})

// (rule: write-durable)
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

test('a database that may only be read is shown, and refuses each save in words', async ({ page }) => {
  const first = await startSite()
  const title = await openNewEvent(page, first)
  await first.kill()
  const allowWriting = forbidWriting(first.databaseFile)
  test.skip(allowWriting === undefined, 'this file system cannot protect a file from its owner')
  if (!allowWriting) return
  try {
    const site = await startSite('local', {}, first)
    await page.getByLabel('Location').fill('The church')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'Nothing was saved: the database can only be read, not written.',
    )
    await expect(page.getByLabel('Location')).toHaveValue('The church')
    await site.kill()
  } finally {
    allowWriting()
  }
  const site = await startSite('local', {}, first)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(rowOf(page, title)).toContainText('The church')
  await site.stop()
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
