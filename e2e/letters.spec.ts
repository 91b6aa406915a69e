import { expect } from '@playwright/test'
import { objectionGrounds } from '../content/seed/objection-grounds.ts'
import { read, rowOf, toastOf } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { test } from './site.ts'

// (rule: grounds, framings)
test('a maintainer writes wordings as paragraphs, and is told what is too long', async ({ page, site }) => {
  const stored = async () => JSON.parse(await read(site, '/objection_grounds/noise'))
  const before = await stored()
  const name = objectionGrounds.find(({ id }) => id === 'noise')?.name ?? ''
  await page.goto('/quarry/admin?tab=letters')
  await expectAccessible(page, 'the letters tab', [320, 1280])
  const edit = () =>
    rowOf(page, name)
      .getByRole('button', { name: `Edit ${name}` })
      .click()
  await edit()
  const wordings = page.getByLabel('Wordings')
  await expect(wordings).toHaveValue(before.framings.join('\n\n'))
  await expectAccessible(page, 'the dialog of a ground', [320, 1280])

  await wordings.fill(`It is quiet here.\n\n${'Loud. '.repeat(150)}`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('must be at most 700 characters')
  await wordings.fill('It is quiet here.\n\n\nWho measured it,\nand when?\n')
  await page.getByRole('textbox', { name: 'Documents' }).fill('ppg-noise, ppg-minerals')
  await page.getByLabel('How lasting it is').selectOption('Depends on evidence')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toastOf(page)).toContainText('Ground updated')
  expect(await stored()).toMatchObject({
    lasting: 'evidence',
    framings: ['It is quiet here.', 'Who measured it, and when?'],
    claims: before.claims,
    documents: ['ppg-noise', 'ppg-minerals'],
    sequence: before.sequence,
  })
  await expect(rowOf(page, name)).toContainText('2 wordings')
})
