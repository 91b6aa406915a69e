import { DatabaseSync } from 'node:sqlite'
import type { Campaign } from '../domain/campaign.ts'

/** Whether the site takes objections: the first rows, or with public consultation as the current stage. */
export type Consultation = 'closed' | 'open'

/** The details of a campaign that has set all of them, since the first row leaves most of them empty. */
export const wholeCampaign = {
  organisation: 'Avon Residents Association',
  contact_email: 'campaign@example.org',
  council_email: 'planning@council.example.org',
  council_address: 'Planning Department, Market Place, Warwick',
  social_links: [{ name: 'Facebook', url: 'https://social.example.org/facebook' }],
  fundraising_url: 'https://fundraising.example.org/',
  bank_account: { name: 'Residents Association', sort_code: '12-34-56', number: '12345678', reference: 'QUARRY' },
} satisfies Partial<Campaign>

/** E-mail addresses as long as those of councils are, which a narrow screen must have room for. */
export const longAddresses = {
  contact_email: 'avon-residents-association.campaign-office@residents.example.org',
  council_email: 'minerals-and-waste.planning-applications@council.example.org',
} satisfies Partial<Campaign>

/** Makes public consultation the current stage of a site, and sets all of its details; returns the way to take both back. */
export function openConsultation(databaseFile: string): () => void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  const stages = database.prepare('select id, status from process_stages').all()
  const campaign = database.prepare(`select ${Object.keys(wholeCampaign)} from campaign_details`).get() ?? {}
  database.exec(`update process_stages set status = 'completed' where status = 'current';
    update process_stages set status = 'current' where id = 'public-consultation'`)
  database.close()
  setCampaign(databaseFile, wholeCampaign)
  return () => {
    setCampaign(databaseFile, campaign)
    const again = new DatabaseSync(databaseFile, { timeout: 5000 })
    const put = again.prepare('update process_stages set status = ? where id = ?')
    for (const { id, status } of stages) put.run(String(status), String(id))
    again.close()
  }
}

/** Sets details of the campaign. */
export function setCampaign(databaseFile: string, details: Partial<Campaign>): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  for (const [name, value] of Object.entries(details)) {
    const stored = typeof value === 'string' ? value : JSON.stringify(value)
    database.prepare(`update campaign_details set ${name} = ?`).run(stored)
  }
  database.close()
}
