import { expect, test } from 'vitest'
import { isNoticeShown, noticeWords } from './shown-notice.ts'

test.each([
  ['The council meets on Tuesday.', '', true],
  ['The council meets on Tuesday.', '2026-11-23', true],
  ['The council meets on Tuesday.', '2026-11-22', false],
  [' ', '', false],
])('a notice %j that ends on %j is shown on 23 November: %s', (text, ends_on, isShown) => {
  expect(isNoticeShown({ text, ends_on }, '2026-11-23')).toBe(isShown)
})

test('words for a link that is not there are no part of the notice', () => {
  expect(noticeWords({ text: 'Come.', link_url: '/events', link_text: 'When' })).toBe('Come. When')
  expect(noticeWords({ text: 'Come.', link_url: '', link_text: 'When' })).toBe('Come.')
})
