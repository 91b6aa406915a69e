import { queryOptions, useQuery } from '@tanstack/react-query'
import { campaignOf } from '../../content/first-campaign.ts'
import type { CampaignFacts } from '../../domain/campaign.ts'
import type { ContentReader } from '../../domain/content.ts'
import type { StageState } from '../../domain/progress.ts'
import { httpContent } from './http-content.ts'
import { findPrefetched } from './prefetch.ts'
import { siteWideStaleTime as staleTime } from './query-client.ts'

/** The campaign's details. */
export const campaignQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['campaign_details'],
    queryFn: async () => campaignOf((await content.list('campaign_details'))[0]),
    staleTime,
  })

/** The campaign's details, on any page. */
export function useCampaign(): CampaignFacts {
  return campaignOf(useQuery(campaignQuery()).data)
}

/** The campaign's details in the data of the root's loader. */
export function campaignIn(rootData: unknown): CampaignFacts {
  return campaignOf(findPrefetched(rootData, campaignQuery().queryKey))
}

/** Where each stage stands, in the data of the root's loader. */
export function stageStatesIn(rootData: unknown): StageState[] {
  return findPrefetched(rootData, stageStatesQuery().queryKey) ?? unknownStages
}

/** What pages go by where the stages cannot be had. The first rows with their long texts are no part of what every page loads. */
const unknownStages: StageState[] = [
  { id: 'validation', title: 'Validation', status: 'current', starts_on: '', ends_on: '' },
]

/** Where each stage stands and when, without the long texts. */
export const stageStatesQuery = (content: ContentReader = httpContent) =>
  queryOptions({
    queryKey: ['process_stages', 'states'],
    queryFn: async () => {
      const stages = await content.list('process_stages')
      return stages.length > 0 ? stages.map(stateOf) : unknownStages
    },
    staleTime,
  })

/** Where each stage stands and when, on any page. */
export function useStageStates(): StageState[] {
  return useQuery(stageStatesQuery()).data ?? unknownStages
}

function stateOf({ id, title, status, starts_on, ends_on }: StageState): StageState {
  return { id, title, status, starts_on, ends_on }
}

/** The stages of the process with their texts. */
export const processStagesQuery = (content: ContentReader = httpContent) =>
  queryOptions({ queryKey: ['process_stages', 'all'], queryFn: () => content.list('process_stages') })
