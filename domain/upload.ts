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

/** The rules that a file can break before it is sent, in words that follow its name. */
export const uploadRules = {
  type: (kind?: UploadKind) => {
    if (kind === 'picture') return 'must be a JPEG, PNG, WebP or AVIF picture'
    return kind === 'document'
      ? 'must be a PDF document'
      : 'must be a JPEG, PNG, WebP or AVIF picture or a PDF document'
  },
  size: ({ largest }: Pick<UploadType, 'largest'>) => `must be at most ${largest / megabyte} MB`,
  empty: 'must not be empty',
}

/** The type that a file claims by its content type or, where a browser knows none, by the ending of its name. */
export function claimedType(contentType: string, name: string): UploadType | undefined {
  const claimed = contentType.toLowerCase()
  if (claimed !== '') return uploadTypes.find((type) => type.contentType === claimed)
  return uploadTypes.find(({ endings }) => endings.some((ending) => name.toLowerCase().endsWith(ending)))
}

/** The rule that a chosen file breaks by its type or size, or undefined. `kind` is what the field takes; without one, all. */
export function refusedBeforeSending(
  file: { type: string; name: string; size: number },
  kind?: UploadKind,
): string | undefined {
  const type = claimedType(file.type, file.name)
  if (!type || (kind !== undefined && type.kind !== kind)) return uploadRules.type(kind)
  if (file.size === 0) return uploadRules.empty
  return file.size > type.largest ? uploadRules.size(type) : undefined
}
