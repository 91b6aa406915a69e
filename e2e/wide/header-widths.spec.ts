import { expect, test } from '../site.ts'

test('at every width, with letters of up to twice the size, all of the header has room and is whole', async ({
  page,
}) => {
  await page.goto('/quarry/')
  // What is not looked at would be laid out and painted anew at every width.
  await page.locator('main, footer').evaluateAll((rest) => {
    for (const each of rest) each.setAttribute('hidden', '')
  })
  const wrong: string[] = []
  for (const size of ['100%', '125%', '150%', '225%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    for (let width = 320; width <= 2048; width += 96) {
      await page.setViewportSize({ width, height: 700 })
      const right = await page
        .locator('.site-header :is(a, button, span)')
        .evaluateAll((all) =>
          Math.max(
            ...all
              .filter((each) => each.checkVisibility({ visibilityProperty: true }))
              .map((each) => each.getBoundingClientRect().right),
          ),
        )
      const cut = await page
        .locator('.site-logo span, .site-header .button-alert')
        .evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight + 2).length)
      if (cut > 0) wrong.push(`${size} at ${width} px: the name or the button is cut`)
      if (right > width) wrong.push(`${size} at ${width} px: ${Math.round(right - width)} px too wide`)
    }
  }
  expect(wrong).toEqual([])
})
