import { describe, expect, test } from 'vitest'
import { consultationOn } from '../domain/progress.ts'
import type { StageId } from '../domain/stage-ids.ts'
import { consultationWords } from './consultation.ts'
import { stagesAt } from './testing/stages.ts'

const stages = (current: StageId, dates: [string, string] = ['2027-01-04', '2027-01-31']) =>
  stagesAt(current, { 'public-consultation': dates })
const told = (day: string, rows = stages('validation')) => consultationWords(consultationOn(rows, day))

describe('what visitors are told of the consultation', () => {
  test('before it opens is both of its days', () => {
    const text = 'The consultation opens on Monday 4 January 2027. The last day to object is Sunday 31 January 2027.'
    expect(told('2026-12-31')).toEqual({ text, isUrgent: false })
  })

  const untilMidnight = 'today is the last day, until midnight unless the council’s notice gives an earlier time'
  test.each([
    ['2027-01-04', '27\u00a0days\u00a0left', false],
    ['2027-01-20', '11\u00a0days\u00a0left', false],
    ['2027-01-29', '2\u00a0days\u00a0left', true],
    ['2027-01-30', 'tomorrow is the last day', true],
    ['2027-01-31', untilMidnight, true],
  ])('on %s is how long it is open: %s', (day, left, isUrgent) => {
    expect(told(day)).toEqual({ text: `The consultation is open until Sunday 31 January 2027: ${left}.`, isUrgent })
  })

  test('after the last day says when it closed, and promises nothing of late letters in either direction', () => {
    expect(told('2027-02-01')?.text).toMatch(
      /^The consultation closed on Sunday 31 January 2027\. Comments sent now are late/,
    )
    expect(told('2027-02-01')?.text).toMatch(/should consider what arrives before it decides/)
  })

  test('is what is known: neither a last day nor an opening is made up', () => {
    expect(told('2026-12-31', stages('validation', ['2027-01-04', '']))?.text).toBe(
      'The consultation opens on Monday 4 January 2027.',
    )
    expect(told('2026-12-31', stages('public-consultation', ['', '']))?.text).toMatch(/do not know its last day/)
    const closesAlone = stages('validation', ['', '2027-01-31'])
    expect(told('2026-12-31', closesAlone)?.text).toBe(
      'The last day to object is Sunday 31 January 2027. We do not know yet when the consultation opens.',
    )
    expect(told('2027-02-01', closesAlone)).toBeUndefined()
    expect(told('2026-12-31', stages('assessment', ['', '2027-01-31']))).toBeUndefined()
  })
})
