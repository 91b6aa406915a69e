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
    return `<div class="notice" role="status"><h2>${searchWords.tooLong}</h2>${advice}</div>${starts}`
  }
  if (typed === '') return `<p>${searchWords.lead}</p>${starts}`
  const hasFound = best.length > 0
  // The page loads anew, and whoever has searched goes on reading here.
  const outcome = `<h2 class="quiet-focus" tabindex="-1" autofocus>${escapeXml(hasFound ? searchWords.found(typed) : searchWords.nothing(typed))}</h2>`
  if (!hasFound) return `${outcome}<p>${searchWords.advice}</p>${starts}`
  return [
    outcome,
    ...respelt.map((word) => `<p>${escapeXml(searchWords.respelt(word.typed, word.meant))}</p>`),
    section(searchWords.best, best, ({ kind }) => `<p class="quiet">${escapeXml(kind)}</p>`),
    ...groups.map(({ name, hits }) => section(name, hits)),
  ].join('')
}

/** Each result leads to the page as the server sends it, which has the place in it that the address names. */
function section(heading: string, hits: readonly SearchHit[], above: (hit: SearchHit) => string = () => ''): string {
  const items = hits.map((hit) => {
    const { address, title, sentence } = hit
    return `<li>${above(hit)}${link(address, marked(title))}<p>${marked(sentence)}</p></li>`
  })
  return `<section class="measure"><h3 class="large">${escapeXml(heading)}</h3><ol class="ruled">${items.join('')}</ol></section>`
}

/** Every second piece is what was searched for. */
function marked(pieces: MarkedText): string {
  return pieces
    .map(escapeXml)
    .map((piece, index) => (index % 2 === 1 ? `<mark>${piece}</mark>` : piece))
    .join('')
}

const link = (address: string, html: string) => `<a class="title" href="${escapeXml(basePath + address)}">${html}</a>`

const starts = `<section class="measure"><h3 class="large">${searchWords.startHere}</h3><ul class="ruled">${searchStarts
  .map(({ to, label, text }) => `<li>${link(to, label)}<p>${text}</p></li>`)
  .join('')}</ul></section>`
