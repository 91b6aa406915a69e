import { isLink } from '../../../domain/article-html.ts'
import { onTheLine } from '../../../domain/written-figures.ts'
import { nestFlatPoints } from './pasted-lists.ts'

/** What of a clipboard never becomes text, by what the note calls it; nobody misses what has no name. Styles are asked for as `settleStyles` writes them. */
const leftOut: readonly [what: string, selector: string][] = [
  ['', 'script, template, noscript, title, meta, link, xml, img[width="1"], img[height="1"]'],
  [
    'comments',
    `.MsoCommentReference, .MsoCommentText, .msocomanchor, .msocomtxt, .msocomoff, [style*=";mso-element:comment"],
     div:has(> p:first-child > a[href^="#cmnt_ref"]:first-child), a[href^="#cmnt"]`,
  ],
  ['deleted text', 'del, s, strike, .msoDel, [style*="line-through"]'],
  ['formulas', 'math, .katex, .MathJax'],
  [
    'hidden text',
    `[hidden], .sr-only, .visually-hidden, .govuk-visually-hidden, [style*=";display:none;"]:not(col), [style*=";mso-hide:all;"],
     [style*=";visibility:hidden;"], [style*=";font-size:0;"], [style*=";font-size:0p"], [style*=";clip:rect("], [style*=":-9999"]`,
  ],
  ['pictures', 'img:not([src^="/quarry/uploads/"])'],
  ['videos', 'video'],
  ['embedded pages', 'iframe, object, embed'],
  ['drawings', 'svg, canvas'],
  ['form fields', 'input, select, textarea'],
]
/** What is missed also where it has no words. */
const wordless = 'img, video, iframe, object, embed, svg, canvas, input, select, textarea, math'

/** What stands in a line of its own there, and would not in the editor. */
const apart = 'main, nav, details, summary, center, dt, legend, [style*=";display:block;"]'

/** What stands apart from its neighbours in a cell. */
const blocks = 'p, div, br, h1, h2, h3, h4, ul, ol, li, blockquote'

/**
 * What another program puts on the clipboard, for the editor's schema, which itself drops looks and keeps headings, lists and
 * links: without what is shown to nobody there, and with what it shows by style alone. `origin` is this site's own: its
 * addresses become paths. `note` tells what did not come along.
 */
export function cleanPasted(pasted: string, origin: string): { html: string; note: string } {
  // Even a document that nobody sees would report sheets and handlers to the console, against the content security policy.
  const inert = pasted
    .replaceAll(/<(\/?)style\b/gi, '<$1script data-sheet')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\son(?=[a-z]+=)/gi, ' data-on'))
  const source = new DOMParser().parseFromString(inert, 'text/html')
  const { body } = source
  settleStyles(body, Array.from(source.querySelectorAll('[data-sheet]'), ({ textContent }) => textContent).join('\n'))
  for (const name of ['href', 'src'])
    for (const element of body.querySelectorAll(`[${name}^="${origin}/"]`))
      element.setAttribute(name, element.getAttribute(name)?.slice(origin.length) ?? '')
  const missed = new Set<string>()
  for (const [what, selector] of leftOut) {
    for (const element of body.querySelectorAll(selector)) {
      if (what !== '' && body.contains(element) && (hasWords(element) || element.matches(wordless))) missed.add(what)
      element.remove()
    }
  }
  nestFlatPoints(body)
  settleTexts(body)
  const hasLines = tablesAsLines(body)
  for (const element of body.querySelectorAll(apart)) {
    const block = source.createElement('div')
    element.replaceWith(block)
    block.append(element)
  }
  const links = Array.from(body.querySelectorAll('a[href]')).filter(hasWords)
  if (links.some((link) => !isLink(link.getAttribute('href') ?? ''))) missed.add('links that lead nowhere from here')
  return { html: body.innerHTML, note: noteOf([...missed], hasLines) }
}

function noteOf(missed: string[], hasLines: boolean): string {
  const list = new Intl.ListFormat('en-GB').format(missed)
  return [
    ...(list ? [`Left out: ${list}.`] : []),
    ...(missed.includes('pictures') ? ['Upload a picture and insert it with Picture.'] : []),
    ...(hasLines ? ['A table became lines, one for each row.'] : []),
  ].join(' ')
}

/** A plain text of the clipboard, with a bar between the cells of a row. */
export function cleanPastedText(pasted: string): string {
  return withPlainCharacters(pasted.replaceAll(/(?<=\S) *\t */g, ' | '))
}

