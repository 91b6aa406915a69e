import { describe, expect, test } from 'vitest'
import { currentStage, isConsultationOpen, type ProcessStage, type StageStatus } from './process-stage.ts'

const stage = (id: string, status: StageStatus): ProcessStage => ({
  id,
  title: id,
  description: id,
  status,
  overlayPosition: { top: 0, left: 0 },
})

describe('the current stage', () => {
  // (rule: stages-once)
  test('is the one that is marked current', () => {
    const stages = [stage('validation', 'completed'), stage('decision', 'current'), stage('appeal', 'upcoming')]
    expect(currentStage(stages).id).toBe('decision')
  })

  test('cannot be told when none is marked', () => {
    expect(() => currentStage([stage('validation', 'completed')])).toThrow('0 are')
  })

  test('cannot be told when two are marked', () => {
    expect(() => currentStage([stage('validation', 'current'), stage('decision', 'current')])).toThrow('2 are')
  })
})

describe('the consultation', () => {
  // (rule: objection-mode)
  test('is open only while public consultation is the current stage', () => {
    expect(isConsultationOpen([stage('public-consultation', 'current')])).toBe(true)
    expect(isConsultationOpen([stage('public-consultation', 'completed'), stage('validation', 'current')])).toBe(false)
  })
})
