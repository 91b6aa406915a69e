import type { TableName } from './content.ts'

/** A picture can stand on a page; a document is downloaded. */
export type UploadKind = 'picture' | 'document'

/** A place in the content that names an upload: the row, and the path of the field in it. */
export interface UploadUse {
  table: TableName
  key: string
  title: string
  field: string
}

/** A stored upload. `path` is what the content names it by, such as /quarry/uploads/3f….webp. */
export interface StoredUpload {
  path: string
  kind: UploadKind
  bytes: number
  /** In pixels; unknown for documents. */
  width?: number
  height?: number
}

/** An upload as the maintenance side lists it. */
export interface Upload extends StoredUpload {
  /** The last part of the path, which names the content. */
  name: string
  /** What the file was called where it came from, where that is known. */
  originalName?: string
  uploadedAt: string
  uses: UploadUse[]
}

export interface UploadType {
  kind: UploadKind
  /** What a file of this type is called, with its article. */
  label: string
  /** What browsers let be chosen for it: its content type, and the endings of names. */
  accept: string
  /** In bytes. */
  largest: number
}

const megabyte = 1_000_000
const picture = (label: string, accept: string): UploadType => ({
  kind: 'picture',
  label,
  accept,
  largest: 15 * megabyte,
})

/** The most that is taken, in bytes. */
export const largestUpload = 25 * megabyte

/** What can be uploaded. */
export const uploadTypes: readonly UploadType[] = [
  picture('a JPEG picture', 'image/jpeg,.jpg,.jpeg'),
  picture('a PNG picture', 'image/png,.png'),
  picture('a WebP picture', 'image/webp,.webp'),
  picture('a GIF picture', 'image/gif,.gif'),
  picture('an AVIF picture', 'image/avif,.avif'),
  { kind: 'document', label: 'a PDF document', accept: 'application/pdf,.pdf', largest: largestUpload },
]

/** The longest side of a picture as it is kept, in pixels. */
export const longestSide = 1600

/** How wide a picture in an e-mail is at most, in pixels: twice the column of the text. */
export const mailPictureWidth = 1136

/** Where an uploaded picture stands as JPEG, for the mail programs that know no WebP. */
export function mailPicturePath(path: string): string {
  return path.replace(/\.webp$/, '.jpg')
}

const pictures = 'a JPEG, PNG, WebP, GIF or AVIF picture'
const wanted = { picture: pictures, document: 'a PDF document', any: `${pictures} or a PDF document` }

/** How many bytes of a file tell what it is: readers look for the beginning of a PDF in as many. */
export const tellingBytes = 1024

/** How files of each kind begin. */
const beginnings: [label: string, pattern: RegExp][] = [
  ['a JPEG picture', /^\xff\xd8\xff/],
  ['a PNG picture', /^\x89PNG\r\n/],
  ['a WebP picture', /^RIFF.{4}WEBP/s],
  // A HEIC picture may name AVIF's brand among its others, but not the other way round.
  ['a HEIC picture: save or share it as JPEG', /^.{4}ftyp(?:.{4}){0,20}?(?:hei[cmsx]|hev[cx])/s],
  ['an AVIF picture', /^.{4}ftyp(?:.{4}){0,20}?avi[fs]/s],
  ['a video or a picture of another kind', /^.{4}ftyp/s],
  ['a GIF picture', /^GIF8/],
  ['a TIFF picture', /^(?:II\*|MM.\*)/s],
  ['a BMP picture', /^BM/],
  ['a ZIP archive or an office document', /^PK/],
  ['a PDF document', /%PDF-/],
  ['a web page, a drawing or another text', /^(?:\xef\xbb\xbf)?\s*</],
]

/** What a file of so many bytes is by the first of them, whatever it is called; or the rule that it breaks, in words that follow its name. `kind` is what is taken; without one, all. */
export function uploadTypeOf(first: Uint8Array, size: number, kind?: UploadKind): UploadType | { rule: string } {
  if (size === 0) return { rule: 'must not be empty' }
  const start = String.fromCharCode(...first.subarray(0, tellingBytes))
  const found = beginnings.find(([, pattern]) => pattern.test(start))?.[0] ?? 'something else'
  const type = uploadTypes.find(({ label }) => label === found)
  if (!type || (kind !== undefined && type.kind !== kind))
    return { rule: `must be ${wanted[kind ?? 'any']}, but it is ${found}` }
  return size > type.largest ? { rule: `must be at most ${type.largest / megabyte} MB` } : type
}
