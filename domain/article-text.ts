import type { Article } from './article.ts'
import type { ImpactCard, PageSection } from './impact-card.ts'

export interface ArticleText {
  title: string
  description: string
  /** May be empty. */
  lead: string
  sections: readonly PageSection[]
  /** The communities of the card, as their chips say them. */
  villages: readonly string[]
}

/**
 * The text of an article: what maintainers stored in the card wins over the built-in text, its sections only as a
 * whole. A card with neither is told by its title, description and more-content. Undefined where
 * there is neither a built-in article nor a card.
 */
export function articleText(builtIn: Article | undefined, card: ImpactCard | undefined): ArticleText | undefined {
  if (!builtIn && !card) return undefined
  const stored = card && card.page_sections.length > 0 ? card.page_sections : undefined
  return {
    title: card?.page_title || builtIn?.title || card?.title || '',
    description: card?.page_description || builtIn?.description || card?.short_description || '',
    lead: card?.page_description || builtIn?.lead || card?.short_description || '',
    sections: stored ??
      builtIn?.sections ?? [
        { type: 'section', heading: '', content: card?.more_content ?? '', claims: card?.claims ?? [] },
      ],
    villages: card?.affected_villages ?? [],
  }
}
