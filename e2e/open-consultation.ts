import { DatabaseSync } from 'node:sqlite'
import { wholeCampaign } from '../content/testing/whole-campaign.ts'
import type { Campaign } from '../domain/campaign.ts'
import { londonDay } from '../domain/london-day.ts'
import { type Site, startSite } from '../server/testing/site-process.ts'
import { change, execute } from './maintain.ts'

/** E-mail addresses as long as those of councils are, which a narrow screen must have room for. */
export const longAddresses = {
  contact_email: 'avon-residents-association.campaign-office@residents.example.org',
  council_email: 'minerals-and-waste.planning-applications@council.example.org',
} satisfies Partial<Campaign>

/** Starts the site with public consultation as the current stage, and with long addresses. */
export async function startOpenSite(): Promise<Site> {
  const site = await startSite()
  openConsultation(site)
  return site
}

/** Makes public consultation the current stage, and gives the campaign long addresses. */
export function openConsultation(site: Site): void {
  execute(
    site,
    `update process_stages set status = 'completed' where status = 'current';
    update process_stages set status = 'current' where id = 'public-consultation'`,
  )
  setCampaign(site.databaseFile, { ...wholeCampaign, ...longAddresses })
}

/** Sets details of the campaign. */
export function setCampaign(databaseFile: string, details: Partial<Campaign>): void {
  using database = new DatabaseSync(databaseFile, { timeout: 5000 })
  for (const [name, value] of Object.entries(details)) {
    const stored = typeof value === 'string' ? value : JSON.stringify(value)
    database.prepare(`update campaign_details set ${name} = ?`).run(stored)
  }
}

/** A day that lies so many days ahead, as YYYY-MM-DD. */
export const day = (ahead: number) => londonDay(Date.now() + ahead * 24 * 60 * 60_000)

/** Makes a stage current, and gives consultation its days. */
export async function setStage(
  site: Site,
  current: string,
  dates: { starts_on: string; ends_on: string },
): Promise<void> {
  await change(site, `/process_stages/${current}`, { status: 'current' })
  await change(site, '/process_stages/public-consultation', dates)
}
