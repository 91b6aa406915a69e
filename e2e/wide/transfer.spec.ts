import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { filesOf, tarOf } from '../../server/maintenance/testing/tar-files.ts'
import { pdf } from '../../server/uploads/testing/sample-files.ts'
import { change, execute, read, sendFile, toastOf } from '../maintain.ts'
import { expectAccessible } from '../page-checks.ts'
import { test } from '../site.ts'

async function choose(page: Page, text: string | Buffer, name = 'content.json'): Promise<void> {
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) }
  await page.getByLabel('File').setInputFiles(file)
  await page.getByRole('button', { name: 'Import' }).click()
}

test('everything goes out in one file, with its uploads; an import tells first what changes, what comes and what is missing, and goes back at once', async ({
  page,
  site,
}) => {
  const { path } = await sendFile(site, { name: 'Noise.pdf', mimeType: 'application/pdf', buffer: pdf('Noise', 2000) })
  const [{ id, title }] = JSON.parse(await read(site, '/evidence_documents'))
  await change(site, `/evidence_documents/${id}`, { pdf_url: path })
  await page.goto('/quarry/admin/transfer')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export all content' }).click()
  const exported = await downloading
  expect(exported.suggestedFilename()).toMatch(/^quarry-content-\d{4}-\d\d-\d\d\.tar$/)
  const files = filesOf(await readFile(await exported.path()))
  const file = JSON.parse(String(files.get('content.json')))
  const [kept, gone] = file.tables.events
  const titles = file.tables.events.map(({ title }: { title: string }) => title)
  const gains = { ...gone, id: 'new', title: 'A new event' }
  file.tables.events = [{ ...kept, title: 'A new title' }, gains, ...file.tables.events.slice(2)]
  const name = path.split('/').at(-1)
  execute(site, `pragma foreign_keys = on; delete from uploads where name = '${name}'`)
  const statements = file.tables.claims.map(({ statement }: { statement: string }) => statement)
  const claims = file.tables.claims.map((claim: object, index: number) => (index < 5 ? { ...claim, page: '7' } : claim))
  await choose(page, JSON.stringify({ ...file, tables: { ...file.tables, claims } }))
  const asked = page.getByRole('alertdialog', { name: 'Replace the content with content.json?' })
  await expect(asked.getByText('Events: 1 added, 1 changed, 1 deleted')).toBeVisible()
  await expect(asked.getByText('Added: ‘A new event’')).toBeVisible()
  await expect(asked.getByText(`Changed: ‘${kept.title}’`)).toBeVisible()
  await expect(asked.getByText(`Deleted: ‘${gone.title}’`)).toBeVisible()
  await expect(asked.getByText(`‘${statements[4]}’`)).toBeHidden()
  await asked.getByText('Changed: 2 more').click()
  await expect(asked.getByText(`‘${statements[4]}’`)).toBeVisible()
  await expect(asked.getByRole('listitem').filter({ hasText: `The PDF of ${title}` })).toBeVisible()
  await expectAccessible(page, 'what an import would do', [320])
  await asked.getByRole('button', { name: 'Cancel' }).click()
  expect(JSON.parse(await read(site, '/events'))).toHaveLength(titles.length)

  files.set('content.json', Buffer.from(JSON.stringify(file)))
  await choose(page, tarOf(files), 'content.tar')
  const question = page.getByRole('alertdialog', { name: 'Replace the content with content.tar?' })
  await expect(question).toContainText('1 picture or PDF file comes with it')
  await expect(question).not.toContainText('Missing')
  await question.getByRole('button', { name: 'Import' }).click()
  await expect(toastOf(page)).toContainText('Content imported')
  await expect(page.getByText('Events: 1 added, 1 changed, 1 deleted')).toBeVisible()
  expect((await page.request.get(path)).status()).toBe(200)
  await expectAccessible(page, 'what an import changed', [320])
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
  const undoing = page.getByRole('alertdialog', { name: 'Undo the whole import?' })
  await expect(undoing).toContainText('All rows that it changed are as they were before.')
  await expectAccessible(page, 'the question before an import is undone')
  await undoing.getByRole('button', { name: 'Undo the whole import' }).click()
  await expect(toastOf(page)).toContainText('Restored')
  await expect(page.getByRole('heading', { name: 'Changes taken back together' }).first()).toBeVisible()
  const events: Record<string, unknown>[] = JSON.parse(await read(site, '/events'))
  expect(events.map(({ title }) => title)).toEqual(titles)

  await expectAccessible(page, 'the history of imports', [320])

  await test.step('a file that cannot be imported', async () => {
    const before = await read(site, '/events')
    file.tables.events[0].title = ''
    await page.goto('/quarry/admin/transfer')
    await choose(page, JSON.stringify(file))
    const problems = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(problems.getByRole('listitem')).toHaveText(['Events, row 1, Title is required.'])
    await expectAccessible(page, 'a file with problems', [320])
    await choose(page, 'not JSON')
    await expect(page.getByRole('alert').filter({ hasText: 'This file cannot be read.' })).toBeVisible()
    expect(await read(site, '/events')).toEqual(before)
  })
})
