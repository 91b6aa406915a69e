import { beforeEach, describe, expect, test } from 'vitest'
import { type CachedResponse, createCachedResponse, textOf } from './cached-response.ts'
import { type MadePage, PageCache } from './page-cache.ts'

let [version, now, made, fails, isGone] = ['1', 0, 0, false, false]
/** What a rendering under way waits for. */
let held: Promise<void> | undefined
let cache: PageCache

beforeEach(() => {
  ;[version, now, made, fails, isGone, held] = ['1', 0, 0, false, false, undefined]
  cache = new PageCache({ version: () => version, most: 3, now: () => now })
})

async function make(): Promise<MadePage> {
  const of = version
  made += 1
  await held
  if (fails) throw new Error('no database')
  const response = await createCachedResponse({ headers: {}, body: `page of ${of}` })
  return { response, loaded: '', isCurrent: () => version === of }
}
/** Changes the content, and lets so much time pass that the next request sees it. */
function change() {
  version = '2'
  now += 20
}
const makeOrNone = async () => (isGone ? undefined : make())
const wordsOf = (found: CachedResponse | undefined) => found && textOf(found)
const get = async (key = '/', options = {}) => wordsOf(await cache.get(key, makeOrNone, options))
const find = (key = '/') => wordsOf(cache.find(key))

test('a page is made once, however many ask at the same time', async () => {
  expect(await Promise.all([get(), get(), get()])).toEqual(Array(3).fill('page of 1'))
  expect([find(), made]).toEqual(['page of 1', 1])
})

describe('after a change', () => {
  test('the old page answers while the new one is made, then the new one', async () => {
    await get()
    change()
    expect(await get()).toBe('page of 1')
    await expect.poll(() => find()).toBe('page of 2')
    expect(made).toBe(2)
  })
  test('whoever edits waits for the new one, also where an older one is just being made', async () => {
    await get()
    change()
    const { promise, resolve: release } = Promise.withResolvers<void>()
    held = promise
    find()
    await expect.poll(() => made).toBe(2)
    version = '3'
    const edited = get('/', { mustBeNew: true })
    release()
    expect(await edited).toBe('page of 3')
  })
  test('the old page answers for five seconds and no longer', async () => {
    await get()
    change()
    held = new Promise(() => undefined)
    expect(find()).toBe('page of 1')
    now = 5_000
    expect(find()).toBe('page of 1')
    now = 5_001
    expect(find()).toBeUndefined()
  })
  test('pages are made one at a time, those that somebody waits for before those that are only old', async () => {
    const order: string[] = []
    const { promise, resolve: release } = Promise.withResolvers<void>()
    const all = new PageCache({ version: () => version, now: () => now })
    const from = (key: string) => async () => {
      order.push(key)
      return make()
    }
    for (const key of ['/a', '/b', '/c']) await all.get(key, from(key))
    // Their turns end in the next round of the event loop.
    await new Promise((resolve) => setImmediate(resolve))
    change()
    held = promise
    order.length = 0
    for (const key of ['/a', '/b']) all.find(key)
    const edited = all.get('/c', from('/c'), { mustBeNew: true })
    await expect.poll(() => order).toEqual(['/a'])
    release()
    await edited
    await expect.poll(() => order).toEqual(['/a', '/c', '/b'])
  })
  test('a page that rests on nothing of what has changed stays, and whoever edits gets it at once', async () => {
    await cache.get('/', async () => ({ ...(await make()), isCurrent: () => true }))
    change()
    expect([find(), await get('/', { mustBeNew: true }), made]).toEqual(['page of 1', 'page of 1', 1])
  })
  test('a page that stands there no more is forgotten', async () => {
    await get()
    change()
    isGone = true
    find()
    await expect.poll(() => find()).toBeUndefined()
    expect(await get()).toBeUndefined()
  })
  test('the five seconds count from the change, also where nobody came by for long', async () => {
    await get()
    now = 60_000
    change()
    expect(find()).toBeUndefined()
    expect(await get()).toBe('page of 2')
  })
  test('a page that was made while the content changed is made again', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>()
    held = promise
    const first = get()
    await expect.poll(() => made).toBe(1)
    change()
    release()
    expect(await first).toBe('page of 1')
    expect(find()).toBe('page of 1')
    await expect.poll(() => find()).toBe('page of 2')
  })
})

describe('where a page cannot be made', () => {
  test('the last good one answers, to whoever edits too, and long after', async () => {
    await get()
    change()
    fails = true
    for (now of [0, 10_000, 11_000, 60_000]) {
      expect(await get()).toBe('page of 1')
      expect(await get('/', { mustBeNew: true })).toBe('page of 1')
    }
    fails = false
    now = 120_000
    expect(await get()).toBe('page of 2')
  })
  test('in time the last good one answers, and the reason is told', async () => {
    const failures: unknown[] = []
    cache = new PageCache({ version: () => version, longestWait: 20, onFailure: (error) => failures.push(error) })
    await get()
    version = '2'
    held = new Promise(() => undefined)
    expect(await get('/', { mustBeNew: true })).toBe('page of 1')
    expect(failures).toEqual([new Error('It took longer than 0.02 s')])
  })
})

test('so many pages are kept, and those that were made longest ago go first', async () => {
  for (const key of ['/a', '/b', '/c', '/d']) await get(key)
  expect(['/a', '/b', '/c', '/d'].filter((key) => cache.find(key))).toEqual(['/b', '/c', '/d'])
})
