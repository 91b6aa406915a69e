/** These functions run in the page, alone: nothing that stands outside of one can be used in it. */

/** Where an element in sight can be pressed, once it has stood still for two frames and nothing covers it. */
export async function seek(css: string, name: string | null): Promise<{ x: number; y: number } | undefined> {
  const found = [...document.querySelectorAll<HTMLInputElement>(css)].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      [null, (each.getAttribute('aria-label') ?? each.labels?.[0]?.textContent ?? each.textContent).trim()].includes(
        name,
      ),
  )
  if (!found) return undefined
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const middle = () => {
    const { left, top, width, height } = found.getClientRects()[0] ?? new DOMRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const before = middle()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x, y } = middle()
  const isStill = x === before.x && y === before.y
  const isFree = found.contains(document.elementFromPoint(x, y))
  return isStill && isFree ? { x, y } : undefined
}

/** Whether the focus is on an element that matches and has this name, if one is given. */
export function isFocused(css: string, name: string | null): boolean {
  const focused = document.activeElement as HTMLInputElement | null
  if (!focused?.matches(css)) return false
  const names = [focused.getAttribute('aria-label') ?? focused.labels?.[0]?.textContent ?? focused.textContent]
  return name === null || names[0]?.trim() === name
}

/** Shows the page as its styles for paper have it. */
export function showAsPrinted(): void {
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all'
      if (rule instanceof CSSGroupingRule) change(rule.cssRules)
    }
  }
  for (const { cssRules, media } of document.styleSheets) {
    if (media.mediaText === 'print') media.mediaText = 'all'
    change(cssRules)
  }
}
