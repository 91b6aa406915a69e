import { expect, test } from 'vitest'
import { isBuilt } from '../../server/testing/site-process.ts'
import { isSynced, readTrace, traceAnswers, whyNotTraced } from './trace-answers.ts'

// (rule: write-durable)
test('what a visitor sends is on the disk before the answer says so', async ({ skip }) => {
  const reason = isBuilt ? whyNotTraced() : 'the site is not built'
  if (reason !== undefined) skip(reason)
  const answers = await traceAnswers()
  expect(answers.map(({ statusLine }) => statusLine)).toEqual([
    'HTTP/1.1 201 Created',
    'HTTP/1.1 200 OK',
    'HTTP/1.1 201 Created',
  ])
  expect(answers.filter((answer) => !isSynced(answer))).toEqual([])
})

test('an answer before the sync, or without one, is seen', () => {
  const write = 'pwrite64(22</tmp/quarry.db-wal>, "\\0\\0"..., 24, 32) = 24'
  const sync = 'fdatasync(22</tmp/quarry.db-wal>) = 0'
  const answer = 'write(28<socket:[322]>, "HTTP/1.1 201 Created\\r\\nca"..., 621) = 621'
  const judge = (...lines: string[]) => readTrace(lines.join('\n')).map(isSynced)
  expect(judge(write, sync, answer)).toEqual([true])
  expect(judge(write, answer, sync)).toEqual([false])
  expect(judge(write, sync, write, answer)).toEqual([false])
  expect(judge(answer)).toEqual([false])
  expect(judge(write, sync, answer, write, answer)).toEqual([true, false])
  expect(judge(write, 'fsync(22</tmp/quarry.db-wal>) = -1 EIO (Input/output error)', answer)).toEqual([false])
})
