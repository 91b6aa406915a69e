import type { Page } from '@playwright/test'
import { sendObjection } from '../content/send-objection.ts'
import { workshopPage } from '../content/workshop-page.ts'

/** Opens the steps of the workshop that are folded, and what they offer besides. */
export async function unfoldWorkshop(page: Page): Promise<void> {
  await page.locator('.workshop-step').first().waitFor()
  await page.locator('.workshop-step, .workshop-more').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '')
  })
}

/** What is written in the workshop, of footpaths. */
interface Written {
  name: string
  address: string
  village?: string
  own?: string
}

/** Writes a letter in the workshop, whose page is open, and follows the way to have it sent. */
export async function writeToSend(page: Page, { name, address, village, own }: Written): Promise<void> {
  await page.getByRole('link', { name: workshopPage.begin }).click()
  if (village !== undefined) await page.locator('#village').selectOption({ label: village })
  await unfoldWorkshop(page)
  await page.getByRole('checkbox', { name: 'Footpaths and open-air recreation', exact: true }).check()
  if (own !== undefined) await page.getByRole('textbox', { name: 'affect you or your family? Footpaths' }).fill(own)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Address with postcode').fill(address)
  await page.getByRole('link', { name: sendObjection.wayLink }).click()
}
