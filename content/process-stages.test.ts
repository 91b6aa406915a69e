import { describe, expect, test } from 'vitest'
import type { StageStatus } from '../domain/process-stage.ts'
import { consultationOn, currentStage } from '../domain/progress.ts'
import { processBanner } from './process-banner.ts'
import { processStages } from './process-stages.ts'

describe('the process stages', () => {
  test('are thirteen, each with the status that it has now', () => {
    expect(processStages).toHaveLength(13)
    const byStatus = Map.groupBy(processStages, ({ status }) => status)
    const idsOf = (status: StageStatus) => byStatus.get(status)?.map(({ id }) => id)
    expect(idsOf('current')).toEqual(['validation'])
    expect(idsOf('completed')).toEqual([
      'pre-application',
      'submit-application',
      'public-consultation',
      'assessment',
      'regulation-25',
    ])
    expect(idsOf('upcoming')).toHaveLength(7)
  })

  test('have one current stage, in which objections are not taken', () => {
    expect(currentStage(processStages).id).toBe('validation')
    expect(consultationOn(processStages, '2026-11-21')).toEqual({ state: 'none' })
  })

  test('each have a title and a description of their own of 40 to 70 words', () => {
    expect(new Set(processStages.map(({ title }) => title)).size).toBe(13)
    for (const { id, description } of processStages) {
      const words = description.split(/\s+/).length
      expect(words, id).toBeGreaterThanOrEqual(40)
      expect(words, id).toBeLessThanOrEqual(70)
    }
  })

  test('tell that an approval gives objectors no appeal and that a new consultation follows Regulation 25', () => {
    const text = (id: string) => processStages.find((stage) => stage.id === id)?.description
    expect(text('approval')).toContain('no right of appeal')
    expect(text('refusal')).toContain('right to appeal')
    expect(text('regulation-25')).toContain('a new consultation follows')
    expect(text('appeal-dismissed')).toContain('refusal stands')
    expect(text('appeal-allowed')).toContain('development proceeds')
  })

  test('keep their markers apart and inside the picture', () => {
    for (const [index, { id, overlay_position: here }] of processStages.entries()) {
      expect(here.left, id).toBeGreaterThanOrEqual(8)
      expect(here.left, id).toBeLessThanOrEqual(92)
      expect(here.top, id).toBeGreaterThanOrEqual(10)
      expect(here.top, id).toBeLessThanOrEqual(90)
      for (const { id: otherId, overlay_position: there } of processStages.slice(index + 1)) {
        const isApart = Math.abs(here.left - there.left) >= 13 || Math.abs(here.top - there.top) >= 16
        expect(isApart, `${id} and ${otherId}`).toBe(true)
      }
    }
  })
})

describe('the banner', () => {
  test('says what the officers are doing in validation', () => {
    expect(processBanner(currentStage(processStages))).toBe(
      'The current stage is planning officers validating new and revised information submitted in response to a Regulation 25 request.',
    )
  })

  test('names any other stage by its title', () => {
    for (const stage of processStages.filter(({ id }) => id !== 'validation')) {
      expect(processBanner(stage)).toBe(`The current stage is: ${stage.title}.`)
    }
  })
})
