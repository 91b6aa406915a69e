import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { withDetails } from '../../domain/campaign-marks.ts'
import type { PageTextId } from '../../domain/fixed-row-ids.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { ownTextIdsQuery, pageTextsQuery, type TextPage } from '../content-api/page-texts-query.ts'

/** The places of a page's texts, as their ids end. */
type PlaceOn<Page extends TextPage, Id = PageTextId> = Id extends `${Page}.${infer Place}` ? Place : never

/** The campaign's own text at a place; undefined where the built-in one stands, and while it is loading. */
interface OwnText {
  ownText: string | undefined
  isLoading: boolean
}

/**
 * The texts of a page that belong to the campaign. A page from the server has its own ones with it; on a
 * later one, a text that is the campaign's own takes its place unseen until it is here, so that no other words flash.
 */
export function usePageTexts<Page extends TextPage>(page: Page) {
  const campaign = useCampaign()
  const { data: ownIds } = useQuery({ ...ownTextIdsQuery(), initialData: null })
  const isOwn = (place: string) => ownIds?.some((id) => id === `${page}.${place}`) ?? false
  const { data: texts, isPending } = useQuery({
    ...pageTextsQuery(page),
    enabled: ownIds?.some((id) => id.startsWith(`${page}.`)) ?? false,
  })
  const find = (place: PlaceOn<Page>): OwnText => ({
    ownText: texts?.[`${page}.${place}` as PageTextId],
    isLoading: isPending && isOwn(place),
  })
  /** The words at a place, in which marks are filled in: the campaign's own, or else the built-in ones. */
  const words = (place: PlaceOn<Page>, builtIn: string): ReactNode => {
    const { ownText, isLoading } = find(place)
    if (isLoading) return <span className="coming-words">{withDetails(builtIn, campaign)}</span>
    return ownText === undefined ? (
      withDetails(builtIn, campaign)
    ) : (
      <span className="own-words">{withDetails(ownText, campaign)}</span>
    )
  }
  return { find, words }
}
