/** Rules that hold somewhere only, and what is no rule. */
const conditions = /\/\*.*?\*\/|<!--|-->|@[a-z-]+[^{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})+[^{}]*\})/gs
const declaration = /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*)/g
const fontInOne = /(^|[;\s])font\s*:\s*[^;]*?([\d.]+[a-z%]*)(?:\/\S+)?\s+([^;]*)/gi

/**
 * Writes what a clipboard's own style sheet says into the style attributes, and each value in one spelling, so that a selector
 * can ask for it: `[style*=";display:none;"]`. Browsers do not know Word's properties, and may not load its sheet.
 */
export function settleStyles(body: HTMLElement, sheet: string): void {
  const given = new Map<Element, string>()
  for (const [, selector = '', declared = ''] of sheet.replaceAll(conditions, '').matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const element of findAll(body, selector)) given.set(element, `${given.get(element) ?? ''}${declared};`)
  for (const element of body.querySelectorAll('[style], [face]')) given.set(element, given.get(element) ?? '')
  for (const [element, declared] of given) {
    const face = element.getAttribute('face')
    const own = `${face ? `font-family:${face};` : ''}${element.getAttribute('style') ?? ''}`
    element.setAttribute('style', settled(`${declared}${own}`))
  }
}

/** What a selector finds; nothing where it is none, such as @page. */
function findAll(body: HTMLElement, selector: string): Iterable<Element> {
  try {
    return body.querySelectorAll(selector)
  } catch {
    return []
  }
}

function settled(declared: string): string {
  const inParts = declared.replaceAll(fontInOne, '$1font-size:$2;font-family:$3')
  const values = new Map(
    Array.from(inParts.matchAll(declaration), ([, name = '', value = '']) => [name.toLowerCase(), spelt(value)]),
  )
  return `;${Array.from(values, (entry) => `${entry.join(':')};`).join('')}`
}

/** Nothing is 0, what lies far outside is 'away', and what is moved up or down by a fifth of a line is raised or lowered. */
function spelt(value: string): string {
  return value
    .toLowerCase()
    .replaceAll(/!\s*important|["']/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[+-]?0(?:\.0+)?(?:p[xtc]|r?em|ex|%|cm|mm|in)?$/, '0')
    .replace(/^-\d{3,}(?:\.\d+)?(?:p[xt]|r?em|%)$/, 'away')
    .replace(/^(-?)(?:[2-9]\d%|0?\.[2-9]\d*r?em|[3-9](?:\.\d+)?p[xt])$/, (_, minus) => (minus ? 'sub' : 'super'))
}

/** What the nearest element around a text that says anything of this property says. */
export function inherited(text: Text, property: string): string {
  const style = text.parentElement?.closest(`[style*=";${property}:"]`)?.getAttribute('style') ?? ''
  return style.split(`;${property}:`)[1]?.split(';')[0] ?? ''
}
