import { expect } from '@playwright/test'
import { read, rowOf, toastOf, unique, write } from './maintain.ts'
import { test } from './site.ts'

// (rule: documents-list)
test('an evidence document is added in a dialog that leaves a fifth of the view, changed, deleted and brought back', async ({
  page,
  site,
}) => {
  const title = unique('Dust study')
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/quarry/admin?tab=documents')
  await page.getByRole('button', { name: 'Add Document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Document' })
  await expect(dialog.getByRole('button', { name: 'Hide preview' })).toBeVisible()
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBeLessThanOrEqual(480)
  await dialog.getByLabel('Summary').scrollIntoViewIfNeeded()
  await expect(dialog.getByLabel('Summary')).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole('button', { name: 'Add Document' }).click()
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
    'Title is required.',
    'Description is required.',
    'Detail Text is required.',
    'Category is required.',
    'Type is required.',
    'Date is required.',
  ])
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('What dust does.')
  await dialog.getByLabel('Detail Text').fill('At length.')
  const [category] = JSON.parse(await read(site, '/evidence_categories'))
  await dialog.getByLabel('Category').selectOption(category.name)
  await dialog.getByLabel('Type').fill('Report')
  await dialog.getByLabel('Date').fill('2026-02-30')
  await expect(dialog.getByLabel('PDF URL')).toHaveAttribute('placeholder', /^\//)
  await dialog.getByLabel('PDF URL').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Add Document' }).click()
  await expect(dialog.getByLabel('PDF URL')).toHaveAccessibleDescription(/must be an address that starts with https/)
  await expect(dialog.getByLabel('Date')).toHaveAccessibleDescription(/February 2026 has 28 days/)
  await dialog.getByLabel('Date').fill('7 March 2026')
  await dialog.getByLabel('PDF URL').fill('/Hydrology.pdf ')
  await dialog.getByLabel('External URL').fill(' https://example.org/dust')
  await dialog.getByLabel('Summary').fill('Short.')
  await dialog.getByRole('button', { name: 'Add Document' }).click()
  await expect(toastOf(page)).toContainText('Document created')
  await expect(toastOf(page)).toContainText('Evidence document has been successfully created')
  const row = rowOf(page, title)
  for (const text of ['What dust does.', category.name, 'Report', '2026-03-07']) await expect(row).toContainText(text)

  await row.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Document' })
  await expect(editing.getByLabel('Summary')).toHaveValue('Short.')
  await editing.getByLabel('Summary').fill('')
  await editing.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Evidence document has been successfully updated')
  const documents: { title: string }[] = JSON.parse(await read(site, '/evidence_documents'))
  const stored = documents.find((document) => document.title === title)
  const addresses = { pdf_url: '/Hydrology.pdf', external_url: 'https://example.org/dust' }
  expect(stored).toMatchObject({ ...addresses, date: '2026-03-07', summary: null, category_id: category.id })

  await row.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this document?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(toastOf(page)).toContainText('Evidence document has been successfully deleted')
  await expect(row).toHaveCount(0)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  const restored: { title: string }[] = JSON.parse(await read(site, '/evidence_documents'))
  expect(restored.find((document) => document.title === title)).toEqual({ ...stored, updated_at: expect.any(String) })
})

// (rule: categories-list, category-deletion)
test('a category is added with its id, renamed without it, and its deletion tells what it affects', async ({
  page,
  site,
}) => {
  const name = unique('Light')
  const id = name.toLowerCase().replaceAll(' ', '-')
  await page.goto('/quarry/admin?tab=categories')
  await page.getByRole('button', { name: 'Add Category' }).click()
  const idField = page.getByLabel('Category ID')
  await expect(idField).toHaveAccessibleDescription('Lowercase letters and hyphens, for example air-quality')
  await idField.fill('Light Pollution')
  await page.getByLabel('Category Name').fill(name)
  const add = page.getByRole('dialog').getByRole('button', { name: 'Add Category' })
  await add.click()
  await expect(idField).toHaveAccessibleDescription(/must be lower-case letters, digits and hyphens/)
  await idField.fill('all')
  await add.click()
  await expect(idField).toHaveAccessibleDescription(/Category ID is used by the library itself/)
  const [taken] = JSON.parse(await read(site, '/evidence_categories'))
  await idField.fill(taken.id)
  await add.click()
  await expect(idField).toHaveAccessibleDescription(/Category ID is already taken/)
  await expect(toastOf(page)).toContainText('Error creating category')
  await expect(toastOf(page)).toContainText('Category ID is already taken.')
  await idField.fill(id)
  await page.getByLabel('Category Name').fill(taken.name.toUpperCase())
  await add.click()
  const twice = 'Category Name is already the name of another category.'
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(twice)
  await expect(toastOf(page)).toContainText(twice)
  await page.getByLabel('Category Name').fill('')
  await add.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('Category Name is required.')
  await page.getByLabel('Category Name').fill(name)
  await add.click()
  await expect(toastOf(page)).toContainText('Evidence category has been successfully created')
  const row = rowOf(page, name)
  await expect(row).toContainText(id)

  await row.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Category ID')).toHaveCount(0)
  await page.getByLabel('Category Name').fill(`${name} at night`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Category updated')

  const document = {
    ...{ title: unique('Lamps'), description: 'a', detail_text: 'b', category_id: id, type: 'Report', date: '2026' },
    ...{ pdf_url: null, external_url: null, summary: null },
  }
  await write(site, 'POST', '/evidence_documents', document)
  await page.reload()
  const renamed = rowOf(page, `${name} at night`)
  await renamed.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this category? This will affect all documents using this category.',
  })
  await expect(question).toContainText('1 document uses it.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Category deleted')
  await expect(renamed).toHaveCount(0)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(renamed).toBeVisible()
  await write(site, 'DELETE', `/evidence_categories/${id}`)
  await page.getByRole('tab', { name: 'Evidence Documents' }).click()
  await expect(rowOf(page, document.title)).toContainText('Uncategorised')
  await rowOf(page, document.title).getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Category').locator('option:checked')).toHaveText('Uncategorised')
})

// (rule: cards-list)
test('the impact cards show icon, id and three villages, lead to their editor, and can be deleted and brought back', async ({
  page,
  site,
}) => {
  const title = unique('Light')
  const card_id = title.toLowerCase().replaceAll(' ', '-')
  const card = { card_id, title, affected_villages: ['Barford', 'Wasperton', 'Loxley', 'Warwick'] }
  const { id } = await write(site, 'POST', '/impact_cards', card)
  await write(site, 'POST', '/impact_cards', { card_id: `${card_id}-2`, title: `${title} again` })
  await page.goto('/quarry/admin?tab=impact-cards')
  const row = rowOf(page, title)
  await expect(row).toContainText(card_id)
  await expect(row).toContainText('Barford, Wasperton, Loxley...')
  await expect(row.locator('svg')).toBeVisible()
  await expect(rowOf(page, `${title} again`)).toContainText('No villages assigned')
  await expect(page.getByRole('link', { name: 'Create New Card' })).toHaveAttribute(
    'href',
    '/quarry/admin/impact-cards/edit/new',
  )
  await expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/quarry/admin/impact-cards/edit/${id}`)
  await row.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog', { name: `Are you sure you want to delete "${title}"?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(toastOf(page)).toContainText('Impact card deleted successfully.')
  await expect(row).toHaveCount(0)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Barford, Wasperton, Loxley...')
})
