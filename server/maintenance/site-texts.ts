import { builtInTexts } from '../../content/built-in-texts.ts'
import { pagesOfRows } from '../../content/row-pages.ts'
import { articles, findArticle } from '../../content/seed/first-rows.ts'
import { articleSlug, hasFixedRoute } from '../../domain/article-address.ts'
import { withDetails } from '../../domain/campaign-marks.ts'
import { type ContentReader, keyOf, type Row, rowTitle, type TableName, tableNames } from '../../domain/content.ts'
import { dateWords } from '../../domain/date-words.ts'
import { formatEventDate, isCalendarDate } from '../../domain/event-date.ts'
import type { PageTextId } from '../../domain/fixed-row-ids.ts'
import { textOfHtml } from '../../domain/html-text.ts'
import type { ImpactCard } from '../../domain/impact-card.ts'
import type { FoundText, FoundTexts, SiteText } from '../../domain/site-text.ts'
import { bareLetters, findSpellings } from '../../domain/spelling.ts'
import { readCampaign } from '../content-readers.ts'
import { type PartFound, placesOn, readPageLines, textsInParts } from './page-words.ts'

/** The texts of rows as their readers see them, then those of the articles that only a file has. */
async function readSiteTexts(content: ContentReader): Promise<SiteText[]> {
  const campaign = await readCampaign(content)
  const lists = await Promise.all(tableNames.map((table) => content.list(table)))
  const rowTexts = tableNames.flatMap((table, place) => textsOfRows(table, lists[place] ?? []))
  const texts = [...rowTexts, ...articlesWithoutCard()]
  const shown = ({ row, text }: SiteText) => {
    // Pages show a day in one of these forms.
    if (isCalendarDate(text)) return `${formatEventDate(text)} · ${dateWords(text)} · ${text}`
    const plain = /[<&]/.test(text) ? textOfHtml(text.replaceAll('\n', '<br>')) : text
    // The brackets of letters are filled in for each writer.
    return row && row.table !== 'page_texts' ? plain : withDetails(plain, campaign)
  }
  return texts.map((each) => ({ ...each, text: shown(each).trim() })).filter(({ text }) => text !== '')
}

/** The texts of rows; where nobody has changed one, those that are built in, at the fields in which the editor has them. */
function textsOfRows(table: TableName, rows: readonly Row<TableName>[]): SiteText[] {
  const pagesOf = pagesOfRows(table, rows)
  return rows.flatMap((row) => {
    const key = keyOf(table, row)
    return textsIn(withBuiltIn(table, row)).map(([field, text]) => ({
      title: rowTitle(row, key),
      pages: pagesOf(row, field),
      text,
      row: { table, key, field },
    }))
  })
}

/** A row as its readers see it: where nobody has changed its text, with the one that is built in. */
export function withBuiltIn<T extends TableName>(table: T, row: Row<T>): object {
  if (table === 'page_texts') {
    const { id, text } = row as { id: PageTextId; text: string }
    return { ...row, text: text || builtInTexts()[id] }
  }
  if (table !== 'impact_cards') return row
  const card = row as ImpactCard
  const article = hasFixedRoute(card.card_id) ? findArticle(card.card_id) : undefined
  if (!article) return row
  const page_sections = card.page_sections.length > 0 ? card.page_sections : article.sections
  return { ...card, page_description: card.page_description || article.lead, page_sections }
}

/** What no reader reads as a text: keys, times, choices. */
const noText =
  /(?:^|\.)(?:id|[a-z]+_(?:id|key|at|name)|claims|icon|className|state|said_by|status|part)(?:\.\d+)?$|\.type$/

/** The texts of a row by the paths of their fields. */
function textsIn(value: unknown, path: readonly string[] = []): [field: string, text: string][] {
  if (typeof value === 'string') return noText.test(path.join('.')) ? [] : [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...path, name]))
}

/** The articles that only a file has. */
function articlesWithoutCard(): SiteText[] {
  return articles
    .filter(({ slug }) => !hasFixedRoute(slug))
    .flatMap(({ slug, title, lead, sections }) =>
      [title, lead, ...sections.flatMap(({ heading, content }) => [heading, content])].map((text) => ({
        title,
        pages: [`/${slug}`],
        text,
        file: `content/seed/articles/${slug}.json`,
      })),
    )
}

const mostFound = 200
/** How many letters of a text stand before the words, and behind them. */
const [before, behind] = [60, 160]

/** The numbers of sources behind a passage, as they are copied with it. */
const sourceMarks = /[\s\u2060]*\[\d+(?:(?:, | to )\d+)*\]/g

/**
 * The texts in which these words stand; where there is none, those of the rows that make up the words, or else the lines of
 * public pages. A line that consists of these words alone and is of no row stands before the rows that mention it.
 */
