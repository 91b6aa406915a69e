import { expect, test } from './site.ts'

// (rule: key-facts, proposal-plots)
test('the proposal shows eight key facts with their figures and who says so, four plots that can be read by those who do not see them, and ways on', async ({
  page,
}) => {
  await page.goto('/quarry/the-proposal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Quarry Proposal')
  const facts = page.locator('.key-fact')
  await expect(facts).toHaveCount(8)
  for (const fact of await facts.all()) {
    await expect(fact.getByRole('heading', { level: 3 })).not.toBeEmpty()
    await expect(fact.locator('.key-fact-figure')).toHaveText(/\d/)
    await expect(fact).toContainText('Who says so:')
  }
  for (const figure of ['1.8 million tonnes', '89.5 hectares', '150 to 200 a day'])
    await expect(page.locator('.key-fact-figure').filter({ hasText: figure })).toHaveCount(1)

  const plots = page.getByRole('region', { name: 'The figures, drawn to scale' }).getByRole('img')
  await expect(plots).toHaveCount(4)
  await expect(page.getByRole('img', { name: 'Required: 7 years. Held: 15 years or more.' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Of 89.5 hectares, 53.5 hectares would be dug.' })).toBeVisible()

  await expect(page.getByRole('link', { name: 'View Impact Map' })).toHaveAttribute('href', '/quarry/impact-map')
  await page.getByRole('link', { name: 'Submit Your Objection' }).click()
  await expect(page).toHaveURL('/quarry/how-to-object')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
