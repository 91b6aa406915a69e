import { expect, type Page } from '@playwright/test'

/** How the element with the focus can be seen: whether anything of it is in sight and in front, and marked. */
function describeFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  const front = document.elementFromPoint(x, y)
  const marks = [element, ...element.querySelectorAll('*'), element.parentElement ?? element]
  const isMarked = marks.some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  const name = `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`
  return {
    name,
    isInFront: front !== null && (element.contains(front) || front.contains(element)),
    isMarked,
    isInFooter: element.closest('footer') !== null,
    isNamed: element.matches('input, textarea, select') || !name.endsWith("''"),
  }
}

/** No page has so many stops: the home page, which is walked whole, has about 80. */
const mostStops = 200

/**
 * The Tab key leads through the page as it stands open, and what has the focus is named, marked and in sight; then the page
 * is at its top again. The header and the footer, which are the same everywhere, are walked on the home page; elsewhere the
 * skip link leads to the content.
 */
export async function expectFocusInSight(page: Page, route: string, width: number): Promise<void> {
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  if (route !== '/') {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
  const hidden: string[] = []
  let stops = 0
  for (; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(describeFocus)
    if (!focus || (route !== '/' && focus.isInFooter)) break
    if (!focus.isInFront || !focus.isMarked || !focus.isNamed) hidden.push(JSON.stringify(focus))
  }
  expect(hidden, `the focus on ${route} at ${width} px`).toEqual([])
  expect(stops, `stops on ${route} at ${width} px`).toBeGreaterThan(0)
  expect(stops, `stops on ${route} at ${width} px`).toBeLessThan(mostStops)
  await page.evaluate(() => scrollTo(0, 0))
}
