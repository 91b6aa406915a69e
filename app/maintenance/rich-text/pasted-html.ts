import { onTheLine } from '../../../domain/written-figures.ts'

/** What would be text here and is none there: what a reviewer has deleted or said, and what nobody sees. */
const noText = `del, s, strike, .msoDel, [style*="line-through"],
  .MsoCommentReference, .msocomtxt, [style*="mso-element:comment"], div:has(> p > a[href^="#cmnt_ref"]), a[href^="#cmnt"],
  [hidden], [style*="display:none"], [style*="mso-hide:all"]`

const lowered = 'sub, [style*="vertical-align:sub"]'
const raised = 'sup, [style*="vertical-align:super"]'

/**
 * What another program puts on the clipboard, for the editor's schema, which itself drops looks and keeps headings, lists and
 * links: with Word's lists as lists, and with the meaning of what the schema does not have. `origin` is this site's own: its
 * addresses become paths.
 */
export function cleanPasted(pasted: string, origin: string): string {
  // Even a document that nobody sees would report sheets and handlers to the console, against the content security policy.
  const inert = pasted
    .replaceAll(/<style\b.*?<\/style>/gis, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\son(?=[a-z]+=)/gi, ' data-on'))
    .replaceAll(`"${origin}/`, '"/')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
  const { body } = new DOMParser().parseFromString(inert, 'text/html')
  for (const element of body.querySelectorAll(noText)) element.remove()
  gatherPoints(body)
  for (const element of body.querySelectorAll(`${lowered}, ${raised}`))
    element.textContent = onTheLine(element.textContent ?? '', element.matches(lowered) ? 'sub' : 'sup')
  writeRowsAsLines(body)
  return body.innerHTML
}

/** Word writes each point of a list as a paragraph, with its sign as text: neighbours become one list, on one level. */
function gatherPoints(body: HTMLElement): void {
  for (const point of body.querySelectorAll('p[style*="mso-list:"]')) {
    const sign = point.querySelector('[style*="mso-list:ignore" i]')
    const name = /^\(?(?:\d+|[a-z]+)[.)]/i.test(sign?.textContent?.trim() ?? '') ? 'ol' : 'ul'
    sign?.remove()
    const before = point.previousElementSibling
    const list = before?.localName === name ? before : body.ownerDocument.createElement(name)
    const item = body.ownerDocument.createElement('li')
    item.append(...point.childNodes)
    if (list !== before) point.before(list)
    list.append(item)
    point.remove()
  }
}

/** An article of the editor has no tables: each row becomes a line, with a bar between its cells. What a table only lays out becomes blocks. */
function writeRowsAsLines(body: HTMLElement): void {
  for (const row of body.querySelectorAll('tr')) {
    const cells = Array.from(row.cells)
    const isLaidOut = cells.length < 2 || row.matches('[role=presentation] *, :has(table)')
    const parts = isLaidOut
      ? cells.map(({ childNodes }) => Array.from(childNodes))
      : [[cells.map(({ textContent }) => textContent?.trim()).join(' | ')]]
    const blocks = parts.map((part) => {
      const block = body.ownerDocument.createElement('div')
      block.append(...part)
      return block
    })
    row.replaceWith(...blocks)
  }
}

/** A plain text of the clipboard, with a bar between the cells of a row. */
export function cleanPastedText(pasted: string): string {
  return pasted.replaceAll(/(?<=\S) *\t */g, ' | ')
}
