import { expect, test } from 'vitest'
import { fieldLabel } from './field-label.ts'

test.each([
  ['title', 'Title'],
  ['detail_text', 'Detail Text'],
  ['pdf_url', 'PDF URL'],
  ['category_id', 'Category'],
  ['preamble.intro', 'Preamble, Introduction'],
  ['impact_cards.0.content.bulletPoints.2', 'Impact Cards 1, Content, Bullet points 3'],
])('%s is called %s', (path, label) => {
  expect(fieldLabel(path)).toBe(label)
})
