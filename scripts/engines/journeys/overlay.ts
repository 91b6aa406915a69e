import type { Journey } from '../journey.ts'

const marker = '.place-map-markers button'
const dialog = 'dialog.village-overlay'

/** A village on the map opens over the page, and closes by Escape and by Back. */
export const overlay: Journey = {
  name: 'a village over the map',
  async make({ page }) {
    await page.open('/')
    await page.click('.place-map-markers a', 'Barford')
    await page.untilAt('/quarry/villages/barford')
    await page.untilFocused('h1')

    await page.open('/impact-map')
    await page.click(marker, 'Barford')
    await page.untilSays(`${dialog}[open]`, 'Key Points')
    await page.untilFocused(`${dialog} h2`, 'Barford Impact Assessment')
    await page.press('Escape')
    await page.untilGone(dialog)
    await page.untilFocused(marker, 'Barford')

    await page.press('Enter')
    await page.untilAt('/quarry/impact-map#barford')
    await page.untilFocused(`${dialog} h2`)
    await page.session.back()
    await page.untilGone(dialog)
    await page.untilAt('/quarry/impact-map')
    await page.untilFocused(marker, 'Barford')
  },
}
