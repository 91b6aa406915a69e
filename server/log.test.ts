import { expect, test } from 'vitest'
import { createLog } from './log.ts'

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