/** Whether there is anything to read in a part. */
function hasWords({ textContent }: Element): boolean {
  return /\S/.test(textContent ?? '')
}

/**
 * Writes what a clipboard's own style sheet says into the style attributes, and each in one spelling, so that a selector can
 * ask for it: `[style*=";display:none;"]`. Browsers do not know Word's properties, and may not load its sheet.
 */
function settleStyles(body: HTMLElement, sheet: string): void {
  // A rule such as @page has no elements.
  for (const [, selector = '', declared] of sheet
    .replaceAll(/\/\*.*?\*\/|<!--|-->/gs, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (!selector.includes('@'))
      for (const element of body.querySelectorAll(selector))
        element.setAttribute('style', `${declared};${element.getAttribute('style') ?? ''}`)
  for (const element of body.querySelectorAll('[style]')) {
    const plain = element
      .getAttribute('style')
      ?.toLowerCase()
      .replaceAll(/!\s*important|["'\s]/g, '')
    element.setAttribute('style', `;${plain};`)
  }
}

const lowered = 'sub, [style*=";vertical-align:sub;"]'
const raised = 'sup, [style*=";vertical-align:super;"]'

/** In the font Symbol an m is a µ, which makes a milligram a thousandth. */
const symbols = new Map(
  [...'abgdezhqiklmnxoprstufcywDGQLXPSFYW£³±´·¸¹»Ö®¬'].map((letter, place) => [
    letter,
    'αβγδεζηθικλµνξοπρστυφχψωΔΓΘΛΞΠΣΦΨΩ≤≥±×•÷≠≈√→←'.charAt(place),
  ]),
)

/** Writes each text with the characters that it shows there. */
function settleTexts(body: HTMLElement): void {
  const walk = body.ownerDocument.createTreeWalker(body, 4)
  while (walk.nextNode()) {
    const text = walk.currentNode as Text
    const place = text.parentElement?.closest(`${lowered}, ${raised}`)
    const isSymbol = text.parentElement?.closest('[style*=";font-family:"]')?.matches('[style*=";font-family:symbol"]')
    const shown = isSymbol ? text.data.replaceAll(/\S/g, (letter) => symbols.get(letter) ?? letter) : text.data
    const words = withPlainCharacters(shown)
    text.data = place ? onTheLine(words, place.matches(lowered) ? 'sub' : 'sup') : words
  }
}

/** A text with the characters that people type: the ligatures of PDF files as letters, plain hyphens and spaces, and nothing that is not seen. */
function withPlainCharacters(text: string): string {
  return text
    .replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll('\u00a0', ' ')
}

/**
 * An article of the editor has no tables: each row becomes a line, its cells with a bar between them. What a table only lays
 * out, as e-mails do, stays in blocks. Returns whether a row became a line.
 */
function tablesAsLines(body: HTMLElement): boolean {
  let hasLines = false
  // From the innermost.
  for (const table of Array.from(body.querySelectorAll('table')).reverse()) {
    const isLayout =
      table.matches('[role=presentation]') || table.querySelector('table, .pasted-line, h1, h2, h3') !== null
    const rows = Array.from(table.rows).flatMap(({ cells }) => {
      const isLine = !isLayout && Array.from(cells).filter(hasWords).length > 1
      hasLines ||= isLine
      return isLine ? [lineOf(Array.from(cells))] : Array.from(cells, blockOf)
    })
    table.replaceWith(...(table.caption ? [blockOf(table.caption)] : []), ...rows)
  }
  return hasLines
}

function blockOf(part: HTMLElement): HTMLElement {
  const block = part.ownerDocument.createElement('div')
  block.append(...part.childNodes)
  return block
}

/** The words of the cells in one line, those of a header in bold, and blocks in a cell with a semicolon between them. */
function lineOf(cells: HTMLElement[]): HTMLElement {
  const line = (cells[0] as HTMLElement).ownerDocument.createElement('p')
  line.className = 'pasted-line'
  const words = cells.map((cell) => {
    for (const block of cell.querySelectorAll(blocks)) {
      const isLater = block.previousSibling !== null && /\S/.test(block.previousSibling.textContent ?? '')
      block.replaceWith(isLater && hasWords(block) ? '; ' : ' ', ...block.childNodes)
    }
    const html = cell.innerHTML.trim()
    return cell.localName === 'th' ? `<strong>${html}</strong>` : html
  })
  line.innerHTML = words.join(' | ')
  return line
}
