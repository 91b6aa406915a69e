import { expect, onTestFinished, test, vi } from 'vitest'
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

test('with the database away a flood of requests writes one line a minute for each kind of failure, with a count', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines: string[] = []
  const log = createLog('public', { write: (line) => lines.push(line) })
  const flood = () => {
    for (let count = 0; count < 1000; count += 1) {
      log.error({ err: new Error('no database'), target: `/quarry/${count}` }, 'A page could not be rendered')
      log.error({ err: new Error('no database') }, 'A request failed')
    }
  }
  const said = () => lines.splice(0).map((line) => [JSON.parse(line).msg, JSON.parse(line).again])
  flood()
  expect(said()).toEqual([
    ['A page could not be rendered', undefined],
    ['A request failed', undefined],
  ])
  vi.advanceTimersByTime(60_000)
  flood()
  vi.advanceTimersByTime(60_000)
  expect(said()).toEqual([
    ['A page could not be rendered', 999],
    ['A request failed', 999],
    ['A page could not be rendered', 1000],
    ['A request failed', 1000],
  ])
  vi.advanceTimersByTime(60_000)
  log.error({ err: new Error('no database') }, 'A request failed')
  expect(said()).toEqual([['A request failed', undefined]])
})

test('what strangers can make different each time counts as one kind after the first ones', () => {
  const said: object[] = []
  const say = sparingly((fields) => said.push(fields))
  for (let status = 0; status < 1000; status += 1) say({ status }, 'A request was refused')
  expect(said).toHaveLength(21)
})
