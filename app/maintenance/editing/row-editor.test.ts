import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listDrafts } from '../draft-store.ts'
import { eventSite, firstEvent, maintainer, startDrafts } from './testing/event-site.ts'

let site: ReturnType<typeof eventSite>
beforeEach(() => {
  site = eventSite()
  startDrafts()
})
afterEach(() => void vi.unstubAllGlobals())

describe('saving a row', () => {
  it('sends only the fields that were changed', async () => {
    const me = maintainer()
    expect(me.now.isUnsaved).toBe(false)
    me.type({ location: 'Church' })
    expect(me.now.isUnsaved).toBe(true)
    await me.now.save()
    expect(site.sent).toEqual([{ location: 'Church' }])
    expect(me.now).toMatchObject({ phase: 'saved', isDone: true, isUnsaved: false, version: 'version 1' })
  })

  it('saves what was typed meanwhile too, where somebody asks for it while an earlier save is under way', async () => {
    const me = maintainer()
    me.type({ location: 'Church' })
    site.meanwhile = () => {
      site.meanwhile = () => undefined
      me.type({ title: 'Later' })
      void me.now.save()
    }
    await me.now.save()
    expect(site.sent).toEqual([{ location: 'Church' }, { title: 'Later' }])
    expect(me.now.isDone).toBe(true)
  })

  it('brings in what somebody else changed elsewhere, also while that is being merged', async () => {
    const me = maintainer()
    me.type({ location: 'Church' })
    site.store({ description: 'Second.' })
    site.meanwhile = () => {
      site.meanwhile = () => site.store({ title: 'Third' })
    }
    await me.now.save()
    expect(me.now.merged.others).toEqual(['description', 'title'])
    expect(site.sent.at(-1)).toEqual({ location: 'Church' })
    expect(site.stored).toMatchObject({ title: 'Third', location: 'Church', description: 'Second.' })
  })

  it('stops where both changed the same field, and stores nothing; asks again where it is changed once more while somebody chooses', async () => {
    const me = maintainer()
    me.type({ location: 'Church' })
    const theirs = site.store({ location: 'Green' })
    await me.now.save()
    expect(me.now.conflict).toMatchObject({ theirs: { version: theirs.updated_at }, isAgain: false })
    me.now.turnAway()
    expect(me.now).toMatchObject({ isAsked: false, version: 'version 0', values: { location: 'Church' } })
    expect(site.stored).toBe(theirs)
    const third = site.store({ location: 'Ford' })
    await me.now.decide({ location: 'mine' })
    expect(me.now.conflict).toMatchObject({ theirs: { version: third.updated_at }, isAgain: true })
    me.type({ time: '18:00' })
    site.meanwhile = () => {
      throw new TypeError('No network')
    }
    await me.now.decide({ location: 'theirs' })
    expect(me.now).toMatchObject({ phase: 'failed', values: { location: 'Church' } })
    expect([site.notTaken, site.stored]).toEqual([[], third])
    await me.now.save()
    await me.now.decide({ location: 'theirs' })
    expect(site.notTaken).toEqual([{ mine: { location: 'Church', time: '18:00' }, chosen: { time: '18:00' } }])
    expect(site.stored).toMatchObject({ location: 'Ford', time: '18:00' })
    expect([me.now.isDone, me.now.merged.notTaken]).toEqual([true, ['location']])
  })

  it('does not go on for ever against somebody who saves each time', async () => {
    const me = maintainer()
    me.type({ location: 'Church' })
    let count = 0
    const again = () => {
      count += 1
      site.store({ description: String(count) })
      site.meanwhile = again
    }
    site.meanwhile = again
    await me.now.save()
    expect(me.now).toMatchObject({ phase: 'failed', refusal: { error: { code: 'conflict' } } })
    expect(me.now.values.location).toBe('Church')
  })

  it('sends nothing that breaks a rule, and keeps it with the mark', async () => {
    const me = maintainer()
    me.type({ title: '' })
    await me.now.save()
    expect(me.now).toMatchObject({ phase: 'failed', isUnsaved: true, values: { title: '' } })
    expect([site.sent, me.now.refusal.errors]).toEqual([[], [{ field: 'title', rule: 'is required' }]])
  })

  it('keeps what was typed while it was under way, and takes over what the server made of the rest', async () => {
    const me = maintainer()
    me.type({ date: '8 March 2027', location: 'Church' })
    site.meanwhile = () => me.type({ location: 'Ford' })
    await me.now.save()
    expect(me.now).toMatchObject({ isUnsaved: true, values: { date: '2027-03-08', location: 'Ford' } })
  })

  it('counts a change whose answer was lost as made', async () => {
    const me = maintainer()
    me.type({ location: 'Church' })
    site.store({ location: 'Church' })
    await me.now.save()
    expect([me.now.isDone, site.history.length]).toEqual([true, 2])
  })

  it('adds a row once, also where the answer was lost, typing went on, and its date was spelled in another way', async () => {
    const { updated_at: _seen, ...values } = firstEvent
    site.stored = undefined
    const me = maintainer({ blank: { ...values, title: '', location: '' } })
    me.type({ title: 'Talk', location: 'Church', date: '8/3/2027' })
    site.meanwhile = () => {
      site.store({ ...me.now.values, date: '2027-03-08' })
      throw new TypeError('The answer was lost')
    }
    await me.now.save()
    expect(me.now).toMatchObject({ phase: 'failed', version: null })
    me.type({ location: 'Ford' })
    await me.now.save()
    expect(me.now).toMatchObject({ isDone: true, merged: { others: [] } })
    expect([site.sent.at(-1), site.stored]).toMatchObject([{ location: 'Ford' }, { title: 'Talk', location: 'Ford' }])
  })

  it('sends no date in another spelling than the stored one, and one that an older row has only as words', async () => {
    const me = maintainer()
    me.type({ date: '7th March 2027' })
    await me.now.save()
    expect(me.now.isDone).toBe(true)
    const older = maintainer({ row: site.store({ date: '9 March 2027' }) })
    older.type({ date: '2027-03-09' })
    await older.now.save()
    expect(site.sent).toEqual([{ date: '2027-03-09' }])
  })

  it('finds a deleted row gone; added anew it has what was typed, and merges with one that came back', async () => {
    const me = maintainer()
    me.type({ location: 'Church' })
    site.stored = undefined
    await me.now.save()
    expect(me.now.refusal.isGone).toBe(true)
    site.store({ description: 'Back.' })
    await me.now.addAnew()
    expect(me.now).toMatchObject({ isDone: true, merged: { others: ['description'] } })
    expect(site.stored).toMatchObject({ location: 'Church', description: 'Back.' })
  })
})

