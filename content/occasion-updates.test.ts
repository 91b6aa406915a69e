import { expect, test } from 'vitest'
import type { Occasion } from '../domain/occasions.ts'
import { outcomes } from './consultation.ts'
import { firstCampaign } from './first-campaign.ts'
import { updateFor } from './occasion-updates.ts'

const [lastDay, id] = ['2027-03-12', 'one']
const told = (kind: Occasion['kind'], day = lastDay, details = {}) =>
  updateFor({ id, kind, lastDay: day }, { ...firstCampaign, ...details })

test('what is written for an open consultation has its last day and the ways to object, and nothing that is not set', () => {
  for (const kind of ['consultation-open', 'reminder-7', 'reminder-2'] as const) {
    const { subject, body } = told(kind)
    expect(subject).toContain('Friday 12 March 2027')
    expect(body).toContain('<strong>Friday 12 March 2027</strong>')
    for (const address of ['/write-objection', '/how-to-object', firstCampaign.planning_documents_url]) {
      expect(body).toContain(`href="${address}"`)
    }
    expect(body).not.toContain('by e-mail')
    expect(subject + body).not.toMatch(/[{}]/)
  }
  const { subject, body } = told('consultation-open', '')
  expect(subject).toBe('The consultation is open: write to the council now')
  expect(body).toContain('We do not know its last day yet')
})

test('the details stand in it as words, whatever is in them', () => {
  const { body } = told('reminder-7', lastDay, {
    council_email: 'planning@council.example',
    application_reference: '<b>1 & 2</b>',
    planning_documents_url: 'https://council.example/?a="1"',
  })
  expect(body).toContain('planning@council.example')
  expect(body).toContain('&lt;b&gt;1 &amp; 2&lt;/b&gt;')
  expect(body).toContain('href="https://council.example/?a=&quot;1&quot;"')
})

test('once the consultation is over it says what has become of it, and asks for no objection', () => {
  expect(told('consultation-closed').body).toContain('The consultation closed on Friday 12 March 2027.')
  expect(told('refusal', '').subject).toBe(outcomes.refusal)
  for (const kind of ['consultation-closed', 'refusal', 'appeal'] as const) {
    expect(told(kind).body).toContain('href="/process"')
    expect(told(kind).body).not.toContain('/write-objection')
  }
})
