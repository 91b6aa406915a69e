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
