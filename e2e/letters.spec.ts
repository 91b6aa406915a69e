import { expect } from '@playwright/test'
import { firstRows } from '../content/seed/first-rows.ts'
import { read, rowOf, toastOf } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { test } from './site.ts'

test('a maintainer writes a sentence with the village’s facts as fields', { tag: '@wide' }, async ({ page, site }) => {
  const stored = async () => JSON.parse(await read(site, '/objection_grounds/noise'))
  const before = await stored()
  const name = firstRows.objection_grounds.find(({ id }) => id === 'noise')?.name ?? ''
  await page.goto('/quarry/admin/letters')
  await expectAccessible(page, 'the letters tab', [320])
  await rowOf(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add Sentence' }).click()
  const count = before.sentences.length + 1
  const text = dialog.getByLabel(`Text of sentence ${count}`)
  await text.fill('In {village} it is quiet.')
  await dialog.getByLabel('Hint: What Would the Quarry Change?').fill('Which of those hours?')
  await expect(dialog).toContainText('Alveston: “In Alveston it is quiet.”')
  await expectAccessible(page, 'the dialog of a ground with a new sentence', [320])
  await dialog.getByLabel('How lasting it is').selectOption('Depends on evidence')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Ground updated')
  expect(await stored()).toMatchObject({
    lasting: 'evidence',
    change_prompt: 'Which of those hours?',
    sentences: [...before.sentences, { text: 'In {village} it is quiet.', claims: [] }],
    sequence: before.sequence,
  })
  await expect(rowOf(page, name)).toContainText(`${count} sentences`)
})
