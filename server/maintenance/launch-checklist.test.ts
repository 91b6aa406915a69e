import { describe, expect, test } from 'vitest'
import { firstCampaign } from '../../content/first-campaign.ts'
import { firstRows } from '../../content/seed/first-rows.ts'
import { wholeCampaign } from '../../content/testing/whole-campaign.ts'
import { launchChecklistOf, type SiteState } from './launch-checklist.ts'

const day = 24 * 60 * 60_000
const now = new Date('2026-11-20T12:00:00Z')

const ready: SiteState = {
  settings: {
    mode: 'public',
    publicOrigin: 'https://quarry.example.org',
    smtpUrl: 'smtp://mail.example.org',
    messagesTo: undefined,
  },
  campaign: { ...firstCampaign, ...wholeCampaign },
  stages: firstRows.process_stages,
  examples: 0,
  toFind: 0,
  claims: { toCheck: 0, outOfDate: 0 },
  missingFiles: [],
  lastExport: new Date(now.getTime() - 30 * day),
  now,
  today: '2026-11-20',
}

const idsOf = (change: Partial<SiteState>) => launchChecklistOf({ ...ready, ...change }).map(({ id }) => id)
const withSetting = (change: Partial<SiteState['settings']>) => ({ settings: { ...ready.settings, ...change } })
const inConsultation = (starts_on: string, ends_on: string) => ({
  stages: firstRows.process_stages.map((stage) =>
    stage.id === 'public-consultation'
      ? { ...stage, status: 'current' as const, starts_on, ends_on }
      : { ...stage, status: 'completed' as const },
  ),
})

describe('before the site goes public', () => {
  test('nothing is left to do where everything is set', () => expect(launchChecklistOf(ready)).toEqual([]))

  test('each detail that is not set is an item, with the way to its field', () => {
    const items = launchChecklistOf({
      ...ready,
      campaign: { ...ready.campaign, ...firstCampaign, contact_email: 'a@example.org' },
    })
    expect(items).toHaveLength(10)
    expect(items.find(({ id }) => id === 'unset-bank_account')).toEqual({
      id: 'unset-bank_account',
      sentence: 'The bank account is not set: the bank transfer is not shown on the donation page.',
      link: { to: '/admin?tab=campaign#campaign-bank_account-name', label: 'Set the bank account' },
    })
  })
  test('each file that is missing is an item, with what names it', () => {
    const uses = [{ table: 'evidence_documents', key: 'x', title: 'Noise report', field: 'pdf_url' } as const]
    const [item] = launchChecklistOf({ ...ready, missingFiles: [{ path: '/quarry/uploads/x.pdf', uses }] })
    expect(item?.sentence).toBe(
      'There is no file at /quarry/uploads/x.pdf: visitors who follow the link in the evidence document Noise report find nothing.',
    )
  })
  test('example events are counted, and claims that are to be checked or out of date, and what is to be found, with the way to them', () => {
    const items = launchChecklistOf({ ...ready, examples: 7, claims: { toCheck: 1, outOfDate: 2 }, toFind: 1 })
    expect(items[1]).toMatchObject({ link: { to: '/admin?tab=claims' } })
    const words = ['7 example events are', '1 claim is not confirmed', '2 claims are out', '1 document or fact about']
    for (const [index, each] of words.entries()) expect(items[index]?.sentence).toContain(each)
  })
  test('its own address is one for a public site alone', () => {
    expect(idsOf(withSetting({ publicOrigin: undefined }))).toEqual(['no-public-origin'])
    expect(idsOf(withSetting({ publicOrigin: undefined, mode: 'local' }))).toEqual([])
  })
  test('somebody must be sent the messages: whom the server names, or the campaign', () => {
    const campaign = { ...ready.campaign, contact_email: '' }
    expect(idsOf({ campaign })).toEqual(['unset-contact_email', 'no-messages-to'])
    expect(idsOf({ campaign, ...withSetting({ messagesTo: 'a@example.org' }) })).toEqual(['unset-contact_email'])
  })
  test('an export counts for thirty days', () => {
    expect(idsOf({ lastExport: new Date(now.getTime() - 30 * day - 1) })).toEqual(['no-backup'])
    expect(idsOf({ lastExport: undefined })).toEqual(['no-backup'])
    expect(launchChecklistOf({ ...ready, lastExport: new Date('2026-09-01T23:30:00Z') })[0]?.sentence).toContain(
      'The last export is of 2 September 2026',
    )
  })
  test('an open consultation needs its days; one that its last day has ended does not', () => {
    expect(idsOf(inConsultation('2026-11-01', ''))).toEqual(['no-consultation-dates'])
    expect(idsOf(inConsultation('', '2026-12-01'))).toEqual(['no-consultation-dates'])
    expect(idsOf(inConsultation('2026-11-01', '2026-12-01'))).toEqual([])
    expect(idsOf(inConsultation('', '2026-11-19'))).toEqual([])
  })
  test('a consultation that is open, or opens on its date, needs one place to send letters to', () => {
    const nowhere = { ...ready.campaign, council_email: '', council_form: '', council_address: '' }
    const idsWith = (campaign: typeof nowhere, starts: string) =>
      idsOf({ ...inConsultation(starts, '2026-12-31'), campaign }).filter((id) => id === 'nowhere-to-send')
    for (const starts of ['2026-11-01', '2026-12-01']) expect(idsWith(nowhere, starts)).toHaveLength(1)
    expect(idsWith({ ...nowhere, council_form: 'https://council.example/' }, '2026-12-01')).toEqual([])
  })
})
