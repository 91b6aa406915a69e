import { isLink } from '../../../domain/article-html.ts'
import { settleLists } from './pasted-lists.ts'
import { settleStyles } from './pasted-style.ts'
import { hasWords, tablesAsLines } from './pasted-tables.ts'
import { settleTexts, withPlainCharacters } from './pasted-text.ts'

/**
 * What of a clipboard never becomes text, by what the note calls it; nobody misses what has no name. Styles are asked for as
 * `settleStyles` writes them.
 */
const leftOut: readonly [what: string, selector: string][] = [
  [
    '',
    'script, template, noscript, title, meta, link, xml, rp, wbr, datalist, input[type=hidden], img[width="1"], img[height="1"]',
  ],
  [
    'comments',
    `.MsoCommentReference, .MsoCommentText, .MsoCommentSubject, .msocomanchor, .msocomtxt, .msocomoff,
     [style*=";mso-element:comment"], [style*=";mso-special-character:comment"], [href^="#_msocom"],
     div:has(> p:first-child > a[href^="#cmnt_ref"]:first-child), p:has(> a[href^="#cmnt_ref"]), a[href^="#cmnt"]`,
  ],
  [
    'deleted text',
    `del, .msoDel, [class*="TrackChangeTextDeletion"], [style*=":line-through"], [style*=" line-through"],
     :is(s, strike):not([style*=";text-decoration:"], [style*=";text-decoration-line:"])`,
  ],
  ['formulas', 'math, .katex, .MathJax, mjx-container, .mwe-math-element'],
  [
    'hidden text',
    `[hidden], dialog:not([open]), details:not([open]) > :not(summary),
     .sr-only, .visually-hidden, .visuallyhidden, .screen-reader-text, .govuk-visually-hidden,
     [style*=";display:none;"]:not(col), [style*=";mso-hide:all;"], [style*=";opacity:0;"], [style*=";max-height:0;"],
     [style*=";height:0;"][style*=";overflow:hidden"], [style*=";width:1px;"][style*=";overflow:hidden"],
     [style*=";clip:rect(0"], [style*=";clip:rect(1px"], [style*=";clip-path:inset(50%"], [style*=";clip-path:inset(100%"],
     [style*=";left:away;"], [style*=";top:away;"], [style*=";text-indent:away;"], [style*=";transform:scale(0)"]`,
  ],
  ['pictures', 'img:not([src^="/quarry/uploads/"])'],
  ['videos', 'video'],
  ['sound', 'audio'],
  ['embedded pages', 'iframe, object, embed'],
  ['drawings', 'svg, canvas'],
  ['form fields', 'input, select, textarea, progress, meter'],
]
/** What is missed also where it has no words. */
const wordless = 'img, video, audio, iframe, object, embed, svg, canvas, input, select, textarea, progress, meter, math'

/** Signs that a browser or another program draws, and the text has not. */
const drawn: readonly [selector: string, before: string, after: string][] = [
  ['q', '“', '”'],
  ['rt', ' (', ')'],
  ['li[aria-checked=true]', '☑ ', ''],
  ['li[aria-checked=false]', '☐ ', ''],
]

/** What stands in a line of its own there, and would not in the editor. */
const apart = `main, nav, details, summary, center, dt, legend, dialog, search, menu, dir, [role=cell], [role=gridcell],
  [role=columnheader], [role=rowheader], [style*=";display:block;"], [style*=";display:flex;"], [style*=";display:grid;"],
  [style*=";display:table"], [style*=";display:list-item;"], [style*=";display:flex;"] > *, [style*=";display:grid;"] > *`

/**
 * What another program puts on the clipboard, for the editor's schema, which itself drops looks and keeps headings, lists and
 * links: as it is shown there, without what is shown to nobody. `origin` is this site's own: its addresses become paths. `note`
 * tells what did not come along.
 */
