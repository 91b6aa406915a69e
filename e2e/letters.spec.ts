import { expect } from '@playwright/test'
import { firstRows } from '../content/seed/first-rows.ts'
import { read, rowOf, toastOf } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { test } from './site.ts'

test('a maintainer writes wordings as paragraphs, is told what is too long or unknown, and warned of what spoils letters', async ({
  page,
  site,
}) => {
  const stored = async () => JSON.parse(await read(site, '/objection_grounds/noise'))
  const before = await stored()
  const name = firstRows.objection_grounds.find(({ id }) => id === 'noise')?.name ?? ''
  await page.goto('/quarry/admin?tab=letters')
  await expectAccessible(page, 'the letters tab', [320])
  const edit = () =>
    rowOf(page, name)
      .getByRole('button', { name: `Edit ${name}` })
      .click()
  await edit()
  const wordings = page.getByLabel('Wordings')
  await expect(wordings).toHaveValue(before.framings.join('\n\n'))

  await wordings.fill(`It is quiet here.\n\n${'Loud. '.repeat(150)}`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Wording 2 must be at most 700 characters')
  await wordings.fill('In {village} it is quiet.\n\nIn {village} it is quiet.')
  await page.getByRole('textbox', { name: 'Documents' }).fill('nodoc')
  const warning = page.getByRole('dialog').getByRole('status').last()
  await expect(warning).toContainText('Nothing fills in ‘{village}’')
  await expect(warning).toContainText('There are 2 wordings. With fewer than six, neighbours’ letters become alike')
  await expectAccessible(page, 'the dialog of a ground with warnings', [320, 1280])
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Wordings must differ, and ‘In {village} it is quiet.’ is there twice',
  )
  await wordings.fill('It is quiet here.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Documents must be ids of documents that exist; there is no ‘nodoc’',
  )
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
