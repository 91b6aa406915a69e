import { expect, test } from 'vitest'
import { claimedType, refusedBeforeSending } from './upload.ts'

const jpeg = { name: 'Church.JPG', type: 'image/jpeg', size: 15_000_000 }
const pdf = { name: 'report.pdf', type: 'application/pdf', size: 25_000_000 }

test('a picture and a document may be as large as their limits', () => {
  for (const file of [jpeg, pdf]) expect(refusedBeforeSending(file)).toBeUndefined()
  expect(refusedBeforeSending(jpeg, 'picture')).toBeUndefined()
  expect(refusedBeforeSending(pdf, 'document')).toBeUndefined()
})
test.each([
  [{ ...jpeg, size: 15_000_001 }, undefined, 'must be at most 15 MB'],
  [{ ...pdf, size: 25_000_001 }, undefined, 'must be at most 25 MB'],
  [{ ...jpeg, size: 0 }, undefined, 'must not be empty'],
  [jpeg, 'document', 'must be a PDF document'],
  [pdf, 'picture', 'must be a JPEG, PNG, WebP or AVIF picture'],
  [{ ...jpeg, type: 'image/svg+xml' }, undefined, 'must be a JPEG, PNG, WebP or AVIF picture or a PDF document'],
  [{ ...jpeg, type: 'image/heic' }, 'picture', 'must be a JPEG, PNG, WebP or AVIF picture'],
  [{ ...jpeg, name: 'notes', type: '' }, 'picture', 'must be a JPEG, PNG, WebP or AVIF picture'],
] as const)('%j for a field that takes %s is refused: it %s', (file, kind, rule) => {
  expect(refusedBeforeSending(file, kind)).toBe(rule)
})
test('a file whose type the browser does not know is what its name ends in', () => {
  expect(claimedType('', 'Church.AVIF')?.contentType).toBe('image/avif')
  expect(claimedType('text/plain', 'Church.avif')).toBeUndefined()
  expect(claimedType('IMAGE/PNG', '')?.contentType).toBe('image/png')
})
