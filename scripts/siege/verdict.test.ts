import { expect, test } from 'vitest'
import type { Round } from './besiege.ts'
import { judge } from './verdict.ts'

const calm: Round = {
  name: 'calm',
  seconds: 1,
  isSlow: true,
  visit: { asked: Array.from({ length: 200 }, () => ({ what: '/', ms: 5 })), refused: {}, ownDelayMs: 1 },
  attack: { opened: 1, cutOff: 0, refused: 0, requests: 0, answers: {} },
  site: { restMb: 1, highestMb: 1, cpuShare: 0, starvedShare: 0, openAtEnd: 0, mostOpen: 0, oldestSeconds: 60 },
  load: 0,
}
const slow = {
  ...calm.visit,
  asked: calm.visit.asked.map((asked, index) => (index < 3 ? { ...asked, ms: 251 } : asked)),
}

test('a round fails by what is refused, by slow answers and by connections that stay too long', () => {
  const failuresOf = (change: Partial<Round>) => judge({ ...calm, ...change }).failures.length
  expect(failuresOf({})).toBe(0)
  expect(failuresOf({ visit: { ...calm.visit, refused: { '503 for /': 1 } } })).toBe(1)
  expect(failuresOf({ visit: slow })).toBe(1)
  expect(failuresOf({ site: { ...calm.site, oldestSeconds: 61 } })).toBe(1)
  expect(failuresOf({ site: { ...calm.site, oldestSeconds: 61 }, isSlow: false })).toBe(0)
})

test('slow answers are no verdict where the visitor itself came late or the site had no core', () => {
  const unjudged = { failures: [], unjudged: [expect.any(String)] }
  expect(judge({ ...calm, visit: { ...slow, ownDelayMs: 51 } })).toEqual(unjudged)
  expect(judge({ ...calm, visit: slow, site: { ...calm.site, starvedShare: 0.3 } })).toEqual(unjudged)
})
