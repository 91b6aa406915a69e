import { expect, test } from 'vitest'
import { labelledObjections } from './labelled-objections.ts'
import { agreementsOn } from './measure.ts'

const enough = 0.9

test('at least 210 objections are labelled, and each finding is on at least five of them', () => {
  expect(labelledObjections.length).toBeGreaterThanOrEqual(210)
  for (const { kind, labelled } of agreementsOn()) expect(labelled, kind).toBeGreaterThanOrEqual(5)
})

// (rule: closer-look-measured)
test('each finding agrees with the labels of the whole collection in nine cases of ten, both ways', () => {
  for (const { kind, precision, recall } of agreementsOn()) {
    expect(precision, `precision of ${kind}`).toBeGreaterThanOrEqual(enough)
    expect(recall, `recall of ${kind}`).toBeGreaterThanOrEqual(enough)
  }
})
