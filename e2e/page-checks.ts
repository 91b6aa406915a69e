import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The errors that the page's console names and its scripts throw from now on, each with where. */
export function noteErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`))
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  return errors
}

/** The width of an A4 page between its margins of 14 mm, in CSS pixels. */
export const paperWidth = 688

/**
 * Fails where the page, as it stands at each of these widths, breaks an accessibility rule, reaches beyond the screen, or has
 * more or less than one heading of the first level. Then the screen is as wide as before.
 */
export async function expectAccessible(page: Page, state: string, widths: readonly number[] = []): Promise<void> {
  await untilWhole(page)
  const before = page.viewportSize()
  for (const width of widths.length > 0 ? widths : [undefined]) {
    if (width !== undefined) await page.setViewportSize({ width, height: 800 })
    const where = width === undefined ? state : `${state} at ${width} px`
    expect(await findBroken(page), where).toEqual([])
    expect(await findTooWide(page), where).toEqual([])
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }), where).toHaveCount(1)
    await keepPicture(page, where)
  }
  if (before && widths.length > 0) await page.setViewportSize(before)
}

/** Takes a picture of each state that is checked, for `npm run gallery`. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.GALLERY
  const path = `${folder}/${name.replaceAll(/\W+/g, '-')}.png`
  if (folder !== undefined) await page.screenshot({ path, animations: 'disabled' })
}

/** The accessibility rules that the page breaks as it stands, with where. The rules are brought to each document once: that takes as long as asking them. */
async function findBroken(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeScript};undefined`)
  return page.evaluate(async () => {
    const rules = (window as unknown as { axe: typeof axe }).axe
    const bars = document.querySelectorAll<HTMLElement>('.save-bar')
    const placeBars = (position: string) => {
      for (const bar of bars) bar.style.position = position
    }
    // What lies half below the header or a bar would count as too small for a finger, though it can be scrolled from there.
    scrollTo(0, 0)
    placeBars('static')
    const { violations } = await rules.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Only what is broken is described: the rest takes half of the time and is thrown away.
      resultTypes: ['violations'],
      // A frame shows a public page, which is checked as one.
      iframes: false,
    })
    placeBars('')
    return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}

/** Waits for the styles, which come after the words of a page, and for the letters, which are narrower than those before them. */
async function untilWhole(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Whose words or pictures reach beyond the sides of the screen, and by how much the page can be scrolled sideways. */
export async function findTooWide(page: Page): Promise<string[]> {
  await untilWhole(page)
  return page.evaluate(() => {
    const isClipped = (element: Element): boolean => {
      const around = element.parentElement
      if (!around) return false
      return !['visible', ''].includes(getComputedStyle(around).overflowX) || isClipped(around)
    }
    const reaching = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      if (
        width === 0 ||
        (left >= -1 && right <= innerWidth + 1) ||
        element.matches('.skip-link, [popover], [data-sonner-toaster]')
      )
        return false
      return element.checkVisibility({ visibilityProperty: true }) && !isClipped(element)
    })
    const scroll = document.documentElement.scrollWidth - innerWidth
    return [
      ...(scroll > 0 ? [`${scroll} px of scrolling`] : []),
      ...reaching.map(
        ({ tagName, className, textContent }) => `${tagName}.${className} ${textContent?.trim().slice(0, 40)}`,
      ),
    ]
  })
}

/** What printing would show amiss: letters smaller than 9 px or larger than 18, and controls that nobody can press on paper. */
export async function findMisprints(page: Page): Promise<string[]> {
  await untilWhole(page)
  return page.evaluate(() => {
    const misprints = new Set<string>()
    const check = (size: number, words: string) => {
      if (size < 8.99 || size > 18.01) misprints.add(`${size.toFixed(1)} px: ${words.trim().slice(0, 30)}`)
    }
    const isPrinted = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.sr-only')
    const sizeOf = (element: Element) => {
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      return Number.parseFloat(getComputedStyle(element).fontSize) * scale
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement
      if (!around || !text.textContent?.trim() || !isPrinted(around)) continue
      check(sizeOf(around), text.textContent)
      if (around instanceof SVGElement && getComputedStyle(around).fill === 'none')
        misprints.add(`no ink: ${text.textContent}`)
    }
    for (const element of document.querySelectorAll('body *')) {
      if (!isPrinted(element)) continue
      if (element.matches('summary') && getComputedStyle(element).listStyleType !== 'none') misprints.add('a triangle')
      for (const side of ['::before', '::after']) {
        const { content, display, fontSize } = getComputedStyle(element, side)
        if (display !== 'none' && /\w/.test(content.replace(/^(?:none|normal)$/, '')))
          check(Number.parseFloat(fontSize), content)
      }
      const isLinkOut = element.matches('a[href^="http"], a[target]')
      const isOnPicture = element.closest('.process-flow, .place-map-markers') !== null
      if (element.matches('button, input, .button') && !isLinkOut && !isOnPicture)
        misprints.add(`a control: ${element.textContent?.trim() || element.id}`)
    }
    const foot = getComputedStyle(document.documentElement).getPropertyValue('--printed-foot')
    if (!foot.includes('How to object') && ![...document.querySelectorAll('.printed-letter, .sheet')].some(isPrinted))
      misprints.add('nobody’s line')
    return [...misprints]
  })
}
