import type { FixedTable, NewRow } from '../../domain/content.ts'
import { noticeId, type PageTextId, pageTextIds } from '../../domain/fixed-row-ids.ts'
import { firstCampaign } from '../first-campaign.ts'
import { keyFacts } from '../key-facts.ts'
import { processStages } from '../process-stages.ts'
import { objectionGrounds } from './objection-grounds.ts'

/** The claims of the built-in texts. */
const textClaims: { [I in PageTextId]?: string[] } = {
  'home.what': ['applicant', 'tonnage'],
  'the-proposal.lead': ['applicant'],
  'how-to-object.guidance': ['plan-decides', 'wasperton-named', 'private-interests'],
  'how-to-object.letter': ['wasperton-named'],
}

/** The first rows of the tables whose rows are always there. */
export const fixedRowSeeds: { [T in FixedTable]: NewRow<T>[] } = {
  campaign_details: [firstCampaign],
  process_stages: processStages,
  key_facts: [...keyFacts],
  notices: [{ id: noticeId, text: '', link_url: '', link_text: '', ends_on: '' }],
  page_texts: pageTextIds.map((id) => ({ id, text: '', claims: textClaims[id] ?? [] })),
  objection_grounds: [...objectionGrounds],
}
