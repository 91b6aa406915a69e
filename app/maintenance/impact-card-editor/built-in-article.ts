import type { Article } from '../../../domain/article.ts'
import type { PageSection } from '../../../domain/impact-card.ts'
import { isSame } from '../row-difference.ts'

/** What comes with the site for visitors to read behind a card. */
export type BuiltInArticle = Pick<Article, 'lead' | 'sections'>

/** Whether these sections are the built-in ones, which are never stored. */
export function isBuiltIn(sections: readonly PageSection[], builtIn: BuiltInArticle | undefined): boolean {
  return builtIn !== undefined && isSame(sections, builtIn.sections)
}
