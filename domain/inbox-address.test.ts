import { expect, test } from 'vitest'
import { inboxOf } from './inbox-address.ts'

test.each([
  ['ann@example.org', 'ann@example.org'],
  [' Ann@Example.ORG ', 'ann@example.org'],
  ['ann+quarry@example.org', 'ann@example.org'],
  ['ann+a+b@example.org', 'ann@example.org'],
  ['ann.example@gmail.com', 'annexample@gmail.com'],
  ['a.n.n+quarry@GoogleMail.com', 'ann@gmail.com'],
])('%j leads to %s', (address, inbox) => {
  expect(inboxOf(address)).toBe(inbox)
})

test.each([
  ['ann.example@example.org', 'annexample@example.org'],
  ['ann-quarry@example.org', 'ann@example.org'],
  ['+ann@example.org', '+bob@example.org'],
  ['ann@example.org', 'ann@example.com'],
  ['ann@mail.gmail.com', 'ann@gmail.com'],
])('%s and %s may be two people', (one, other) => {
  expect(inboxOf(one)).not.toBe(inboxOf(other))
})
