import type { CampaignFacts } from '../domain/campaign.ts'
import type { NewRow } from '../domain/content.ts'
import { firstOrganisation } from '../domain/unset-details.ts'

/** The campaign's details at first: the campaign answers for its site by its own name; what is empty is set on the maintenance side, and until then nobody sees it. */
const firstFacts: CampaignFacts = {
  id: 'campaign',
  name: 'The Quarry Campaign',
  organisation: firstOrganisation,
  application_reference: 'WDC/22CM008',
  planning_documents_url: 'https://www.warwickshire.gov.uk/planning',
  contact_email: '',
  privacy_email: '',
  council_email: '',
  council_form: '',
  council_address: '',
  council_count: { number: null, counted_on: '', link_url: '' },
  social_links: [],
  fundraising_url: '',
  funds_holder: '',
  funds_holder_kind: '',
  funds_surplus: '',
  host: '',
  bank_account: { name: '', sort_code: '', number: '', reference: '' },
  retention_days: { messages: 365, newsletter_signups: 730, unconfirmed_signups: 30 },
}

/** The first row of campaign_details. */
export const firstCampaign: NewRow<'campaign_details'> = { ...firstFacts, mails_an_hour: 200, mails_a_second: 10 }

/** What pages say of the campaign; where somebody took its row away, as it was at first. */
export function campaignOf(row: CampaignFacts | null | undefined): CampaignFacts {
  return row ?? firstFacts
}
