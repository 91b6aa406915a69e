import type { Journey } from '../journey.ts'

const summary = 'Lorries would pass the school at all hours.'
const title = 'Food and farming'

/** A maintainer changes a village and a card, and both are on the public pages. */
export const maintaining: Journey = {
  name: 'the editors',
  isOfMaintainers: true,
  async make({ page }) {
    await page.open('/admin')
    await page.click('[role=tab]', 'Villages')
    await page.untilSays('h2', 'Villages')

    await page.open('/village-editor?village=alveston')
    await page.fill(summary, 'textarea', 'Summary')
    await page.click('button', 'Save Changes')
    await page.untilSays('[data-sonner-toast]', 'Changes saved')
    await page.open('/villages/alveston')
    await page.untilSays('main', summary)

    await page.open('/admin/impact-cards/edit/food-security')
    await page.fill(title, 'input', 'Title')
    await page.click('button', 'Save Changes')
    await page.untilSays('[data-sonner-toast]', 'Impact card updated successfully')
    await page.untilAt('/quarry/admin')
    await page.open('/')
    await page.untilSays('.card-list-title', title)
  },
}
