import { Readable } from 'node:stream'
import { z } from 'zod'
import { ContentError } from '../../domain/content-error.ts'
import {
  contentFile,
  type ExportedUpload,
  type ImportReport,
  largestContent,
  uploadsFolder,
} from '../../domain/content-transfer.ts'
import { blockSize, paddingAfter, readTarHeader, tarHeader } from '../../domain/tar.ts'
import { largestUpload } from '../../domain/upload.ts'
import { deleteUploads, listUploadFiles, readUpload } from '../database/uploads.ts'
import { readJson } from '../request-context.ts'
import type { MaintainedContent } from '../stored-content.ts'
import { restoreUpload } from '../uploads/uploads.ts'
import { exportContent, importContent, noteExport, refusal } from './transfer.ts'

/** All content with all uploads as one tar, of which no more than a part of one file is in memory. */
export async function exportArchive({ content, revision, database, dataFolder }: MaintainedContent): Promise<Response> {
  const uploads = await listUploadFiles(database.reader)
  const exported = { ...(await exportContent(content, revision)), uploads }
  await noteExport(dataFolder)
  const text = Buffer.from(JSON.stringify(exported, null, 2))
  const lengths = [text.length, ...uploads.map(({ bytes }) => bytes)]
  const length = lengths.reduce((sum, size) => sum + blockSize + size + paddingAfter(size), 2 * blockSize)
  async function* parts() {
    yield* filed(contentFile, text.length, [text])
    for (const { name, bytes } of uploads) {
      yield* filed(uploadsFolder + name, bytes, readUpload(database.reader, name, 0, bytes - 1))
    }
    yield new Uint8Array(2 * blockSize)
  }
  const headers = {
    'Content-Type': 'application/x-tar',
    'Content-Disposition': `attachment; filename="quarry-content-${exported.exportedAt.slice(0, 10)}.tar"`,
    'Content-Length': String(length),
  }
  return new Response(Readable.toWeb(Readable.from(parts())) as ReadableStream, { headers })
}

async function* filed(name: string, size: number, content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  yield tarHeader(name, size)
  yield* content
  yield new Uint8Array(paddingAfter(size))
}

const uploadsSchema = z.array(
  z.strictObject({
    name: z.string(),
    bytes: z.number(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    original_name: z.string(),
    uploaded_at: z.iso.datetime(),
  }),
)

/**
 * Takes an export in, while it comes: its uploads one after the other, then the content at once. Where anything is refused
 * or breaks off, the content is what it was, and the uploads that had come go again.
 */
export async function importArchive(stored: MaintainedContent, sent: AsyncIterable<Buffer>): Promise<ImportReport> {
  const added: string[] = []
  let content: unknown
  let known = new Map<string, ExportedUpload>()
  try {
    for await (const { name, bytes } of readTar(sent)) {
      if (content === undefined) {
        if (name !== contentFile) return refusal('is not an export of this site')
        content = readJson(bytes)
        const { success, data } = uploadsSchema.safeParse(Reflect.get(Object(content), 'uploads') ?? [])
        if (!success) return refusal('must tell of each upload what an export tells', 'uploads')
        known = new Map(data.map((upload) => [uploadsFolder + upload.name, upload]))
      } else {
        const upload = known.get(name)
        if (!upload) return await undone(refusal('is not part of an export', name))
        if (await restoreUpload(stored, upload, bytes)) added.push(upload.name)
      }
    }
    const report = await importContent(stored, content)
    return report.problems.length > 0 ? await undone(report) : report
  } catch (error) {
    await undone()
    throw error
  }

  async function undone<R>(report?: R): Promise<R> {
    if (added.length > 0) await deleteUploads(stored.database.db, added)
    return report as R
  }
}

/** The files of a tar as it comes, each in memory once and alone. */
async function* readTar(sent: AsyncIterable<Buffer>): AsyncGenerator<{ name: string; bytes: Buffer<ArrayBuffer> }> {
  const chunks = sent[Symbol.asyncIterator]()
  let rest: Uint8Array = Buffer.alloc(0)
  async function take(size: number): Promise<Buffer<ArrayBuffer>> {
    const taken = Buffer.allocUnsafe(size)
    for (let filled = 0; filled < size; ) {
      if (rest.length === 0) {
        const next = await chunks.next()
        if (next.done) throw new ContentError('invalid', 'The file is cut off. Nothing has been changed.')
        rest = next.value
        continue
      }
      const part = rest.subarray(0, size - filled)
      taken.set(part, filled)
      filled += part.length
      rest = rest.subarray(part.length)
    }
    return taken
  }

  for (;;) {
    const header = readTarHeader(await take(blockSize))
    if (!header) return
    const { name, size, isFile } = header
    if (size > (name === contentFile ? largestContent : largestUpload))
      throw new ContentError('invalid', `${name} is too large. Nothing has been changed.`)
    const bytes = await take(size)
    await take(paddingAfter(size))
    if (isFile) yield { name, bytes }
  }
}
