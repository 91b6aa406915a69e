import { expect, test } from 'vitest'
import { uploadTypeOf } from './upload.ts'

const beginning = (text: string) => Buffer.from(text, 'latin1')
const jpeg = beginning('\xff\xd8\xff\xe0')
const pdf = beginning('%PDF-2.0')

test('a picture and a document may be as large as their limits, whatever they are called', () => {
  expect(uploadTypeOf(jpeg, 15_000_000, 'picture')).toMatchObject({ kind: 'picture' })
  expect(uploadTypeOf(pdf, 25_000_000, 'document')).toMatchObject({ kind: 'document' })
  // Readers look for the beginning of a PDF among the first 1,024 bytes.
  expect(uploadTypeOf(beginning(`${'\n'.repeat(1019)}%PDF-1.4`), 2000)).toMatchObject({ kind: 'document' })
})

const pictures = 'must be a JPEG, PNG, WebP, GIF or AVIF picture'
test.each([
  [jpeg, 15_000_001, undefined, 'must be at most 15 MB'],
  [pdf, 25_000_001, undefined, 'must be at most 25 MB'],
  [beginning(''), 0, undefined, 'must not be empty'],
  [jpeg, 9, 'document', 'must be a PDF document, but it is a JPEG picture'],
  [pdf, 9, 'picture', `${pictures}, but it is a PDF document`],
  [beginning('<svg'), 9, undefined, `${pictures} or a PDF document, but it is a web page, a drawing or another text`],
  [
    beginning('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    99,
    'picture',
    `${pictures}, but it is a HEIC picture: save or share it as JPEG`,
  ],
] as const)('%j of %i bytes for a field that takes %s is refused: it %s', (first, size, kind, rule) => {
  expect(uploadTypeOf(first, size, kind)).toEqual({ rule })
})
