import { closerLook } from '../../content/closer-look/words.ts'
import { committeeLetter, policies } from '../../content/committee-letter.ts'
import { evaluatorPage, scoreWords } from '../../content/evaluator-page.ts'
import { pageName } from '../../content/public-pages.ts'
import { workshopWords } from '../../content/workshop-words.ts'
import { writtenBefore } from '../../content/written-before.ts'
import { personWords, sendWords, writtenWords } from '../../content/written-words.ts'
import type { ContentReader } from '../../domain/content.ts'
import { textOfHtml } from '../../domain/html-text.ts'
import { newsletterPaths } from '../../domain/newsletter-link.ts'
import { packForAll, packPapers, packPath } from '../../domain/pack.ts'
import { typedMark } from '../../domain/search-results.ts'
import type { SiteText } from '../../domain/site-text.ts'
import { bareLetters } from '../../domain/spelling.ts'
import { listPages } from '../feeds/sitemap.ts'

/** Every line of the public pages, once: with the page whose title it is, or the first that has it. */
export async function readPageLines(
  content: ContentReader,
  readHtml: (path: string) => Promise<string>,
): Promise<SiteText[]> {
  const lines = new Map<string, SiteText>()
  const add = (path: string, title: string, texts: readonly string[]) => {
    for (const text of texts) if (text === title || !lines.has(text)) lines.set(text, { title, pages: [path], text })
  }
  for (const path of [...(await listPages(content)).keys(), ...pagesWithoutRow]) {
    const html = await readHtml(path)
    add(path, textOfHtml(/<title>(.*?)(?: \| .*)?<\/title>/.exec(html)?.[1] ?? path), linesOf(html))
  }
  for (const [path, words] of Object.entries(writtenInBrowser)) add(path, pageName(path), wordsIn(words))
  return [...lines.values()]
}

/** What pages show only once they run in a browser. */
const writtenInBrowser = {
  '/ask-for-the-committee': [committeeLetter, policies],
  '/write-objection': [workshopWords, writtenBefore, writtenWords, sendWords, personWords, closerLook],
  '/evaluate-objection': [evaluatorPage, scoreWords],
}

const wordsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(wordsIn)

const pagesWithoutRow = [
  ...packPapers.map((paper) => packPath(packForAll, paper)),
  ...Object.values(newsletterPaths),
  `/search?q=${typedMark}`,
  '/page-not-found',
]

const noWords = /<(head|script|style)\b.*?<\/\1>|<sup class="source-marks".*?<\/sup>|<!--.*?-->/gs
const saidOfPart = /<[^>]* (?:alt|placeholder)="([^"]*)"[^>]*>/g
/** All but those that stand within a sentence. */
const ofBlock = /<\/?(?!(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|time|wbr)\b)[a-z][^>]*>/

/** What one reads on a page, a line for each of its parts. */
const linesOf = (html: string) =>
  html
    .replace(noWords, '')
    .replace(saidOfPart, '<p>$1</p>')
    .replaceAll('</a><a', '</a><p><a')
    .split(ofBlock)
    .map((line) => textOfHtml(line).trim())
    .filter((line) => line !== '')

/** Tells where in the main part of a page a text, or a paragraph of at least so many letters, stands; undefined where it does not. */
export function placesOn(html: string): (text: string, least?: number) => number | undefined {
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? []
  const page = linesOf(main).map(bareLetters).join(' ')
  return (text, least = leastLine) => {
    const paragraphs = text.split('\n').map(bareLetters)
    const places = paragraphs.filter(({ length }) => length >= least).map((paragraph) => page.indexOf(paragraph))
    return places.find((place) => place !== -1)
  }
}

/** What stands between texts that a page puts into one line. */
const seams = /[·()[\]…\n\t]|\.{3}|[.!?:;,](?=\s|$)/
/** Shorter parts, texts within a part and lines stand in many places by chance; what stands in more rows than so many says little. */
const [leastPart, leastText, leastLine, mostAlike] = [4, 12, 26, 20]

/** A part of words, and a text that has it or is in it. */
export interface PartFound {
  part: string
  text: SiteText
}

/**
 * The texts that make up words which none of them has as a whole: those of the rows that have most of them, then those of
 * the rows that have most of what is left. A row that the page of one of these lines shows comes before another. Nothing
 * where most of the words are in no text.
 */
export function textsInParts(words: string, texts: readonly SiteText[], lines: readonly SiteText[] = []): PartFound[] {
  const parts = words.split(seams).filter((part) => bareLetters(part).length >= leastPart)
  const read = texts.flatMap((text) => text.text.split(' · ').map((form) => ({ text, letters: bareLetters(form) })))
  const rows = [...Map.groupBy(read, ({ text: { row, file } }) => (row ? `${row.table} ${row.key}` : file)).values()]
  const pages = lines.flatMap((line) => line.pages)
  const found: PartFound[] = []
  let [left, covered] = [parts, 0]
  while (left.length > 0) {
    const shares = rows.map((own) => left.flatMap((part) => bestFor(part, own, pages)))
    const weights = shares.map((share) => share.reduce((sum, { weight }) => sum + weight, 0))
    const most = Math.max(0, ...weights)
    const best = shares.filter((_, index) => weights[index] === most)
    if (most === 0 || (found.length > 0 && best.length > mostAlike)) break
    found.push(...best.flatMap((share) => [...new Map(share.map((each) => [fieldOf(each), each])).values()]))
    covered += most
    left = left.filter((part) => !best[0]?.some((each) => each.part === part))
  }
  return covered >= bareLetters(parts.join('')).length / 2 ? found : []
}

/** The items of a list are one field. */
const fieldOf = ({ text: { row, text } }: PartFound) => row?.field.replace(/\.\d+$/, '') ?? text

/** The text of a row that has most letters of a part: a little more where it is the part, and where one of these pages shows it. */
function bestFor(
  part: string,
  texts: readonly { text: SiteText; letters: string }[],
  pages: readonly string[],
): (PartFound & { weight: number })[] {
  const wanted = bareLetters(part)
  const having = texts.flatMap(({ text, letters }) => {
    const isWithin = letters.length >= leastText && wanted.includes(letters)
    if (!isWithin && !letters.includes(wanted)) return []
    const isOnPage = text.pages.some((page) => pages.includes(page.replace(/[?#].*/, '')))
    const weight = Math.min(letters.length, wanted.length) + (letters === wanted ? 0.5 : 0) + (isOnPage ? 0.25 : 0)
    return [{ part, text, weight }]
  })
  return having.toSorted((one, other) => other.weight - one.weight).slice(0, 1)
}
