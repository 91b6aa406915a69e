import type { FixedTable, NewRow } from '../../domain/content.ts'
import { noticeId, pageTextIds, participationId } from '../../domain/fixed-row-ids.ts'
import { firstCampaign } from '../first-campaign.ts'
import { keyFacts } from '../key-facts.ts'
import { processStages } from '../process-stages.ts'
import { objectionGrounds } from './objection-grounds.ts'

/** The first rows of the tables whose rows are always there (rule: fixed-rows). */
export const fixedRowSeeds: { [T in FixedTable]: NewRow<T>[] } = {
  campaign_details: [firstCampaign],
  process_stages: processStages,
  key_facts: [...keyFacts],
  notices: [{ id: noticeId, text: '', link_url: '', link_text: '', ends_on: '' }],
  page_texts: pageTextIds.map((id) => ({ id, text: '' })),
  objection_grounds: [...objectionGrounds],
  participation: [{ id: participationId, figures: 'shown', corrections: {} }],
}
