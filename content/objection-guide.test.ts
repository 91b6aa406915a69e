import { describe, expect, test } from 'vitest'
import { withDetails } from '../domain/campaign-marks.ts'
import { evaluateObjection } from '../domain/objection-evaluator.ts'
import { firstCampaign as campaign } from './first-campaign.ts'
import { objectionCriteria } from './objection-criteria.ts'
import { sampleLetter } from './objection-guide.ts'

describe('the sample letter', () => {
  test('carries the reference, the council’s addresses and what the writer has to fill in', () => {
    const set = { ...campaign, council_email: 'planning@council.example.org', council_address: 'Market Place' }
    const letter = withDetails(sampleLetter, set)
    expect(letter).toContain(campaign.application_reference)
    expect(letter).toContain('planning@council.example.org')
    expect(letter).toContain('Market Place')
    expect(letter).toContain('[name]')
    expect(letter).toContain('[address]')
  })

  test('leaves out what is not known of the council', () => {
    const letter = withDetails(sampleLetter, { ...campaign, council_email: '', council_address: '' })
    expect(letter).not.toMatch(/\{|By e-mail/)
    expect(letter).toContain('To: Warwickshire County Council\n\nApplication reference')
  })

  test('touches every theme of the evaluator', () => {
    expect(evaluateObjection(sampleLetter, objectionCriteria)?.score).toBe(100)
  })
})
