import { describe, expect, test } from 'vitest'
import { stagesAt } from '../content/testing/stages.ts'
import { consultationOn, currentStage, type StageState, stagesOn, statusesOnceCurrent } from './progress.ts'
import { type StageId, stageIds } from './stage-ids.ts'

const currentOn = (rows: StageState[], day: string) => currentStage(stagesOn(rows, day)).id

test('the current stage is told also where others have marked none, or two', () => {
  const none = stagesAt('decision').map((stage) => ({ ...stage, status: 'upcoming' as const }))
  expect(currentStage(none).id).toBe('pre-application')
  const two = stagesAt('validation').map((stage) =>
    stage.id === 'assessment' ? { ...stage, status: 'current' as const } : stage,
  )
  expect(stagesOn(two, '2026-11-21').filter(({ status }) => status === 'current')).toHaveLength(1)
})

describe('the consultation', () => {
  const dated = stagesAt('validation', { 'public-consultation': ['2027-01-04', '2027-01-31'] })

  test.each([
    ['2027-01-03', 'validation', { state: 'announced', opensOn: '2027-01-04', closesOn: '2027-01-31' }],
    ['2027-01-04', 'public-consultation', { state: 'open', closesOn: '2027-01-31', daysLeft: 27 }],
    ['2027-01-29', 'public-consultation', { state: 'open', closesOn: '2027-01-31', daysLeft: 2 }],
    ['2027-01-31', 'public-consultation', { state: 'open', closesOn: '2027-01-31', daysLeft: 0 }],
    ['2027-02-01', 'assessment', { state: 'closed', closedOn: '2027-01-31' }],
    ['2027-06-01', 'assessment', { state: 'closed', closedOn: '2027-01-31' }],
  ])('opens and closes by its dates: %s', (day, current, consultation) => {
    expect(currentOn(dated, day)).toBe(current)
    expect(consultationOn(dated, day)).toEqual(consultation)
  })

  test('counts days over the change of the clocks', () => {
    const rows = stagesAt('public-consultation', { 'public-consultation': ['2027-03-20', '2027-04-02'] })
    expect(consultationOn(rows, '2027-03-27')).toMatchObject({ daysLeft: 6 })
  })

  test('is open without dates while it is the current stage, and not otherwise', () => {
    expect(consultationOn(stagesAt('public-consultation'), '2026-11-21')).toEqual({
      state: 'open',
      closesOn: '',
      daysLeft: undefined,
    })
    for (const id of stageIds.slice(0, stageIds.indexOf('decision'))) {
      if (id === 'public-consultation') continue
      expect(consultationOn(stagesAt(id), '2026-11-21'), id).toEqual({ state: 'none' })
    }
  })

  test('ends on its last day also where it was made current by hand', () => {
    const rows = stagesAt('public-consultation', { 'public-consultation': ['', '2027-01-31'] })
    expect(consultationOn(rows, '2027-01-31').state).toBe('open')
    expect(currentOn(rows, '2027-02-01')).toBe('assessment')
  })

  test('does not take back a stage that was made current after it', () => {
    const moved = stagesAt('regulation-25', {
      'public-consultation': ['2027-01-04', '2027-01-31'],
      'regulation-25': ['2027-03-10'],
    })
    expect(currentOn(moved, '2027-03-10')).toBe('regulation-25')
    expect(consultationOn(moved, '2027-03-10')).toEqual({ state: 'none' })
  })

  test('has not begun before its first day, whatever is stored: until then its papers are checked', () => {
    const early = stagesAt('public-consultation', { 'public-consultation': ['2027-01-04', '2027-01-31'] })
    expect(currentOn(early, '2027-01-03')).toBe('validation')
    expect(stagesOn(early, '2027-01-03').find(({ id }) => id === 'public-consultation')?.status).toBe('upcoming')
    expect(consultationOn(early, '2027-01-03').state).toBe('announced')
    expect(consultationOn(early, '2027-01-04').state).toBe('open')
  })

  test('takes the other stages along: what led to it is completed, and it itself once it is over', () => {
    const statusOn = (id: StageId, day: string) => stagesOn(dated, day).find((stage) => stage.id === id)?.status
    expect(statusOn('validation', '2027-01-04')).toBe('completed')
    expect(statusOn('public-consultation', '2027-01-03')).toBe('upcoming')
    expect(statusOn('public-consultation', '2027-02-01')).toBe('completed')
    expect(statusOn('decision', '2027-02-01')).toBe('upcoming')
  })

  test('gives way to a later stage that is made current on its first day, not to an earlier one', () => {
    const on = (id: StageId) => stagesAt(id, { 'public-consultation': ['2027-01-04'], [id]: ['2027-01-04'] })
    expect(currentOn(on('assessment'), '2027-01-04')).toBe('assessment')
    expect(currentOn(on('validation'), '2027-01-04')).toBe('public-consultation')
  })

  test('is over for good once the council decides, whether or not it is known since when', () => {
    const decided = stageIds.slice(stageIds.indexOf('decision'))
    for (const id of decided) {
      const rows = stagesAt(id, { 'public-consultation': ['2027-01-04', '2027-01-31'] })
      for (const day of ['2027-01-03', '2027-01-22', '2027-02-02']) {
        expect([currentOn(rows, day), consultationOn(rows, day)], `${id} ${day}`).toEqual([
          ...[id, { state: 'over', stage: id }],
        ])
      }
    }
  })

  test('is not known from dates of which the last is before the first', () => {
    const wrong = stagesAt('validation', { 'public-consultation': ['2027-01-31', '2027-01-04'] })
    for (const day of ['2027-01-01', '2027-01-10', '2027-02-10']) {
      expect([currentOn(wrong, day), consultationOn(wrong, day).state]).toEqual(['validation', 'none'])
    }
  })

  test('is over at once where the stage was moved on before its last day', () => {
    const moved = stagesAt('assessment', {
      'public-consultation': ['2027-01-04', '2027-01-31'],
      assessment: ['2027-01-20'],
    })
    expect(currentOn(moved, '2027-01-25')).toBe('assessment')
    for (const day of ['2027-01-25', '2027-02-01']) expect(consultationOn(moved, day), day).toEqual({ state: 'none' })
  })
})

