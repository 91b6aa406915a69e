import { describe, expect, test } from 'vitest'
import { type Answer, createAnswer } from './answer.ts'
import { AnswerStore } from './answer-store.ts'

const answerOf = (body: string, status = 200) => createAnswer({ status, headers: {}, body })
const textOf = (answer: Answer | undefined) => answer?.variants.identity.body.toString()

function createStore({ maxBytes = 1_000_000 } = {}) {
  const content = { version: '1', made: [] as string[] }
  const store = new AnswerStore({ maxBytes, version: () => content.version })
  const get = (key: string, status = 200) =>
    store.get(key, (version) => {
      content.made.push(`${key}@${version}`)
      return answerOf(`${key} of ${version}`, status)
    })
  return { content, store, get }
}

describe('an answer is made once per version', () => {
  test('later requests get the kept one', async () => {
    const { content, store, get } = createStore()
    expect(store.find('/a')).toBeUndefined()
    const first = await get('/a')
    expect(await get('/a')).toBe(first)
    expect(store.find('/a')).toBe(first)
    expect(content.made).toEqual(['/a@1'])
  })
  test('a hundred first requests at once share one making', async () => {
    const { content, get } = createStore()
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/a')))
    expect(new Set(answers).size).toBe(1)
    expect(content.made).toEqual(['/a@1'])
  })
  test('a new version makes it anew and lets all old ones go', async () => {
    const { content, store, get } = createStore()
    await get('/a')
    await get('/b')
    content.version = '2'
    expect(store.find('/a')).toBeUndefined()
    expect(store.bytes).toBe(0)
    expect(textOf(await get('/a'))).toBe('/a of 2')
  })
  test('a request after a change does not share a making that began before it', async () => {
    const { content, store } = createStore()
    const finish: (() => void)[] = []
    const slow = (version: string) =>
      new Promise<Answer>((resolve) => finish.push(() => resolve(answerOf(`made for ${version}`))))
    const before = store.get('/a', slow)
    content.version = '2'
    const after = store.get('/a', slow)
    expect(finish).toHaveLength(2)
    finish[1]?.()
    expect(textOf(await after)).toBe('made for 2')
    finish[0]?.()
    expect(await before).toBe(await after)
    expect(textOf(store.find('/a'))).toBe('made for 2')
  })
})

describe('what was made while the content changed is not kept', () => {
  test('it is made again for the new version, and that one is kept and given', async () => {
    const { content, store } = createStore()
    const given = await store.get('/a', (version) => {
      content.version = '2'
      return answerOf(`made for ${version}`)
    })
    expect(textOf(given)).toBe('made for 2')
    expect(store.find('/a')).toBe(given)
  })
  test('when the content never rests, the last one is given but not kept', async () => {
    const { content, store } = createStore()
    let made = 0
    const given = await store.get('/a', () => {
      made++
      content.version = String(made + 1)
      return answerOf(`making ${made}`)
    })
    expect(textOf(given)).toBe('making 3')
    expect(store.find('/a')).toBeUndefined()
  })
})

describe('what is kept is bounded', () => {
  test('a thousand answers stay below the bound, and the most recently used remain', async () => {
    const { store } = createStore({ maxBytes: 20_000 })
    const page = 'x'.repeat(1000)
    for (let index = 0; index < 1000; index++) {
      await store.get(`/${index}`, () => answerOf(page))
      await store.get('/home', () => answerOf(page))
      expect(store.bytes).toBeLessThanOrEqual(20_000)
    }
    expect(store.find('/home')).toBeDefined()
    expect(store.find('/999')).toBeDefined()
    expect(store.find('/0')).toBeUndefined()
  })
  test('an answer above the bound is given but not kept', async () => {
    const { store } = createStore({ maxBytes: 2000 })
    expect(textOf(await store.get('/big', () => answerOf('x'.repeat(3000))))).toHaveLength(3000)
    expect(store.find('/big')).toBeUndefined()
    expect(store.bytes).toBe(0)
  })
  test('redirects, not-founds and failures are not kept', async () => {
    const { content, store, get } = createStore()
    for (const status of [302, 404, 500]) {
      await get('/a', status)
      expect(store.find('/a')).toBeUndefined()
    }
    expect(content.made).toHaveLength(3)
  })
})

test('a making that fails fails for all who wait, and the next request tries again', async () => {
  const { store, get } = createStore()
  const broken = () => Promise.reject(new Error('no database'))
  const results = await Promise.allSettled([store.get('/a', broken), store.get('/a', broken)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(textOf(await get('/a'))).toBe('/a of 1')
})
