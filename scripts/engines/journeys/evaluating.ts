import type { Journey } from '../journey.ts'

/** An objection is typed, judged and bettered; what is to be copied and printed can be. */
export const evaluating: Journey = {
  name: 'evaluating an objection',
  async make({ page }) {
    await page.open('/evaluate-objection')
    await page.fill('Dust, lorries and newts in the water.', '#objection')
    await page.click('button', 'Evaluate My Objection')
    await page.untilFocused('h2', 'Your result')
    await page.untilSays('.score', '75%')
    await page.until('one suggestion', () => document.querySelectorAll('.suggestions li').length === 1)
    await page.fill('Dust, lorries, water and noise.', '#objection')
    await page.untilSays('.evaluator', 'You have changed your text since')
    await page.click('button', 'Evaluate My Objection')
    await page.untilSays('.score', '100%')
    await page.untilGone('.suggestions')

    await page.open('/contact')
    await page.click('button', 'Copy email')
    await page.untilSays('.copy-button', 'Copied')
    await page.open('/villages/barford')
    await page.until('a button that prints', () =>
      [...document.querySelectorAll('button')].some(
        (each) => each.checkVisibility() && each.textContent.trim() === 'Print',
      ),
    )
  },
}
