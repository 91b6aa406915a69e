import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newDraft } from '../../../domain/objection-draft.ts'
import { createDesk, type DraftDesk } from './draft-desk.ts'
import { createShelf, type DraftShelf } from './draft-shelf.ts'
import { howKept, privacyPromise } from './how-kept.ts'

/** A browser's storage as its keys, with room for so many characters. */
function storage(room = Number.POSITIVE_INFINITY): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(kept, key) ? String(Reflect.get(kept, key)) : null),
    setItem(key: string, text: string) {
      const others = Object.entries(kept).filter(([name]) => name !== key)
      const taken = others.reduce((sum, [name, value]) => sum + name.length + String(value).length, 0)
      if (taken + key.length + text.length > room) throw new DOMException('no room', 'QuotaExceededError')
      Reflect.set(kept, key, text)
    },
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
  }
  const kept = Object.create(methods) as Storage
  return kept
}

let ids = 0
let time = 0
function open(shelf: DraftShelf): DraftDesk {
  const now = () => new Date(1_790_000_000_000 + time++).toISOString()
  return createDesk({
    shelf,
    now,
    blank: () => newDraft({ id: `draft-${ids++}`, name: 'My objection', seed: 7, changedAt: now() }),
  })
}
const tabOf = (shared: Storage, own = storage()) =>
  createShelf(
    () => shared,
    () => own,
  )
