import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAutoSave } from './auto-save.ts'

// (rule: auto-save)
describe('an auto-save', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('happens once, fifteen seconds after it was scheduled', () => {
    const save = vi.fn()
    createAutoSave(save).schedule('barford')
    vi.advanceTimersByTime(14_999)
    expect(save).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(save.mock.calls).toEqual([['barford']])
    vi.advanceTimersByTime(60_000)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('that is scheduled by the save itself happens again', () => {
    const saved: string[] = []
    const autoSave = createAutoSave((key) => {
      saved.push(key)
      if (saved.length === 1) autoSave.schedule(key)
    })
    autoSave.schedule('barford')
    vi.advanceTimersByTime(30_000)
    expect(saved).toEqual(['barford', 'barford'])
  })

  it('for any edits, cancels and waits: each village is saved a delay after its last edit, unless that was cancelled', () => {
    const villages = fc.constantFrom('barford', 'halford', 'loxley')
    const step = fc.oneof(
      fc.record({ do: fc.constant('schedule' as const), village: villages }),
      fc.record({ do: fc.constant('cancel' as const), village: villages }),
      fc.record({ do: fc.constant('cancelAll' as const) }),
      fc.record({ do: fc.constant('wait' as const), time: fc.integer({ min: 0, max: 250 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const start = Date.now()
        const saved: [village: string, at: number][] = []
        const autoSave = createAutoSave((village) => saved.push([village, Date.now() - start]), 100)
        const due = new Map<string, number>()
        const expected: [village: string, at: number][] = []
        let now = 0
        for (const each of [...steps, { do: 'wait' as const, time: 100 }]) {
          if (each.do === 'schedule') {
            autoSave.schedule(each.village)
            due.set(each.village, now + 100)
          } else if (each.do === 'cancel') {
            autoSave.cancel(each.village)
            due.delete(each.village)
          } else if (each.do === 'cancelAll') {
            autoSave.cancelAll()
            due.clear()
          } else {
            vi.advanceTimersByTime(each.time)
            now += each.time
            for (const [village, at] of due) {
              if (at > now) continue
              expected.push([village, at])
              due.delete(village)
            }
          }
        }
        expect(new Set(saved.map(String))).toEqual(new Set(expected.map(String)))
        expect(saved).toHaveLength(expected.length)
      }),
    )
  })
})
