import type { Upload } from '../../../domain/upload.ts'

/** What people call an upload: the name that its file had, or its own. */
export function uploadTitle({ originalName, name }: Pick<Upload, 'originalName' | 'name'>): string {
  return originalName ?? name
}
