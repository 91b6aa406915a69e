import { queryOptions } from '@tanstack/react-query'
import type { Article } from '../../domain/article.ts'
import type { ContentReader } from '../../domain/content.ts'
import type { ImpactCard } from '../../domain/impact-card.ts'
import { httpContent, readJson } from './http-content.ts'

/** What the short list on the home page shows of a card. */
export type ImpactCardSummary = Pick<ImpactCard, 'id' | 'card_id' | 'title' | 'icon_name' | 'affected_villages'>

/** The impact cards without their long texts, so that the home page stays light. */
export const impactCardSummariesQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['impact_cards', 'summary'],
    queryFn: async () => (await content.list('impact_cards')).map(toSummary),
  })

/** What /impact-map shows of a card. */
export type ImpactCardFace = ImpactCardSummary & Pick<ImpactCard, 'short_description' | 'more_content' | 'card_style'>

/** The impact cards without the articles behind them, which may be long. */
export const impactCardFacesQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['impact_cards', 'face'],
    queryFn: async () => (await content.list('impact_cards')).map(toFace),
  })

/** The card behind an article, or null where there is none. `card_id` is no key, so all are read. */
export const impactCardQuery = (cardId: string, content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['impact_cards', 'card', cardId],
    queryFn: async () => (await content.list('impact_cards')).find((card) => card.card_id === cardId) ?? null,
  })

function toSummary({ id, card_id, title, icon_name, affected_villages }: ImpactCard): ImpactCardSummary {
  return { id, card_id, title, icon_name, affected_villages }
}

function toFace(card: ImpactCard): ImpactCardFace {
  const { short_description, more_content, card_style } = card
  return { ...toSummary(card), short_description, more_content, card_style }
}

/** The built-in article at /{slug}; undefined where there is none. Rejects when it cannot be fetched. */
export async function fetchArticle(slug: string): Promise<Article | undefined> {
  return (await readJson<Article | null>(`articles/${slug}`)) ?? undefined
}
