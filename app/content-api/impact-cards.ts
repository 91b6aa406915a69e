import { queryOptions } from '@tanstack/react-query'
import type { ContentReader } from '../../domain/content.ts'
import type { ImpactCard } from '../../domain/impact-card.ts'
import { httpContent } from './http-content.ts'

/** The impact cards in their order. */
export const impactCardsQuery = (content: ContentReader = httpContent) =>
  queryOptions({ queryKey: ['impact_cards'], queryFn: () => content.list('impact_cards') })

/** What the short list on the home page shows of a card. */
export type ImpactCardSummary = Pick<ImpactCard, 'id' | 'card_id' | 'title' | 'icon_name' | 'affected_villages'>

/** The impact cards without their long texts, so that the home page stays light. */
export const impactCardSummariesQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['impact_cards', 'summary'],
    queryFn: async (): Promise<ImpactCardSummary[]> =>
      (await content.list('impact_cards')).map(({ id, card_id, title, icon_name, affected_villages }) => ({
        id,
        card_id,
        title,
        icon_name,
        affected_villages,
      })),
  })
