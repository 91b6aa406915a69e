import { queryOptions } from '@tanstack/react-query'
import type { Upload } from '../../../domain/upload.ts'
import { listUploads } from '../maintenance-api.ts'

/** Every uploaded file, read anew whenever a list of them opens. */
export const uploadsQuery = queryOptions({ queryKey: ['uploads'], queryFn: listUploads, staleTime: 0 })

/** What people call an upload: the name that its file had, or its own. */
export function uploadTitle({ originalName, name }: Pick<Upload, 'originalName' | 'name'>): string {
  return originalName ?? name
}

/** The id of the heading of an upload in the list. */
export function uploadId({ name }: Pick<Upload, 'name'>): string {
  return `upload-${name.replace('.', '-')}`
}

const units = ['bytes', 'kB', 'MB'] as const

/** A size for people, such as '212 kB' or '4.6 MB'. */
export function formatBytes(bytes: number): string {
  let [size, unit] = [bytes, 0]
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  const digits = unit === 2 && size < 99.95 ? 1 : 0
  return `${size.toLocaleString('en-GB', { maximumFractionDigits: digits })} ${units[unit]}`
}

/** The width and height of a picture, such as '1600 × 1067 pixels'. */
export function formatPixels({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height} pixels`
}
