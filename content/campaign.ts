import { type CampaignDetails, placeholder } from '../domain/campaign.ts'

/**
 * The campaign's own details. Change them here, and only here.
 *
 * What stands in `placeholder(...)` is not known yet: the site shows it as it is and the server lists it at start.
 * Replace the whole call by the real text, for example `contactEmail: 'hello@our-village.org'`.
 */
export const campaign: CampaignDetails = {
  name: 'The Quarry Campaign',
  organisation: placeholder('Residents Association'),
  applicationReference: 'WDC/22CM008',
  planningDocumentsUrl: 'https://www.warwickshire.gov.uk/planning',
  contactEmail: placeholder('campaign@example.org'),
  councilEmail: placeholder('planning@council.example.org'),
  councilAddress: placeholder('Planning Department, [name of the council], [street], [town], [postcode]'),
  socialLinks: [
    { name: 'Facebook', url: placeholder('https://social.example.org/facebook') },
    { name: 'X', url: placeholder('https://social.example.org/x') },
    { name: 'Instagram', url: placeholder('https://social.example.org/instagram') },
  ],
  fundraisingUrl: placeholder('https://fundraising.example.org/'),
  bankAccount: {
    name: placeholder('[account name]'),
    sortCode: placeholder('[sort code]'),
    number: placeholder('[account number]'),
    reference: placeholder('[payment reference]'),
  },
  /** How long what visitors send is kept, in days, before the daily job deletes it; deleted messages can be brought back until then. */
  retentionDays: { messages: 365, deletedMessages: 7, newsletterSignups: 730, unconfirmedSignups: 30 },
}
