import { expect, test } from 'vitest'
import { ContentError } from '../../domain/content-error.ts'
import { fieldLabel, inLabels, labelIn } from './field-label.ts'

test.each([
  ['title', 'Title'],
  ['category_id', 'Category'],
  ['preamble.intro', 'Preamble, Introduction'],
  ['impact_cards.0.content.bulletPoints.2', 'Impact Cards 1, Content, Bullet points 3'],
])('%s is called %s', (path, label) => {
  expect(fieldLabel(path)).toBe(label)
})

test.each([
  ['evidence_categories', 'id', 'Category ID'],
  ['campaign_details', 'social_links.1.url', 'Address of link 2'],
  ['objection_grounds', 'sentences.0.text', 'Text of sentence 1'],
  ['updates', 'body', 'Text'],
] as const)('of %s the field %s is called %s', (table, path, label) => {
  expect(labelIn(table, path)).toBe(label)
})

test('a refusal of the server is told with the labels of the screen', () => {
  const fields = [{ field: 'id', rule: 'is already taken' }]
  const error = new ContentError('invalid', 'id is already taken.', { fields })
  expect(inLabels(error, 'evidence_categories')).toMatchObject({
    code: 'invalid',
    message: 'Category ID is already taken.',
    fields,
  })
  const full = new ContentError('unavailable', 'Nothing was saved: the disk is full.')
  expect(inLabels(full, 'events')).toBe(full)
})
