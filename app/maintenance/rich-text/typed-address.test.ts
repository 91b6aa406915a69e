import { expect, it } from 'vitest'
import { typedAddress } from './typed-address.ts'

it.each([
  [' https://www.gov.uk/a?b=1#c ', 'https://www.gov.uk/a?b=1#c'],
  ['www.gov.uk/a', 'https://www.gov.uk/a'],
  ['example.org', 'https://example.org'],
  ['/events', '/quarry/events'],
  ['/quarry/events', '/quarry/events'],
  ['jo@example.org', 'mailto:jo@example.org'],
  ['mailto:jo@example.org', 'mailto:jo@example.org'],
  ['tel:+441926000000', 'tel:+441926000000'],
])('%j leads to %j', (typed, address) => {
  expect(typedAddress(typed)).toBe(address)
})

it.each([
  ...[
    '',
    'the council',
    '//example.org',
    '/\\example.org',
    'javascript:alert(1)',
    'javascript://example.org/%0aalert(1)',
  ],
  ...['data:text/html,x', 'file:///C:/a.docx', '#notes', 'https://', 'mailto:', 'https://a b.org', 'java\tscript:x.y'],
])('%j leads nowhere', (typed) => {
  expect(typedAddress(typed)).toBeUndefined()
})