describe('once a stage is made current', () => {
  const statuses = (rows: StageState[], current: StageId) => Object.fromEntries(statusesOnceCurrent(rows, current))

  test('what leads to it is completed and what comes after lies ahead', () => {
    const after = statuses(stagesAt('assessment'), 'refusal')
    expect(after).toMatchObject({ assessment: 'completed', decision: 'completed', refusal: 'current' })
    expect(after).toMatchObject({ approval: 'upcoming', appeal: 'upcoming', 'regulation-25': 'upcoming' })
  })

  test('an earlier round stays completed: a new consultation follows a request for more information', () => {
    const before = stagesAt('validation').map((stage) =>
      ['assessment', 'regulation-25'].includes(stage.id) ? { ...stage, status: 'completed' as const } : stage,
    )
    expect(statuses(before, 'public-consultation')).toMatchObject({
      validation: 'completed',
      'public-consultation': 'current',
      assessment: 'completed',
      'regulation-25': 'completed',
      decision: 'upcoming',
    })
  })

  test('a stage that was left too early lies ahead again, but not one that the process comes back from', () => {
    expect(statuses(stagesAt('public-consultation'), 'validation')).toMatchObject({ 'public-consultation': 'upcoming' })
    expect(statuses(stagesAt('regulation-25'), 'validation')).toMatchObject({ 'regulation-25': 'completed' })
  })

  test('a slip is taken back by pressing the right stage: what was pressed too early lies ahead again', () => {
    const slip = stagesAt('decision')
    expect(statuses(slip, 'assessment')).toMatchObject({ assessment: 'current', decision: 'upcoming' })
  })
})
