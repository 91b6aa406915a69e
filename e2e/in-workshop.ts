import type { Page } from '@playwright/test'

/** Opens the steps of the workshop that are folded, and what they offer besides. */
export async function unfoldWorkshop(page: Page): Promise<void> {
  await page.locator('.workshop-step').first().waitFor()
  await page.locator('.workshop-step, .workshop-more').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '')
  })
}
