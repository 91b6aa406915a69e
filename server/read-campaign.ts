import { campaignOf } from '../content/first-campaign.ts'
import type { ContentReader, NewRow } from '../domain/content.ts'

/** The campaign's details as they are stored now. */
export async function readCampaign(content: ContentReader): Promise<NewRow<'campaign_details'>> {
  return campaignOf((await content.list('campaign_details'))[0])
}
