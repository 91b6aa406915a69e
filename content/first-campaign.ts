import type { Campaign } from '../domain/campaign.ts'
import type { NewRow } from '../domain/content.ts'
import { firstOrganisation } from '../domain/unset-details.ts'

/** The first row of campaign_details: the campaign answers for its site by its own name; what is empty is set on the maintenance side, and until then nobody sees it. */
export const firstCampaign: NewRow<'campaign_details'> = {
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
  funds_surplus: '',
  host: '',
  bank_account: { name: '', sort_code: '', number: '', reference: '' },
  retention_days: { messages: 365, newsletter_signups: 730, unconfirmed_signups: 30 },
  mails_an_hour: 200,
  mails_a_second: 10,
}

/** The campaign as it is stored; where somebody took its row away, as it was at first. */
export function campaignOf(row: Campaign | null | undefined): NewRow<'campaign_details'> {
  return row ?? firstCampaign
}