it('a row that is read anew is shown as it is stored now, unless it is older or has edits: they stay with the version that they were made from', () => {
  const theirs = { ...firstEvent, location: 'Green', updated_at: 'version 2' }
  const [me, other] = [maintainer(), maintainer()]
  for (const row of [theirs, firstEvent]) me.now.refresh(row)
  expect(me.now).toMatchObject({ version: 'version 2', isUnsaved: false, values: { location: 'Green' } })
  other.type({ title: 'Mine' })
  other.now.refresh(theirs)
  expect(other.now).toMatchObject({ version: 'version 0', values: { title: 'Mine', location: 'Hall' } })
})

describe('what is unsaved', () => {
  it('is kept when the editor is left, offered to the next, and saved with the version that it was made from; until that is answered it stays kept', async () => {
    const first = maintainer()
    first.type({ description: 'Mine.' })
    const next = maintainer({ row: site.store({ location: 'Green' }) })
    expect(next.now.offers).toHaveLength(1)
    for (const offer of next.now.offers) next.now.restore(offer)
    expect(next.now).toMatchObject({ version: 'version 0', offers: [], values: { description: 'Mine.' } })
    const saved = next.now.save()
    expect(listDrafts('events')).toHaveLength(1)
    await saved
    expect(site.stored).toMatchObject({ location: 'Green', description: 'Mine.' })
    expect(listDrafts('events')).toEqual([])
  })

  it('gives way to an offer where it can be offered in its place', async () => {
    const first = maintainer()
    first.type({ location: 'Church' })
    const next = maintainer()
    next.type({ location: 'Ford' })
    startDrafts(false)
    for (const offer of next.now.offers) next.now.restore(offer)
    expect(next.now.values.location).toBe('Ford')
    startDrafts(true)
    for (const offer of next.now.offers) next.now.restore(offer)
    expect(next.now.values.location).toBe('Church')
    expect(next.now.offers.map(({ value }) => value.location)).toEqual(['Ford'])
  })

  it('is thrown away with the marks of what was refused; a save that is under way goes on', async () => {
    const me = maintainer()
    me.type({ title: '' })
    await me.now.save()
    me.now.reset()
    expect(me.now).toMatchObject({
      phase: 'idle',
      isUnsaved: false,
      refusal: { errors: [] },
      values: { title: 'Meeting' },
    })
    expect(listDrafts('events')).toEqual([])
    me.type({ location: 'Church' })
    site.meanwhile = () => {
      me.now.reset()
      site.store({ description: 'Second.' })
    }
    await me.now.save()
    expect(me.now).toMatchObject({ phase: 'saved', values: { location: 'Hall', description: 'Second.' } })
    expect(site.stored).toMatchObject({ location: 'Hall', description: 'Second.' })
  })
})
