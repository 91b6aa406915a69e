import { describe, expect, test } from 'vitest'
import { withDetails } from '../domain/campaign-marks.ts'
import { evaluateObjection } from '../domain/objection-evaluator.ts'
import { currentStage } from '../domain/progress.ts'
import { firstCampaign as campaign } from './first-campaign.ts'
import { objectionCriteria } from './objection-criteria.ts'
import { consultationClosedGuide, consultationOpenGuide, sampleLetter } from './objection-guide.ts'
import { firstRows } from './seed/first-rows.ts'

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

describe('the guide', () => {
  test('has four steps, and the third asks for reference, name and address', () => {
    expect(consultationOpenGuide(campaign).steps).toHaveLength(4)
    const text = consultationOpenGuide(campaign).steps[2].text
    for (const part of ['attached document', campaign.application_reference, 'name', 'address']) {
      expect(text).toContain(part)
    }
  })

  test('says that house prices do not count', () => {
    expect(consultationOpenGuide(campaign).guidance.paragraphs.join(' ')).toContain('House prices do not count')
  })

  test('names the current stage while objections are not taken', () => {
    expect(consultationClosedGuide.notice(currentStage(firstRows.process_stages))).toBe('Current stage: Validation')
    expect(consultationClosedGuide.statement).toBe('Objections are not currently accepted.')
  })
})
