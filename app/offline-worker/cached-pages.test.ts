import { expect, test } from 'vitest'
import { isOld, withAge } from './cached-pages.ts'

const sent = 'Sat, 21 Nov 2026 14:05:00 GMT'
const copy = () =>
  new Response('<!DOCTYPE html><html lang="en-GB"><body>Words</body></html>', {
    headers: { Date: sent, 'Content-Security-Policy': "default-src 'self'", 'Content-Encoding': 'br', ETag: '"a"' },
  })

test('a copy is as old as the server said, and old after a day', () => {
  const day = 24 * 60 * 60 * 1000
  expect(isOld(copy(), Date.parse(sent) + day)).toBe(false)
  expect(isOld(copy(), Date.parse(sent) + day + 1)).toBe(true)
})

test('a page that comes from the cache carries its age and keeps its security policy', async () => {
  const marked = await withAge(copy(), 'offline')
  expect(await marked.text()).toBe(
    '<!DOCTYPE html><html data-cached="2026-11-21T14:05:00.000Z" data-cached-because="offline" lang="en-GB"><body>Words</body></html>',
  )
  expect(Object.fromEntries(marked.headers)).toEqual({
    date: sent,
    'content-security-policy': "default-src 'self'",
    'content-type': 'text/plain;charset=UTF-8',
  })
})
