import { describe, expect, test } from 'vitest'
import { stagesAt } from '../content/testing/stages.ts'
import type { ProcessStage } from './process-stage.ts'
import { courseOf } from './progress.ts'
import { stageChange } from './stage-change.ts'
import type { StageId } from './stage-ids.ts'

const now = Date.parse('2027-03-01T12:00:00Z')
const [past, ahead, last] = ['2027-02-20', '2027-03-19', '2027-04-12']
const waiting = stagesAt('validation', { 'public-consultation': [ahead, last] })
const open = stagesAt('public-consultation', { 'public-consultation': [past, last] })
const change = (to: Partial<ProcessStage>, stages = waiting, id: StageId = 'public-consultation') =>
  stageChange(stages, id, to, now)
const mailsOf = (...of: Parameters<typeof change>) => change(...of)?.mails.map(({ id }) => id)

test('what the dates do is a day for each stage that they make current', () => {
  const course = courseOf(waiting, '2027-03-01').map(({ day, stage }) => [day, stage.id])
  const closing = ['2027-04-13', 'assessment']
  expect(course).toEqual([['2027-03-01', 'validation'], [ahead, 'public-consultation'], closing])
  expect(courseOf(open, '2027-03-01').map(({ day }) => day)).toEqual(['2027-03-01', '2027-04-13'])
  expect(courseOf(stagesAt('refusal', { 'public-consultation': [ahead, last] }), '2027-03-01')).toHaveLength(1)
})

describe('asked for is agreement', () => {
  test('to every move, with the e-mails that it can send', () => {
    expect(change({ status: 'current' }, stagesAt('validation'), 'refusal')).toMatchObject({ isMove: true, mails: [] })
    const moved = change({ status: 'current', starts_on: past })
    expect(moved?.after.find(({ status }) => status === 'current')?.id).toBe('public-consultation')
    expect(moved?.mails.map(({ id }) => id)).toEqual([
      `reminder-opens-${last}`,
      `reminder-three-days-${last}`,
      `reminder-last-day-${last}`,
    ])
  })

  test('to dates that will open, close or open again, or move what goes by itself', () => {
    expect(change({ starts_on: ahead, ends_on: last }, stagesAt('validation'))).toMatchObject({ isMove: false })
    expect(mailsOf({ ends_on: '2027-04-20' }, open)?.[0]).toBe('reminder-opens-2027-04-20')
    expect(mailsOf({ ends_on: '' }, open)).toEqual([])
    expect(mailsOf({ ends_on: past }, open)).toEqual([])
    const closed = stagesAt('assessment', { assessment: ['2027-02-25'], 'public-consultation': [past, last] })
    expect(mailsOf({ starts_on: past }, closed, 'assessment')).toBeUndefined()
    expect(mailsOf({ starts_on: '2027-02-01' }, closed, 'assessment')).toHaveLength(3)
  })

  test('to nothing else, nor to what is refused', () => {
    for (const to of [{ title: 'Consultation' }, { status: 'upcoming' as const }]) expect(change(to)).toBeUndefined()
    expect(change({ starts_on: past }, waiting, 'decision')).toBeUndefined()
    expect(change({ status: 'current' })).toBeUndefined()
    expect(change({ status: 'current', starts_on: '2027-02-01', ends_on: past })).toBeUndefined()
    expect(change({ ends_on: past })).toBeUndefined()
  })
})
