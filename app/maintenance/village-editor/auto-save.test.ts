import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type EventValues, eventSite, firstEvent, maintainer } from '../editing/testing/event-site.ts'
import { createAutoSave } from './auto-save.ts'

let site: ReturnType<typeof eventSite>
beforeEach(() => {
  vi.useFakeTimers()
  site = eventSite()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** An event that saves itself, unless its description was changed. */
function open() {
  const autoSave = createAutoSave<'events', EventValues>((base, now) => now.description !== base.description)
  return { me: maintainer({ row: firstEvent }, autoSave.watch), leave: autoSave.stop }
}
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

it('a save by hand, what is typed back and leaving end the wait', async () => {
  const byHand = open().me
  byHand.type({ location: 'Church' })
  await byHand.now.save()
  const typedBack = open().me
  typedBack.type({ location: 'Ford' })
  typedBack.type({ location: 'Hall' })
  const left = open()
  left.me.type({ location: 'Green' })
  left.leave()
  await pass(60_000)
  expect(site.sent).toEqual([{ location: 'Church' }])
})

it('what is typed while a save is under way is saved after it, however long that takes', async () => {
  const { me } = open()
  me.type({ location: 'Church' })
  site.meanwhile = () => {
    me.type({ location: 'Ford' })
    return new Promise((resolve) => setTimeout(resolve, 20_000))
  }
  await pass(60_000)
  expect(site.sent).toEqual([{ location: 'Church' }, { location: 'Ford' }])
})

it('after a failure it tries again every quarter of a minute, but not what breaks a rule', async () => {
  const { me } = open()
  const fail = () => {
    throw new TypeError('No network')
  }
  me.type({ location: 'Church' })
  site.meanwhile = fail
  await pass(15_000)
  expect(me.now).toMatchObject({ phase: 'failed', isUnsaved: true })
  site.meanwhile = fail
  await pass(14_999)
  expect(site.meanwhile).toBeDefined()
  await pass(1)
  expect([site.meanwhile, site.sent]).toEqual([undefined, []])
  await pass(15_000)
  expect(site.sent).toEqual([{ location: 'Church' }])
  me.type({ title: '' })
  await pass(120_000)
  expect([site.sent.length, me.now.refusal.errors]).toEqual([1, [{ field: 'title', rule: 'is required' }]])
})

it('a row that waits for a save by hand saves nothing by itself', async () => {
  const { me } = open()
  me.type({ location: 'Church' })
  me.type({ description: 'By hand.' })
  await pass(60_000)
  expect(site.sent).toEqual([])
  await me.now.save()
  expect(site.sent).toEqual([{ location: 'Church', description: 'By hand.' }])
})

it('where somebody must choose it does not ask again and again, and what they chose is no auto-save: the history keeps what was not taken', async () => {
  const { me } = open()
  me.type({ location: 'Church' })
  site.store({ location: 'Green' })
  await pass(15_000)
  expect(me.now).toMatchObject({ isAsked: false, phase: 'conflict' })
  me.type({ title: 'Talk' })
  await pass(120_000)
  expect(site.sent).toHaveLength(1)
  await me.now.decide({ location: 'mine' })
  expect(site.stored).toMatchObject({ location: 'Church' })
  expect(site.autoSaves).toEqual([true, false])
})
