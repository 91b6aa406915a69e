import { ContentError } from '../../domain/content-error.ts'
import { type UploadType, uploadRules, uploadTypes } from '../../domain/upload.ts'

/** A file that is not taken, with the rule that it breaks, in words that follow its name. */
export function refusedFile(rule: string, cause?: unknown): ContentError {
  return new ContentError('invalid', `The file ${rule}.`, { fields: [{ field: 'file', rule }], cause })
}

/** How files of each kind begin. */
const beginnings: [label: string, pattern: RegExp][] = [
  ['a JPEG picture', /^\xff\xd8\xff/],
  ['a PNG picture', /^\x89PNG\r\n/],
  ['a WebP picture', /^RIFF.{4}WEBP/s],
  // A HEIC picture may name AVIF's brand among its others, but not the other way round.
  ['a HEIC picture', /^.{4}ftyp(?:.{4})*?(?:hei[cmsx]|hev[cx])/s],
  ['an AVIF picture', /^.{4}ftyp(?:.{4})*?avi[fs]/s],
  ['a video or a picture of another kind', /^.{4}ftyp/s],
  ['a PDF document', /^%PDF-/],
  ['a GIF picture', /^GIF8/],
  ['a TIFF picture', /^(?:II\*|MM.\*)/s],
  ['a BMP picture', /^BM/],
  ['a ZIP archive or an office document', /^PK/],
  ['a web page, a drawing or another text', /^(?:\xef\xbb\xbf)?\s*</],
]

/** Throws a ContentError where the bytes are not of the kind that the file claims. A PNG that is called .jpg is a picture all the same. */
export function requireContents(bytes: Buffer, { label, kind }: UploadType): void {
  if (bytes.length === 0) throw refusedFile(uploadRules.empty)
  const start = bytes.toString('latin1', 0, 64)
  const found = beginnings.find(([, pattern]) => pattern.test(start))?.[0] ?? 'something else'
  if (!uploadTypes.some((type) => type.kind === kind && type.label === found)) {
    throw refusedFile(`must be ${label}, as it claims to be, but it is ${found}`)
  }
  if (kind === 'document' && !bytes.subarray(-1024).includes('%%EOF')) {
    throw refusedFile('must be a whole PDF document: its end is missing')
  }
}
