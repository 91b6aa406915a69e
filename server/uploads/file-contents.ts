import { type UploadType, uploadTypes } from '../../domain/upload.ts'

/** What the first bytes of a file say that it is, with its article. */
function whatItIs(start: Buffer): string {
  const found = signatures.find(({ is }) => is(start))
  if (found) return found.label
  return /^(?:\xef\xbb\xbf)?\s*</.test(start.toString('latin1'))
    ? 'a web page, a drawing or another text'
    : 'something else'
}

const startsWith = (text: string, at = 0) => {
  const bytes = Buffer.from(text, 'latin1')
  return (start: Buffer) => start.subarray(at, at + bytes.length).equals(bytes)
}
const hasBrand = (brands: string[]) => (start: Buffer) => brandsOf(start).some((brand) => brands.includes(brand))

const signatures: { label: string; is: (start: Buffer) => boolean }[] = [
  { label: 'a JPEG picture', is: startsWith('\xff\xd8\xff') },
  { label: 'a PNG picture', is: startsWith('\x89PNG\r\n\x1a\n') },
  { label: 'a WebP picture', is: (start) => startsWith('RIFF')(start) && startsWith('WEBP', 8)(start) },
  // A HEIC picture may name AVIF's brand among its others, but not the other way round.
  { label: 'a HEIC picture', is: hasBrand(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']) },
  { label: 'an AVIF picture', is: hasBrand(['avif', 'avis']) },
  { label: 'a video or a picture of another kind', is: (start) => brandsOf(start).length > 0 },
  { label: 'a PDF document', is: startsWith('%PDF-') },
  { label: 'a GIF picture', is: startsWith('GIF8') },
  { label: 'a TIFF picture', is: (start) => startsWith('II*\0')(start) || startsWith('MM\0*')(start) },
  { label: 'a BMP picture', is: startsWith('BM') },
  { label: 'a ZIP archive or an office document', is: startsWith('PK\x03\x04') },
]

/** The brands in the file type box that AVIF, HEIC and MP4 files begin with. */
function brandsOf(start: Buffer): string[] {
  if (start.length < 16 || start.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(start.readUInt32BE(0), start.length)
  const brands = [start.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(start.toString('latin1', at, at + 4))
  return brands
}

/** How many bytes `refusedClaim` must see of the start of a file. */
export const startLength = 1024

/** The rule that a file breaks whose first bytes are not of the kind that it claims. A PNG that is called .jpg is a picture all the same. */
export function refusedClaim(start: Buffer, { label, kind }: UploadType): string | undefined {
  const found = whatItIs(start)
  const isTaken = uploadTypes.some((type) => type.kind === kind && type.label === found)
  return isTaken ? undefined : `must be ${label}, as it claims to be, but it is ${found}`
}

/** The rule that a picture breaks which is something else as well. Its own bytes look random: these texts are no chance. */
export function refusedSecondNature(bytes: Buffer): string | undefined {
  const found = secondNatures.find(({ is }) => is(bytes))
  return found && `must be a picture alone, but it is ${found.label} at the same time`
}

const hasText = (pattern: RegExp) => (bytes: Buffer) => pattern.test(bytes.toString('latin1'))
const secondNatures: { label: string; is: (bytes: Buffer) => boolean }[] = [
  { label: 'a ZIP archive', is: endsAsZip },
  { label: 'a PDF document', is: hasText(/%PDF-\d\.\d/) },
  {
    label: 'a web page or a program',
    is: hasText(/<script[\s>]|<!doctype\s|<html[\s>]|<\?php\s|<svg\s[^>]{0,300}xmlns/i),
  },
]

/** The end record of a ZIP stands at the end of the file; its last field is the length of the comment that follows. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(0xffff + 22))
  for (let at = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1'); at >= 0; ) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true
    at = at === 0 ? -1 : tail.lastIndexOf('PK\x05\x06', at - 1, 'latin1')
  }
  return false
}

/** Whether a PNG has the chunk of an animation, which decoders pass over; it must stand before the picture's own data. */
export function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
  }
  return false
}

/** The rule that a PDF breaks by how it ends; `end` is its last kilobyte or more. */
export function refusedPdfEnd(end: Buffer): string | undefined {
  if (end.subarray(-1024).includes('%%EOF')) return undefined
  return 'must be a whole PDF document: its end is missing'
}