const named = (name: string) => (draft: ReturnType<DraftDesk['state']>['draft']) => ({ ...draft, name })
const write = (desk: DraftDesk, name: string) => {
  desk.change(named(name))
  desk.keep()
}
const nameIn = (desk: DraftDesk) => desk.state().draft.name
const namesIn = (desk: DraftDesk) => {
  const { drafts } = desk.state()
  return drafts.map(({ name }) => name).toSorted()
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

// (rule: draft-kept)
describe('a draft', () => {
  test('is kept at a pause of half a second, and is there again after a reload', () => {
    const shared = storage()
    const own = storage()
    const desk = open(tabOf(shared, own))
    desk.change(named('Dust'))
    expect(nameIn(open(tabOf(shared)))).toBe('My objection')
    vi.advanceTimersByTime(500)
    expect(nameIn(open(tabOf(shared, own)))).toBe('Dust')
    desk.start(named('Noise'))
    desk.keep()
    expect(nameIn(open(tabOf(shared, own)))).toBe('Noise')
    desk.open(desk.state().drafts.find(({ name }) => name === 'Dust')?.id ?? '')
    expect(nameIn(open(tabOf(shared, own)))).toBe('Dust')
  })
  test('in which nothing was written is not kept', () => {
    const shared = storage()
    open(tabOf(shared)).start()
    vi.runAllTimers()
    expect(Object.keys(shared)).toEqual([])
  })
  test('from a file never takes the place of one that is here', () => {
    const shared = storage()
    const desk = open(tabOf(shared))
    write(desk, 'Dust')
    desk.bringIn({ ...desk.state().draft, name: 'From the file' })
    expect(namesIn(desk)).toEqual(['Dust', 'From the file'])
  })
  test('leaves nothing behind in its tab once it is deleted, and before it is kept', () => {
    const own = storage()
    const desk = open(tabOf(storage(), own))
    expect(Object.keys(own)).toEqual([])
    write(desk, 'Dust')
    expect(Object.keys(own)).toHaveLength(1)
    desk.remove()
    expect(Object.keys(own)).toEqual([])
    write(desk, 'Noise')
    desk.removeAll()
    expect(Object.keys(own)).toEqual([])
  })
  test('goes, alone or with all others and with what cannot be read', () => {
    const shared = storage()
    const desk = open(tabOf(shared))
    for (const name of ['Dust', 'Noise', 'Water']) desk.start(named(name))
    desk.keep()
    desk.remove()
    expect(desk.state().drafts.map(({ name }) => name)).toEqual(['Noise', 'Dust'])
    expect(nameIn(desk)).toBe('Noise')
    shared.setItem('quarry-objection-drafts/broken', '{')
    desk.removeAll()
    vi.runAllTimers()
    expect(Object.keys(shared)).toEqual([])
    expect(nameIn(desk)).toBe('My objection')
    expect(howKept(desk.state())).toBe('Nothing kept yet')
  })
})

// (rule: draft-unread)
describe('what this version cannot read', () => {
  const key = 'quarry-objection-drafts/a-1'
  const read = { name: 'Mine', points: [{ ground: 'dust', words: 'My own words', cited: [] }] }

  test.each([
    ['is cut off', JSON.stringify(read).slice(0, -9)],
    ['has no points', JSON.stringify({ ...read, points: null })],
    ['has parts of other types', JSON.stringify({ ...read, name: 5 })],
    ['has its words elsewhere', '{"id":"a-1","name":"Mine","village":"barford","text":"My own words"}'],
  ])('stays as it is where it %s, and goes when that is wanted', (_, text) => {
    const shared = storage()
    shared.setItem(key, text)
    const desk = open(tabOf(shared))
    expect(desk.state()).toMatchObject({ drafts: [], unread: ['a-1'], keptAt: '' })
    write(desk, 'Another')
    expect(shared.getItem(key)).toBe(text)
    expect(desk.storedText('a-1')).toBe(text)
    desk.removeUnread('a-1')
    expect(desk.state()).toMatchObject({ drafts: [{ name: 'Another' }], unread: [] })
    expect(shared.getItem(key)).toBeNull()
  })
  test('is never what an older version kept', () => {
    const shared = storage()
    shared.setItem(key, JSON.stringify(read))
    const desk = open(tabOf(shared))
    expect(desk.state()).toMatchObject({ draft: { id: 'a-1', points: read.points }, unread: [] })
    write(desk, 'Read')
    expect(open(tabOf(shared)).state()).toMatchObject({ draft: { name: 'Read', points: read.points }, unread: [] })
  })
  test('is not overwritten by a tab that had it open before', () => {
    const shared = storage()
    const desk = open(tabOf(shared))
    write(desk, 'Mine')
    const theirs = `quarry-objection-drafts/${desk.state().draft.id}`
    shared.setItem(theirs, '{"version":9}')
    write(desk, 'Mine again')
    expect(desk.state().elsewhere).toBe('changed')
    desk.keepMine((name) => name)
    expect(shared.getItem(theirs)).toBe('{"version":9}')
    expect(nameIn(desk)).toBe('Mine again')
  })
})

// (rule: draft-two-tabs)
describe('two tabs with the same draft', () => {
  let shared: Storage
  let one: DraftDesk
  let other: DraftDesk
  beforeEach(() => {
    shared = storage()
    one = open(tabOf(shared))
    write(one, 'Dust')
    other = open(tabOf(shared))
    write(other, 'Theirs')
    one.change(named('Mine'))
    vi.runAllTimers()
  })
  test('never overwrite each other, and the second can take what the first wrote', () => {
    expect(one.state().elsewhere).toBe('changed')
    expect(nameIn(open(tabOf(shared)))).toBe('Theirs')
    one.takeTheirs()
    expect(nameIn(one)).toBe('Theirs')
    write(one, 'Again')
    expect(namesIn(one)).toEqual(['Again'])
  })
  test('can both be kept', () => {
    one.keepMine((name) => `${name} (another)`)
    expect(namesIn(one)).toEqual(['Mine (another)', 'Theirs'])
  })
  test('are told at once what is kept of what they show', () => {
    expect([howKept(one.state()), privacyPromise(one.state())]).toEqual([
      'Not kept until you choose',
      'Nothing that you write here is sent anywhere. You send your letter yourself.',
    ])
    one.takeTheirs()
    expect(howKept(one.state())).toBe('Kept in this browser')
    expect(privacyPromise(one.state())).toContain('It stays in this browser')
  })
  test('are shown as they are now where a browser shows a page as it was left', () => {
    one.comeBack()
    expect(nameIn(one)).toBe('Mine')
    one.takeTheirs()
    other.removeAll()
    one.comeBack()
    expect(one.state()).toMatchObject({ elsewhere: undefined, keptAt: '', draft: { name: 'My objection' } })
  })
  test('do not bring back what one of them deleted unless that is wanted', () => {
    one.takeTheirs()
    other.removeAll()
    one.change(named('Mine'))
    vi.runAllTimers()
    expect(one.state().elsewhere).toBe('deleted')
    expect(Object.keys(shared)).toEqual([])
    one.keepMine((name) => name)
    expect(namesIn(one)).toEqual(['Mine'])
  })
})

// (rule: draft-not-kept)
test('where nothing can be kept, or no room is left, one can go on writing and is told', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const blocked = open(createShelf(refuse, refuse))
  expect(blocked.state().keeping).toBe('blocked')
  expect(blocked.isLostOnLeaving()).toBe(false)
  blocked.change(named('Dust'))
  vi.runAllTimers()
  expect(blocked.state()).toMatchObject({ keeping: 'blocked', elsewhere: undefined, draft: { name: 'Dust' } })
  expect(blocked.isLostOnLeaving()).toBe(true)
  expect(blocked.isKeptNow()).toBe(false)
  expect([howKept(blocked.state()), privacyPromise(blocked.state())]).toEqual([
    'Not kept in this browser',
    expect.stringMatching(/^This browser keeps nothing for this website/),
  ])

  const full = open(tabOf(storage(600)))
  full.change(named('Dust'))
  vi.runAllTimers()
  expect(full.state()).toMatchObject({ keeping: 'kept' })
  expect(full.isLostOnLeaving()).toBe(false)
  expect(full.isKeptNow()).toBe(true)
  full.change((draft) => ({ ...draft, points: [{ ground: 'dust', words: 'a'.repeat(600), cited: [] }] }))
  vi.runAllTimers()
  expect(full.state()).toMatchObject({ keeping: 'full' })
  expect(howKept(full.state())).toBe('Your last changes are not kept')
  expect(privacyPromise(full.state())).not.toMatch(/keeps nothing|stays in this browser/)
  full.change((draft) => ({ ...draft, points: [] }))
  vi.runAllTimers()
  expect(full.state().keeping).toBe('kept')
})