export async function findTexts(
  content: ContentReader,
  asked: string,
  readHtml: (path: string) => Promise<string>,
): Promise<FoundTexts> {
  const words = asked.replaceAll(sourceMarks, '')
  const { isIn, placesIn } = findSpellings(words)
  const withWords = (texts: SiteText[]) => texts.filter(({ text }) => isIn(text))
  const [texts, pageLines] = [await readSiteTexts(content), await readPageLines(content, readHtml)]
  const [inTexts, lines] = [withWords(texts), withWords(pageLines)]
  const whole = (having: SiteText[]) => cutAll(having.map((text) => ({ part: words, text })))
  if (inTexts.length > 0) {
    const headings = lines.filter(({ text }) => bareLetters(text) === bareLetters(words))
    const areOfRow =
      headings.length > 0 && inTexts.some(({ text }) => placesIn(text).some((place) => standsAlone(text, place)))
    return whole(areOfRow ? inTexts : [...headings, ...inTexts])
  }
  const ofRows = textsInParts(words, texts, lines)
  if (ofRows.length > 0) return cutAll(ofRows)
  return lines.length > 0 ? whole(lines) : cutAll(textsInParts(words, pageLines))
}

/** The first of what was found, each around its part of the words. */
function cutAll(found: readonly PartFound[]): FoundTexts {
  const texts = found.slice(0, mostFound).map(({ text, part }) => {
    const [place = [0, 0] as const] = findSpellings(part).placesIn(text.text)
    return cutAround(text, ...place)
  })
  return { texts, all: found.length }
}

/** Whether what stands in a text from here to there is a sentence of it, or more, and no words within one. */
function standsAlone(text: string, [start, end]: readonly [number, number]): boolean {
  return (
    /(?:^|[\n·.!?:;])\s*$/.test(text.slice(0, start)) && /^(?:[.!?]|.\s*(?:$|[\n·.!?:;]))/su.test(text.slice(end - 1))
  )
}

/** A text with what stands around one place of it. */
function cutAround({ title, pages, row, file, text }: SiteText, start: number, end: number): FoundText {
  const from = start <= before ? 0 : start - before
  const to = end + behind
  const [lead, rest] = [text.slice(from, start), text.slice(end, to)]
  return {
    title,
    pages,
    ...(row && { row }),
    ...(file !== undefined && { file }),
    passage: [from > 0 ? `…${lead}` : lead, text.slice(start, end), to < text.length ? `${rest}…` : rest],
  }
}

/** Fewer letters are a name, a day or a number: no text that somebody wants to mend. */
const proseLength = 60
/** Fewer letters tell nothing of where a row stands on its page. */
const shortest = 12

/**
 * What stands on the page at this address, from top to bottom: each row once, at the text that says most, and what only its
 * file has. Where the address names one row, it is that row alone; where no row has its place there, as on the papers of
 * the pack, it is what the page takes from rows.
 */
export async function findTextsOf(
  content: ContentReader,
  address: string,
  readHtml: (path: string) => Promise<string>,
): Promise<FoundTexts> {
  const asked = takeApart(address)
  const texts = (await readSiteTexts(content)).map((text) => {
    const places = text.pages.map(takeApart)
    const index = places.findIndex(({ path }) => path === asked.path)
    return { ...text, index, names: places[index]?.names ?? [] }
  })
  const ofPage = texts.filter(({ index }) => index !== -1)
  const named = ofPage.filter(({ names }) => names.some((name) => asked.names.includes(name)))
  const placeOn = placesOn(asked.path === '' || named.length > 0 ? '' : await readHtml(asked.target))
  const taken = ofPage.length > 0 ? ofPage : texts.filter(({ text }) => placeOn(text) !== undefined)
  // What stands on this page before what it shows of another.
  const shown = named.length > 0 ? named : taken.toSorted((a, b) => a.index - b.index)
  const byRow = Map.groupBy(shown, ({ row, text }) => (row ? `${row.table} ${row.key}` : text))
  const rows = Array.from(byRow.values(), (ofRow) => {
    const most = ofRow.find(({ text }) => text.length >= proseLength) ?? ofRow[0]
    const [place = Number.MAX_SAFE_INTEGER] = ofRow.flatMap(({ text }) => placeOn(text, shortest) ?? [])
    return most ? [{ most, place }] : []
  }).flat()
  const found = rows.toSorted((one, other) => one.place - other.place)
  return { texts: found.slice(0, mostFound).map(({ most }) => cutAround(most, 0, 0)), all: found.length }
}

/** The page of an address, and the places in it and rows that it names. */
function takeApart(address: string): { path: string; target: string; names: string[] } {
  const { pathname = '', search = '', searchParams, hash = '' } = URL.parse(address, 'http://site') ?? {}
  const slug = articleSlug(pathname)
  const path = findArticle(slug) ? `/${slug}` : pathname
  const rows = ['document', 'claim'].map((name) => searchParams?.get(name) ?? '')
  return { path, target: path + search, names: [hash, ...rows].filter((name) => name !== '') }
}
