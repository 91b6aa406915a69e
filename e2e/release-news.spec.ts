import { change, execute, read, rowOf, toastOf } from './maintain.ts'
import { expectAccessible } from './page-checks.ts'
import { expect, test } from './site.ts'

test('on a phone and by keyboard somebody sees what a release changed in their texts, takes its words for one and keeps their own of another', async ({
  page,
  site,
}) => {
  const statement = 'About three lorries would leave.'
  const { claims, key_facts } = {
    claims: JSON.parse(await read(site, '/claims/plan-decides')),
    key_facts: JSON.parse(await read(site, '/key_facts/hours')),
  }
  const ours = `${claims.statement} ${statement}`
  await change(site, '/claims/plan-decides', { statement: ours, page: 'page 99' })
  await change(site, '/key_facts/hours', { content: statement })
  // The release before had other words in these fields.
  execute(
    site,
    `update first_rows set release = '', fields = json_set(fields, '$.statement', 'older') where row_key = 'plan-decides';
     update first_rows set release = '', fields = json_set(fields, '$.content', 'older') where row_key = 'hours'`,
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/quarry/admin/today')
  const news = page.getByRole('group').filter({ hasText: 'New in this release' })
  const summary = news.getByText('New in this release (2)')
  await expect(rowOf(page, ours)).toBeHidden()
  await news.locator('summary').press('Enter')
  const row = rowOf(page, ours)
  const difference = row.getByRole('table', { name: `What is new in ${ours}` })
  await expect(difference.getByRole('row')).toHaveCount(1)
  await expect(difference.getByRole('deletion')).toContainText(statement)
  await expect(difference.getByRole('insertion')).toHaveCount(0)
  await expect(rowOf(page, key_facts.title).getByRole('insertion').first()).toBeVisible()
  await expectAccessible(page, 'what is new in a release', [360, 1280])

  await row.getByRole('button', { name: /^Take the new words/ }).press('Enter')
  await expect(toastOf(page)).toContainText('Claim updated')
  await expect(row).toHaveCount(0)
  await expect(news.locator('summary')).toBeFocused()
  expect(JSON.parse(await read(site, '/claims/plan-decides'))).toEqual({
    ...claims,
    page: 'page 99',
    updated_at: expect.any(String),
  })
  await rowOf(page, key_facts.title)
    .getByRole('button', { name: /^Keep ours/ })
    .press('Enter')
  await expect(news).toContainText('You have decided about all of it.')
  await expect(summary).toHaveCount(0)
  expect(JSON.parse(await read(site, '/key_facts/hours'))).toMatchObject({ content: statement })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  await expect(news).toHaveCount(0)
})
