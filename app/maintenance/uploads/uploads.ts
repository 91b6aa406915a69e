import { queryOptions } from '@tanstack/react-query'
import type { Upload } from '../../../domain/upload.ts'
import { listUploads } from '../maintenance-api.ts'

/** Every uploaded file, read anew whenever a list of them opens. */
export const uploadsQuery = queryOptions({ queryKey: ['uploads'], queryFn: listUploads, staleTime: 0 })

/** What people call an upload: the name that its file had, or its own. */
export function uploadTitle({ originalName, name }: Pick<Upload, 'originalName' | 'name'>): string {
  return originalName ?? name
}

/** A size for people, such as '212 kB' or '4.6 MB'. */
export function formatBytes(bytes: number): string {
  return bytes < 999_500 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** The width and height of a picture, such as '1600 × 1067 pixels'. */
export function formatPixels({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height} pixels`
}
