import { expect, test } from 'vitest'
import type { Campaign } from '../../../domain/campaign.ts'
import type { EvidenceDocument } from '../../../domain/evidence-document.ts'
import { isRequiredIn, valueAt, withValue } from './field-path.ts'
import { typedRows } from './typed-rows.ts'

const document: EvidenceDocument = {
  id: '1',
  title: 'Noise report',
  description: 'What it measures',
  detail_text: 'At length',
  category_id: null,
  type: 'Report',
  date: '2026-03-07',
  pdf_url: null,
  external_url: 'https://example.org',
  summary: null,
  created_at: 'first',
  updated_at: 'version 1',
}

test('what is missing in a row is an empty text in its form, and missing again when it is sent', () => {
  const { valuesOf, fieldsOf } = typedRows('evidence_documents')
  const values = valuesOf(document)
  expect(values).toMatchObject({ pdf_url: '', summary: '', what_changed: '', category_id: '' })
  expect(fieldsOf({ ...values, category_id: 'noise', pdf_url: ' ' })).toMatchObject({
    category_id: 'noise',
    pdf_url: null,
    external_url: 'https://example.org',
    what_changed: null,
  })
})

test('a category that is not chosen is sent as it is, so that it is refused', () => {
  const { blank, fieldsOf } = typedRows('evidence_documents')
  expect(fieldsOf(blank())).toMatchObject({ category_id: '' })
})

test('a number is the text that is typed; one that is none is refused, and none at all where it may be missing', () => {
  const { valuesOf, fieldsOf } = typedRows('campaign_details', ['retention_days', 'council_count', 'mails_an_hour'])
  const days = { messages: 90, newsletter_signups: 900, unconfirmed_signups: 7 }
  const count = { number: null, counted_on: '', link_url: '' }
  const values = valuesOf({ retention_days: days, council_count: count, mails_an_hour: 100 } as Campaign)
  expect(values).toMatchObject({ retention_days: { messages: '90' }, council_count: { number: '' } })
  expect(fieldsOf(values)).toEqual({ retention_days: days, council_count: count, mails_an_hour: 100 })
  const typed = { ...values, council_count: { ...values.council_count, number: '1,204' }, mails_an_hour: 'many' }
  expect(fieldsOf(typed)).toMatchObject({ council_count: { number: 1204 }, mails_an_hour: Number.NaN })
})

test('a field is required where its table refuses an empty text, in a list as well', () => {
  expect(isRequiredIn('events', 'location')).toBe(true)
  expect(isRequiredIn('evidence_documents', 'category_id')).toBe(true)
  expect(isRequiredIn('evidence_documents', 'summary')).toBe(false)
  expect(isRequiredIn('campaign_details', 'social_links.0.url')).toBe(true)
  expect(isRequiredIn('village_data', 'impact_cards.2.title')).toBe(true)
  expect(isRequiredIn('village_data', 'impact_cards.2.content.intro')).toBe(false)
})

test('a value deep in a row is changed alone', () => {
  const row = {
    cards: [
      { title: 'Noise', points: ['one', 'two'] },
      { title: 'Water', points: [] },
    ],
  }
  const changed = withValue(row, 'cards.0.points.1', 'second')
  expect(valueAt(changed, 'cards.0.points')).toEqual(['one', 'second'])
  expect(changed.cards[1]).toBe(row.cards[1])
  expect(row.cards[0]?.points).toEqual(['one', 'two'])
})
