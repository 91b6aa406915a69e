import { expect, test } from 'vitest'
import { hashSource } from '../answers/security-headers.ts'
import { hideIfDismissed, hidingHashes } from './dismissed-notice.ts'

const notice = '<aside class="site-notice" aria-label="Notice"><p>The council meets on Tuesday.</p></aside>'
const page = (above: string, words: string) => `<body><header></header>${above}<main>${words}</main></body>`

// (rule: notice)
test('behind a notice stands one script, which the policy of the page allows', () => {
  const html = hideIfDismissed(page(notice, 'Words'))
  const [, code = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  expect(html).toBe(page(`${notice}<script>${code}</script>`, 'Words'))
  expect(hidingHashes(html)).toEqual([hashSource(code)])
})

test.each([
  ['has none', ''],
  ['has what looks like one among its words', notice],
])('a page that %s stays as it is', (_, words) => {
  const html = page('', words)
  expect(hideIfDismissed(html)).toBe(html)
  expect(hidingHashes(html)).toEqual([])
})
