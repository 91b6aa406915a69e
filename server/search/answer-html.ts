import { searchStarts, searchWords } from '../../content/search-words.ts'
import { escapeXml } from '../../domain/escape-xml.ts'
import {
  answerMark,
  longestSiteSearch,
  type MarkedText,
  type SearchHit,
  type SearchResults,
  typedMark,
} from '../../domain/search-results.ts'
import { basePath } from '../http/route.ts'

const titleMark = searchWords.titleOf(typedMark)
const marks = new RegExp([titleMark, typedMark, answerMark].map(RegExp.escape).join('|'), 'g')

/** The page of a search: its frame, with what was typed and what was found in their places, whatever was typed. */
export function fillFrame(frame: string, results: SearchResults): string {
  const typed = escapeXml(results.typed)
  const parts = { [titleMark]: searchWords.titleOf(typed), [typedMark]: typed, [answerMark]: answerOf(results) }
  return frame.replaceAll(marks, (mark) => parts[mark] ?? '')
}

/** What a search says: it is written at once, since making it of components takes ten times as long. */
function answerOf({ typed, isTooLong, best, groups, respelt }: SearchResults): string {
  if (isTooLong) {
    const link = `<a href="${basePath}/evaluate-objection">Evaluate Your Objection</a>`
    const advice = `<p>${searchWords.tooLongAdvice(longestSiteSearch)} ${link}</p>`
    return withStarts(`<div class="notice" role="status"><h2>${searchWords.tooLong}</h2>${advice}</div>`)
  }
  if (typed === '') return withStarts(`<p>${searchWords.lead}</p>`)
  const hasFound = best.length > 0
  // The page loads anew, and whoever has searched goes on reading here.
  const outcome = `<h2 class="quiet-focus" tabindex="-1" autofocus>${escapeXml(hasFound ? searchWords.found(typed) : searchWords.nothing(typed))}</h2>`
  if (!hasFound) return withStarts(`${outcome}<p>${searchWords.advice}</p>`)
  const parts = [{ name: searchWords.best, hits: best }, ...groups]
  const found = [
    outcome,
    ...respelt.map((word) => `<p>${escapeXml(searchWords.respelt(word.typed, word.meant))}</p>`),
    ...parts.map(({ name, hits }, index) => section(name, hits, index)),
  ]
  return `<div class="stack gap-40">${found.join('')}</div>${contentsOf(parts)}`
}

const partId = (index: number) => `found-${index}`

/** What was found by its kind, beside it. */
function contentsOf(parts: SearchResults['groups']): string {
  if (parts.length < 2) return ''
  const links = parts.map(
    ({ name, hits }, index) => `<li><a href="#${partId(index)}">${escapeXml(name)} (${hits.length})</a></li>`,
  )
  return `<nav class="side contents wide-only" aria-label="${searchWords.kinds}"><ol>${links.join('')}</ol></nav>`
}

/** Each result leads to the page as the server sends it, which has the place in it that the address names. The best say what they are. */
function section(heading: string, hits: readonly SearchHit[], index: number): string {
  const items = hits.map(({ kind, address, title, sentence }) => {
    const above = index === 0 ? `<p class="quiet">${escapeXml(kind)}</p>` : ''
    return `<li>${above}${link(address, marked(title))}<p>${marked(sentence)}</p></li>`
  })
  const id = partId(index)
  return `<section><h3 class="large" id="${id}" tabindex="-1">${escapeXml(heading)}</h3><ol class="ruled">${items.join('')}</ol></section>`
}

/** Every second piece is what was searched for. */
function marked(pieces: MarkedText): string {
  return pieces
    .map(escapeXml)
    .map((piece, index) => (index % 2 === 1 ? `<mark>${piece}</mark>` : piece))
    .join('')
}

const link = (address: string, html: string) => `<a class="title" href="${escapeXml(basePath + address)}">${html}</a>`

/** Where else one can go, beside what the search says. */
function withStarts(html: string): string {
  const items = searchStarts.map(({ to, label, text }) => `<li>${link(to, label)}<p>${text}</p></li>`)
  const starts = `<h3 class="large">${searchWords.startHere}</h3><ul class="two-columns gap-24">${items.join('')}</ul>`
  return `<div class="stack">${html}</div><section class="side">${starts}</section>`
}