export function cleanPasted(pasted: string, origin: string): { html: string; note: string } {
  // Even a document that nobody sees would report sheets and handlers to the console, against the content security policy.
  const inert = pasted
    .replaceAll(/<(\/?)style\b/gi, '<$1script data-sheet')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\son(?=[a-z]+=)/gi, ' data-on'))
  const source = new DOMParser().parseFromString(inert, 'text/html')
  const { body } = source
  settleStyles(body, Array.from(source.querySelectorAll('[data-sheet]'), (sheet) => sheet.textContent).join('\n'))
  for (const name of ['href', 'src'])
    for (const element of body.querySelectorAll(`[${name}^="${origin}/"]`))
      element.setAttribute(name, element.getAttribute(name)?.slice(origin.length) ?? '')
  const missed = new Set<string>()
  for (const [what, selector] of leftOut) {
    for (const element of body.querySelectorAll(selector)) {
      const instead = what === 'hidden text' ? '' : wordsInstead(element)
      const isMissed = what !== '' && instead === '' && (hasWords(element) || element.matches(wordless))
      if (isMissed && body.contains(element)) missed.add(what)
      element.replaceWith(instead)
    }
  }
  for (const [selector, before, after] of drawn) {
    for (const element of body.querySelectorAll(selector)) {
      element.prepend(before)
      element.append(after)
    }
  }
  // The end of a line on paper is none here; the hyphen before it may belong to the word.
  for (const end of body.querySelectorAll('br[role=presentation]'))
    end.replaceWith(/\p{L}[-\u2010\u00ad]$/u.test(end.previousSibling?.textContent ?? '') ? '' : ' ')
  settleLists(body)
  if (settleTexts(body)) missed.add('hidden text')
  const hasLines = tablesAsLines(body)
  for (const element of body.querySelectorAll(`:is(${apart}):not(li, ul, ol)`)) {
    const block = source.createElement('div')
    element.replaceWith(block)
    block.append(element)
  }
  const links = Array.from(body.querySelectorAll('a[href]')).filter(hasWords)
  if (links.some((link) => !isLink(link.getAttribute('href') ?? ''))) missed.add('links that lead nowhere from here')
  return { html: body.innerHTML, note: noteOf([...missed], hasLines) }
}

/** The text that says the same as an element without words: an emoji, or whether a box is ticked. */
function wordsInstead(element: Element): string {
  if (element.matches('img'))
    return /^(?:\p{Extended_Pictographic}|\p{RI}).*/u.exec(element.getAttribute('alt') ?? '')?.[0] ?? ''
  if (!element.matches('[type=checkbox], [type=radio]')) return ''
  return element.hasAttribute('checked') ? '☑ ' : '☐ '
}

function noteOf(missed: string[], hasLines: boolean): string {
  const list = new Intl.ListFormat('en-GB').format(missed)
  return [
    ...(list ? [`Left out: ${list}.`] : []),
    ...(missed.includes('pictures') ? ['Upload a picture and insert it with Picture.'] : []),
    ...(hasLines ? ['A table became lines, one for each row.'] : []),
  ].join(' ')
}

/**
 * A plain text of the clipboard: the cells of a row with a bar between them, and a word that a line's end broke in one piece. A
 * hyphen there may belong to it: `note` says so.
 */
export function cleanPastedText(pasted: string): { text: string; note: string } {
  const brokenWord = /(\p{L})[-‐][ \t]*\r?\n[ \t]*(?=\p{Ll})/gu
  const isBroken = brokenWord.test(pasted)
  const lines = pasted
    .replaceAll(/\u00ad[ \t]*\r?\n/g, '')
    .replaceAll(brokenWord, '$1-')
    .split(/\r?\n|\f/)
  const text = lines.map((line) =>
    line
      .trim()
      .replace(/^([^\p{L}\p{N}]|o|\(?\w{1,4}[.)])\t+/u, '$1 ')
      .replaceAll(/ *\t */g, ' | '),
  )
  const note = isBroken ? 'A line’s end had broken a word: see whether its hyphen belongs there.' : ''
  return { text: withPlainCharacters(text.join('\n')), note }
}
