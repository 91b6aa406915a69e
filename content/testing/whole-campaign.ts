import type { Campaign } from '../../domain/campaign.ts'

/** The details of a campaign that has set all of them, since the first row leaves most of them empty. */
export const wholeCampaign = {
  organisation: 'Avon Residents Association',
  contact_email: 'campaign@example.org',
  council_email: 'planning@council.example.org',
  council_address: 'Planning Department, Market Place, Warwick',
  social_links: [{ name: 'Facebook', url: 'https://social.example.org/facebook' }],
  fundraising_url: 'https://fundraising.example.org/',
  funds_holder: 'Avon Residents Association',
  funds_holder_kind: 'association',
  funds_surplus: 'It goes to the village school.',
  host: 'Example Hosting, London',
  bank_account: { name: 'Avon Residents Association', sort_code: '12-34-56', number: '12345678', reference: 'QUARRY' },
} satisfies Partial<Campaign>
