import type { Upload } from '../../../domain/upload.ts'

/** What people call an upload: the name that its file had, or its own. */
export function uploadTitle({ originalName, name }: Pick<Upload, 'originalName' | 'name'>): string {
  return originalName ?? name
}

/** The id of the heading of an upload in the list. */
export function uploadId({ name }: Pick<Upload, 'name'>): string {
  return `upload-${name.replace('.', '-')}`
}
