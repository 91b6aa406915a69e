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
  contentType: string
  kind: UploadKind
  /** What a file of this type is called, with its article. */
  label: string
  endings: readonly string[]
  /** In bytes. */
  largest: number
}

const megabyte = 1_000_000
const picture = (contentType: string, label: string, endings: string[]): UploadType => ({
  contentType,
  kind: 'picture',
  label,
  endings,
  largest: 15 * megabyte,
})

/** What can be uploaded. */
export const uploadTypes: readonly UploadType[] = [
  picture('image/jpeg', 'a JPEG picture', ['.jpg', '.jpeg']),
  picture('image/png', 'a PNG picture', ['.png']),
  picture('image/webp', 'a WebP picture', ['.webp']),
  picture('image/gif', 'a GIF picture', ['.gif']),
  picture('image/avif', 'an AVIF picture', ['.avif']),
  {
    contentType: 'application/pdf',
    kind: 'document',
    label: 'a PDF document',
    endings: ['.pdf'],
    largest: 25 * megabyte,
  },
]

/** The longest side of a picture as it is kept, in pixels. */
export const longestSide = 1600

/** How wide a picture in an e-mail is at most, in pixels: twice the column of the text. */
export const mailPictureWidth = 1136

/** Where an uploaded picture stands as JPEG, for the mail programs that know no WebP. */
export function mailPicturePath(path: string): string {
  return path.replace(/\.webp$/, '.jpg')
}

/** The rules that a file can break before it is prepared, in words that follow its name. */
const uploadRules = {
  type: (kind?: UploadKind) => {
    const pictures = 'a JPEG, PNG, WebP, GIF or AVIF picture'
    if (kind === 'picture') return `must be ${pictures}`
    return kind === 'document' ? 'must be a PDF document' : `must be ${pictures} or a PDF document`
  },
  size: ({ largest }: Pick<UploadType, 'largest'>) => `must be at most ${largest / megabyte} MB`,
  empty: 'must not be empty',
}

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

/** What a file of so many bytes is by the first of them, whatever it is called; or the rule that it breaks. `kind` is what is taken; without one, all. */
export function uploadTypeOf(first: Uint8Array, size: number, kind?: UploadKind): UploadType | { rule: string } {
  if (size === 0) return { rule: uploadRules.empty }
  const start = String.fromCharCode(...first.subarray(0, tellingBytes))
  const found = beginnings.find(([, pattern]) => pattern.test(start))?.[0] ?? 'something else'
  const type = uploadTypes.find(({ label }) => label === found)
  if (!type || (kind !== undefined && type.kind !== kind))
    return { rule: `${uploadRules.type(kind)}, but it is ${found}` }
  return size > type.largest ? { rule: uploadRules.size(type) } : type
}

/** The most that is taken, in bytes. */
export const largestUpload = Math.max(...uploadTypes.map(({ largest }) => largest))
