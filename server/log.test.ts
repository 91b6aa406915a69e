import { expect, test } from 'vitest'
import { createLog, sparingly } from './log.ts'

test('an error is logged with its cause, but without the row that a database hangs on it', () => {
  const lines: string[] = []
  const log = createLog('public', { write: (line) => lines.push(line) })
  const cause = Object.assign(new Error('not stored'), {
    code: '23502',
    detail: 'Failing row contains (visitor@example.org)',
  })
  log.error({ err: new Error('A message was not stored', { cause }) }, 'A request failed')
  expect(JSON.parse(lines.join(''))).toMatchObject({
    msg: 'A request failed',
    err: { message: 'A message was not stored', cause: { message: 'not stored', code: '23502' } },
  })
  expect(lines.join('')).not.toContain('visitor@example.org')
})

test('what anybody can cause is logged so many times a minute, and then counted', () => {
  const said: object[] = []
  let now = 0
  const say = sparingly({ info: (fields) => said.push(fields), error: () => undefined }, 'info', () => now)
  for (let count = 0; count < 1000; count += 1) say({ count }, 'A request was refused')
  expect(said).toHaveLength(20)
  now = 60_000
  say({ count: 1000 }, 'A request was refused')
  expect(said.slice(20)).toEqual([{ leftOut: 980 }, { count: 1000 }])
})
