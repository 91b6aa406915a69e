import type { Journey, Visit } from '../journey.ts'

/** An objection is typed, judged and bettered; the letter is there to be copied and printed. */
export const evaluating: Journey = {
  name: 'evaluating an objection',
  mode: 'public',
  widths: [360, 1280],
  make: evaluate,
}

async function evaluate({ page }: Visit): Promise<void> {
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

  await page.open('/how-to-object')
  await page.click('button', 'Copy Template')
  await page.untilSays('.copy-button', 'Copied')
  await page.until('a button that prints the letter', () =>
    [...document.querySelectorAll('button')].some((each) => each.checkVisibility() && /^Print/.test(each.textContent)),
  )
}
