import { builtInTexts } from '../../content/built-in-texts.ts'
import { pagesOfRow } from '../../content/row-pages.ts'
import { articles, findArticle } from '../../content/seed/first-rows.ts'
import { articleSlug, hasFixedRoute } from '../../domain/article-address.ts'
import { withDetails } from '../../domain/campaign-marks.ts'
import { type ContentReader, keyOf, type Row, rowTitle, type TableName, tableNames } from '../../domain/content.ts'
import type { PageTextId } from '../../domain/fixed-row-ids.ts'
import { textOfHtml } from '../../domain/html-text.ts'
import type { ImpactCard } from '../../domain/impact-card.ts'
import type { FoundText, FoundTexts, SiteText } from '../../domain/site-text.ts'
import { findSpellings } from '../../domain/spelling.ts'
import { readCampaign } from '../content-readers.ts'
import { readPageLines } from './page-words.ts'

/** The texts of rows as their readers see them, then those of the articles that only a file has. */
async function readSiteTexts(content: ContentReader): Promise<SiteText[]> {
  const campaign = await readCampaign(content)
  const lists = await Promise.all(tableNames.map((table) => content.list(table)))
  const rowTexts = tableNames.flatMap((table, place) => (lists[place] ?? []).flatMap((row) => textsOfRow(table, row)))
  const texts = [...rowTexts, ...articlesWithoutCard()]
  const shown = ({ row, text }: SiteText) => {
    const plain = /[<&]/.test(text) ? textOfHtml(text.replaceAll('\n', '<br>')) : text
    // The brackets of letters are filled in for each writer.
    return row && row.table !== 'page_texts' ? plain : withDetails(plain, campaign)
  }
  return texts.map((each) => ({ ...each, text: shown(each).trim() })).filter(({ text }) => text !== '')
}

/** The texts of a row; where nobody has changed it, those that are built in, at the fields in which the editor has them. */
function textsOfRow(table: TableName, row: Row<TableName>): SiteText[] {
  const key = keyOf(table, row)
  return textsIn(withBuiltIn(table, row)).map(([field, text]) => ({
    title: rowTitle(row, key),
    pages: pagesOfRow(table, row, field),
    text,
    row: { table, key, field },
  }))
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
  /(?:^|\.)(?:id|[a-z]+_(?:id|key|at|name)|claims|type|icon|className|state|said_by|status|part)(?:\.\d+)?$/

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

/** The texts in which these words stand; where there is none, the lines of public pages. */
export async function findTexts(
  content: ContentReader,
  words: string,
  readHtml: (path: string) => Promise<string>,
): Promise<FoundTexts> {
  const { isIn, placesIn } = findSpellings(words)
  const withWords = (texts: SiteText[]) => texts.filter(({ text }) => isIn(text))
  const inTexts = withWords(await readSiteTexts(content))
  const found = inTexts.length > 0 ? inTexts : withWords(await readPageLines(content, readHtml))
  const texts = found.slice(0, mostFound).map((each) => cutAround(each, ...(placesIn(each.text)[0] ?? [0, 0])))
  return { texts, all: found.length }
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

/**
 * What stands on the page at this address: each row once, at the text that says most, and what
 * only its file has. Where the address names one row, it is that row alone.
 */
export async function findTextsOf(content: ContentReader, address: string): Promise<FoundTexts> {
  const asked = takeApart(address)
  const onPage = (await readSiteTexts(content)).flatMap((text) => {
    const places = text.pages.map(takeApart)
    const index = places.findIndex(({ path }) => path === asked.path)
    return index === -1 ? [] : [{ ...text, index, hash: places[index]?.hash }]
  })
  const named = onPage.filter(({ hash }) => hash !== '' && hash === asked.hash)
  // What stands on this page before what it shows of another.
  const texts = named.length > 0 ? named : onPage.toSorted((a, b) => a.index - b.index)
  const byRow = Map.groupBy(texts, ({ row, text }) => (row ? `${row.table} ${row.key}` : text))
  const found = Array.from(byRow.values(), (ofRow) => {
    const most = ofRow.find(({ text }) => text.length >= proseLength) ?? ofRow[0]
    return most ? [cutAround(most, 0, 0)] : []
  }).flat()
  return { texts: found.slice(0, mostFound), all: found.length }
}

/** The page of an address, and the place in it that it names. */
function takeApart(address: string): { path: string; hash: string } {
  const { pathname = '', hash = '' } = URL.parse(address, 'http://site') ?? {}
  const slug = articleSlug(pathname)
  return { path: findArticle(slug) ? `/${slug}` : pathname, hash }
}
