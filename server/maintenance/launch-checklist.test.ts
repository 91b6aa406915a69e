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
  events: [],
  claims: [],
  siteChecks: [],
  missingFiles: [],
  lastExport: new Date(now.getTime() - 30 * day),
  now,
}

const withSetting = (change: Partial<SiteState['settings']>) => ({ settings: { ...ready.settings, ...change } })
const inConsultation = (starts_on: string, ends_on: string) => ({
  stages: firstRows.process_stages.map((stage) =>
    stage.id === 'public-consultation'
      ? { ...stage, status: 'current' as const, starts_on, ends_on }
      : { ...stage, status: 'completed' as const },
  ),
})

const nowhere = {
  ...inConsultation('2026-12-01', '2026-12-31'),
  campaign: { ...ready.campaign, council_email: '', council_form: '', council_address: '' },
}
const mute = { ...ready.campaign, contact_email: '' }

describe('before the site goes public', () => {
  test('nothing is left to do where everything is set', () => expect(launchChecklistOf(ready)).toEqual([]))

  test('each detail that is not set is an item, with the way to its field', () => {
    const items = launchChecklistOf({
      ...ready,
      campaign: { ...ready.campaign, ...firstCampaign, contact_email: 'a@example.org' },
    })
    expect(items).toHaveLength(10)
    const needed = items.filter(({ isNeeded }) => isNeeded).map(({ id }) => id)
    expect(needed).toEqual(['unset-organisation', 'unset-council_email', 'unset-host'])
    expect(items.find(({ id }) => id === 'unset-bank_account')).toEqual({
      id: 'unset-bank_account',
      isNeeded: false,
      sentence: 'The bank account is not set: the bank transfer is not shown on the donation page.',
      link: { to: '/admin/campaign?field=bank_account.name', label: 'Set the bank account' },
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
    const items = launchChecklistOf({
      ...ready,
      events: [...Array(7).fill({ title: 'Example: walk' }), { title: 'Meeting' }],
      claims: [{ state: 'checked' }, { state: 'to-check' }, { state: 'out-of-date' }, { state: 'out-of-date' }],
      siteChecks: [{ part: 'to-find' }],
    })
    expect(items[1]).toMatchObject({ link: { to: '/admin/claims' } })
    const words = ['7 example events are', '1 claim is not confirmed', '2 claims are out', '1 document or fact about']
    for (const [index, each] of words.entries()) expect(items[index]?.sentence).toContain(each)
  })
  test.each<[what: string, change: Partial<SiteState>, ids: string[]]>([
    ['a public site without its own address', withSetting({ publicOrigin: undefined }), ['no-public-origin']],
    ['a local one, which needs none', withSetting({ publicOrigin: undefined, mode: 'local' }), []],
    ['no mail server', withSetting({ smtpUrl: undefined }), ['no-mail-server']],
    ['nobody who is sent the messages', { campaign: mute }, ['unset-contact_email', 'no-messages-to']],
    [
      'somebody whom the server names',
      { campaign: mute, ...withSetting({ messagesTo: 'a@example.org' }) },
      ['unset-contact_email'],
    ],
    ['an export of thirty-one days ago', { lastExport: new Date(now.getTime() - 30 * day - 1) }, ['no-backup']],
    ['an open consultation without a last day', inConsultation('2026-11-01', ''), ['no-consultation-dates']],
    ['one with both', inConsultation('2026-11-01', '2026-12-01'), []],
    ['one that its last day has ended', inConsultation('', '2026-11-19'), []],
    ['one that opens on its date and has no place for letters', nowhere, ['unset-council_email', 'nowhere-to-send']],
  ])('what is left to do: %s', (_, change, ids) => {
    const found = launchChecklistOf({ ...ready, ...change }).map(({ id }) => id)
    expect(found.filter((id) => id !== 'unset-council_address')).toEqual(ids)
  })
})
