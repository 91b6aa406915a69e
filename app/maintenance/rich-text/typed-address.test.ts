import { expect, it } from 'vitest'
import { typedAddress } from './typed-address.ts'

it.each([
  [' https://www.gov.uk/a?b=1#c ', 'https://www.gov.uk/a?b=1#c'],
  ['www.gov.uk/a', 'https://www.gov.uk/a'],
  ['example.org', 'https://example.org'],
  ['HTTPS://Example.org/Noise report.pdf', 'https://Example.org/Noise%20report.pdf'],
  ['bücher.example/a', 'https://bücher.example/a'],
  ['/events', '/quarry/events'],
  ['/quarry/events', '/quarry/events'],
  ['jo@example.org', 'mailto:jo@example.org'],
  ['mailto:jo@example.org', 'mailto:jo@example.org'],
  [' mailto:jo@example.org?subject=Dust ', 'mailto:jo@example.org?subject=Dust'],
  ['tel:+441926000000', 'tel:+441926000000'],
  ['+44 (0)1926 000-000', 'tel:+441926000000'],
  ['(01926) 000000', 'tel:01926000000'],
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
  ...[
    'data:text/html,x',
    'file:///C:/a.docx',
    '#notes',
    'https://',
    'mailto:',
    'https://a b.org',
    'report.pdf',
    'java\tscript:x.y',
  ],
])('%j leads nowhere', (typed) => {
  expect(typedAddress(typed)).toBeUndefined()
})
