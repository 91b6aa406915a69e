import type { ContentReader } from '../../domain/content.ts'
import { textOfHtml } from '../../domain/html-text.ts'
import { newsletterPaths } from '../../domain/newsletter-link.ts'
import { packForAll, packPapers, packPath } from '../../domain/pack.ts'
import { typedMark } from '../../domain/search-results.ts'
import type { SiteText } from '../../domain/site-text.ts'
import { listPages } from '../feeds/sitemap.ts'

/** Every line of the public pages as visitors get them, once, with the first page that has it. */
export async function readPageLines(
  content: ContentReader,
  readHtml: (path: string) => Promise<string>,
): Promise<SiteText[]> {
  const lines = new Map<string, SiteText>()
  for (const path of [...(await listPages(content)).keys(), ...pagesWithoutRow]) {
    const html = await readHtml(path)
    const title = textOfHtml(/<title>(.*?)(?: \| .*)?<\/title>/.exec(html)?.[1] ?? path)
    for (const text of linesOf(html)) {
      if (!lines.has(text)) lines.set(text, { title, pages: [path], text })
    }
  }
  return [...lines.values()]
}

const pagesWithoutRow = [
  ...packPapers.map((paper) => packPath(packForAll, paper)),
  ...Object.values(newsletterPaths),
  `/search?q=${typedMark}`,
  '/page-not-found',
]

const noWords = /<(head|script|style)\b.*?<\/\1>|<sup class="source-marks".*?<\/sup>|<!--.*?-->/gs
const saidOfPart = /<[^>]* (?:alt|placeholder)="([^"]*)"[^>]*>/g
/** All but those that stand within a sentence. */
const ofBlock = /<\/?(?!(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|time)\b)[a-z][^>]*>/

/** What one reads on a page, a line for each of its parts. */
const linesOf = (html: string) =>
  html
    .replace(noWords, '')
    .replace(saidOfPart, '<p>$1</p>')
    .split(ofBlock)
    .map((line) => textOfHtml(line).trim())
    .filter((line) => line !== '')
