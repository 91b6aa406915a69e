import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const recordSchema = z.object({
  originalName: z.string().optional().catch(undefined),
  uploadedAt: z.iso.datetime().optional().catch(undefined),
  width: z.number().optional().catch(undefined),
  height: z.number().optional().catch(undefined),
})
/** What is known of an upload besides its content. It stands beside it as JSON, and may be missing. */
export type UploadRecord = z.infer<typeof recordSchema>

/** The file that holds the record of an upload. */
export function recordFile(file: string): string {
  return `${file}.json`
}

/** The record of an upload; an empty one where there is none that can be read. */
export async function readRecord(file: string): Promise<UploadRecord> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(recordFile(file), 'utf8')))
  } catch {
    return {}
  }
}

const longestName = 200

/** The name that a file had, without folders and without what cannot be seen; undefined where nothing is left. */
export function cleanName(name: string): string | undefined {
  const last = name.replaceAll('\\', '/').split('/').at(-1) ?? ''
  const clean = last
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  return Array.from(clean).slice(0, longestName).join('') || undefined
}

/** The name under which a document is downloaded: letters, digits and hyphens, since headers and disks differ in what else they take. */
export function downloadName(originalName: string | undefined): string {
  const stem = (originalName ?? '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${stem || 'document'}.pdf`
}
