import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { read, rowOf, toastOf, unique } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { test } from './site.ts'

test('a category and a document in it are added, with a PDF; the document outlives its category', {
  tag: '@wide',
}, async ({ page, site }) => {
  const name = unique('Light')
  const id = name.toLowerCase().replaceAll(' ', '-')
  const title = unique('Dust study')
  await page.goto('/quarry/admin/categories')
  await page.getByRole('button', { name: 'Add Category' }).click()
  await page.getByLabel('Category Name').fill(name)
  await page.getByLabel('Category ID').fill(id)
  await expectAccessible(page, 'a new category', [320])
  await page.getByRole('dialog').getByRole('button', { name: 'Add Category' }).click()
  await expect(toastOf(page)).toContainText('Evidence category has been successfully created')
  await expect(rowOf(page, name)).toContainText(id)

  await page.getByRole('tab', { name: 'Evidence Documents' }).click()
  await page.getByRole('button', { name: 'Add Document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Document' })
  const add = dialog.getByRole('button', { name: 'Add Document' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('What dust does.')
  await dialog.getByLabel('Category').selectOption(name)
  await dialog.getByLabel('Type').fill('Report')
  await dialog.getByLabel('Date').fill('7 March 2026')
  await dialog.getByLabel('Detail Text').fill('At length.')
  await dialog.getByLabel('External URL').fill(' https://example.org/dust')

  const field = dialog.getByLabel('PDF URL')
  const choose = (name: string, mimeType: string, text: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) })
  await choose('a.pdf', 'application/pdf', '<!doctype html><p>Hello')
  await expect(dialog.getByRole('alert').last()).toContainText('but it is a web page, a drawing or another text.')
  await expectAccessible(page, 'a document with a file that was refused', [320])
  const pdf = `%PDF-1.4\n% ${title}\n%%EOF\n`
  await choose('Dust.pdf', 'application/pdf', pdf)
  const path = `/quarry/uploads/${createHash('sha256').update(pdf).digest('hex').slice(0, 32)}.pdf`
  await expect(field).toHaveValue(path)
  await add.click()
  await expect(toastOf(page)).toContainText('Evidence document has been successfully created')
  const stored = { title, pdf_url: path, external_url: 'https://example.org/dust', date: '2026-03-07', category_id: id }
  expect(JSON.parse(await read(site, '/evidence_documents'))).toContainEqual(expect.objectContaining(stored))

  await page.getByRole('tab', { name: 'Categories' }).click()
  await rowOf(page, name).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: /This will affect all documents using this category\.$/ })
  await expect(question).toContainText('1 document uses it.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Category deleted')
  await page.getByRole('tab', { name: 'Evidence Documents' }).click()
  await expect(rowOf(page, title)).toContainText('Uncategorised')
  await expectAccessible(page, 'the documents', [320])
})
