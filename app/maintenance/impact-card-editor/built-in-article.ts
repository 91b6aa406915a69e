import { loadArticle } from '../../../content/load-article.ts'
import type { PageSection } from '../../../domain/impact-card.ts'
import { isSame } from '../row-difference.ts'

/** What comes with the site for visitors to read behind a card, in the form in which it is edited. */
export interface BuiltInArticle {
  lead: string
  sections: PageSection[]
}

/** The built-in article behind the card with this `card_id`, or undefined. Rejects when its text cannot be fetched. */
export async function findBuiltInArticle(cardId: string): Promise<BuiltInArticle | undefined> {
  const article = await loadArticle(cardId)
  if (article?.cardId !== cardId) return undefined
  const sections = article.sections.map((section) => ({ ...section, content: withoutIndents(section.content) }))
  return { lead: article.lead, sections }
}

/** Whether these sections are the built-in ones, which are never stored. */
export function isBuiltIn(sections: readonly PageSection[], builtIn: BuiltInArticle | undefined): boolean {
  return builtIn !== undefined && isSame(sections, builtIn.sections)
}

function withoutIndents(html: string): string {
  return html.trim().replace(/\n\s+/g, '\n')
}
