import { describe, expect, test } from 'vitest'
import { evaluateObjection } from '../domain/objection-evaluator.ts'
import { currentStage } from '../domain/process-stage.ts'
import { campaign } from './campaign.ts'
import { objectionCriteria } from './objection-criteria.ts'
import { consultationClosedGuide, consultationOpenGuide, sampleLetter } from './objection-guide.ts'
import { processStages } from './process-stages.ts'

describe('the sample letter', () => {
  test('carries the reference, the council’s addresses and what the writer has to fill in', () => {
    expect(sampleLetter).toContain(campaign.applicationReference)
    expect(sampleLetter).toContain('planning@council.example.org')
    expect(sampleLetter).toContain('Planning Department')
    expect(sampleLetter).toContain('[name]')
    expect(sampleLetter).toContain('[address]')
  })

  // (rule: sample-letter)
  test('touches every theme of the evaluator', () => {
    expect(evaluateObjection(sampleLetter, objectionCriteria)?.score).toBe(100)
  })
})

describe('the guide', () => {
  // (rule: objection-steps)
  test('has four steps, and the third asks for reference, name and address', () => {
    expect(consultationOpenGuide.steps).toHaveLength(4)
    const text = consultationOpenGuide.steps[2].text
    for (const part of ['attached document', campaign.applicationReference, 'name', 'address']) {
      expect(text).toContain(part)
    }
  })

  test('says that house prices do not count', () => {
    expect(consultationOpenGuide.guidance.paragraphs.join(' ')).toContain('House prices do not count')
  })

  test('names the current stage while objections are not taken', () => {
    expect(consultationClosedGuide.notice(currentStage(processStages))).toBe('Current stage: Validation')
    expect(consultationClosedGuide.statement).toBe('Objections are not currently accepted.')
  })
})
