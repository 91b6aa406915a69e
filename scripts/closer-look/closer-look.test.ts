import { expect, test } from 'vitest'
import { knownObjections, labelledObjections } from './labelled-objections.ts'
import { agreementsOn } from './measure.ts'

const enough = 0.9
const agreements = agreementsOn(knownObjections)

test('at least 210 objections are labelled, and each finding is on at least five of them', () => {
  expect(labelledObjections.length).toBeGreaterThanOrEqual(210)
  for (const { kind, labelled } of agreements) expect(labelled, kind).toBeGreaterThanOrEqual(5)
})

// (rule: closer-look-measured)
test('each finding agrees with the labels that the rules were made with in nine cases of ten, both ways', () => {
  for (const { kind, precision, recall } of agreements) {
    expect(precision, `precision of ${kind}`).toBeGreaterThanOrEqual(enough)
    expect(recall, `recall of ${kind}`).toBeGreaterThanOrEqual(enough)
  }
})
