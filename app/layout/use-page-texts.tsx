import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { withDetails } from '../../domain/campaign-marks.ts'
import type { PageTextId } from '../../domain/fixed-row-ids.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { ownTextsQuery } from '../content-api/page-texts-query.ts'

/** A page some of whose texts belong to the campaign, as their ids begin, and the places of them, as they end. */
type TextPage = PageTextId extends `${infer Page}.${string}` ? Page : never
type PlaceOn<Page extends TextPage, Id = PageTextId> = Id extends `${Page}.${infer Place}` ? Place : never

/** The texts of a page that belong to the campaign. */
export function usePageTexts<Page extends TextPage>(page: Page) {
  const campaign = useCampaign()
  const { data: own } = useQuery(ownTextsQuery())
  /** The campaign's own text at a place; undefined where the built-in one stands. */
  const find = (place: PlaceOn<Page>) => own?.[`${page}.${place}` as PageTextId]
  /** The words at a place, in which marks are filled in: the campaign's own, or else the built-in ones. */
  const words = (place: PlaceOn<Page>, builtIn: string): ReactNode => {
    const ownText = find(place)
    return ownText === undefined ? (
      withDetails(builtIn, campaign)
    ) : (
      <span className="own-words">{withDetails(ownText, campaign)}</span>
    )
  }
  return { find, words }
}
