import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import busboy from 'busboy'
import { ContentError } from '../../domain/content-error.ts'
import { largestUpload, type UploadType, uploadTypeOf } from '../../domain/upload.ts'
import { asksForPassword } from './pdf-password.ts'

/** A file as it was sent. */
export interface SentFile {
  bytes: Buffer
  /** What it was called where it comes from. */
  name: string
}

/**
 * The file of a form, as a whole, or as much of it as shows that it is too large. Rejects with a ContentError where its sender
 * leaves. What still comes is thrown away: a client that is cut off while it sends does not see the answer.
 */
export function readSentFile(request: IncomingMessage, left: AbortSignal): Promise<SentFile> {
  const { promise, resolve, reject } = Promise.withResolvers<SentFile>()
  const form = openForm(request)
  const breakOff = (cause: unknown) =>
    reject(refusedFile('must arrive whole: the connection ended before the file did', cause))

  let file: Promise<SentFile> = Promise.resolve({ bytes: Buffer.alloc(0), name: '' })
  form.on('file', (_, content, { filename = '' }) => {
    file = buffer(content).then((bytes) => ({ bytes, name: filename }))
    file.catch(breakOff)
  })
  form.on('error', breakOff)
  form.on('close', () => resolve(file))
  if (left.aborted) breakOff(left.reason)
  left.addEventListener('abort', () => breakOff(left.reason), { once: true })
  request.pipe(form)
  return promise.finally(() => {
    request.unpipe(form)
    request.resume()
  })
}

/** What `take` makes of the file of a form, of any size, while it comes. Where its sender leaves, the file breaks off with a ContentError. */
export async function withSentFile<R>(request: IncomingMessage, take: (file: Readable) => Promise<R>): Promise<R> {
  const form = openForm(request, Number.POSITIVE_INFINITY)
  const { promise, resolve, reject } = Promise.withResolvers<Readable>()
  let broken: ContentError | undefined
  const breakOff = (cause?: unknown) => {
    broken ??= refusedFile('must arrive whole: the connection ended before the file did', cause)
    reject(broken)
    promise.then((file) => file.destroy(broken)).catch(() => undefined)
  }
  form.on('file', (_, content) => {
    content.on('error', breakOff)
    resolve(content)
  })
  form.on('error', breakOff)
  form.on('close', () => reject(refusedFile('is required')))
  const left = () => breakOff()
  request.socket.once('close', left)
  request.pipe(form)
  try {
    return await take(await promise)
  } catch (error) {
    throw broken ?? error
  } finally {
    request.socket.off('close', left)
    request.unpipe(form)
    request.resume()
  }
}

function openForm({ headers }: IncomingMessage, fileSize = largestUpload + 1): busboy.Busboy {
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits: { files: 1, fields: 0, fileSize } })
  } catch (cause) {
    throw new ContentError('invalid', 'The body must be a form with one file.', { cause })
  }
}

/** A file that is not taken, with the rule that it breaks, in words that follow its name. */
export function refusedFile(rule: string, cause?: unknown): ContentError {
  return new ContentError('invalid', `The file ${rule}.`, { fields: [{ field: 'file', rule }], cause })
}

/** What the bytes are. Throws a ContentError where they cannot be taken. */
export function requireType(bytes: Buffer): UploadType {
  const type = uploadTypeOf(bytes, bytes.length)
  if ('rule' in type) throw refusedFile(type.rule)
  if (type.kind === 'picture') return type
  // Some programs fill the room behind it.
  const end = bytes.findLastIndex((byte) => byte > 0x20) + 1
  if (!bytes.subarray(Math.max(0, end - 1024), end).includes('%%EOF')) {
    throw refusedFile('must be a whole PDF document: its end is missing')
  }
  if (asksForPassword(bytes)) throw refusedFile('must open without a password: visitors could not read it')
  return type
}
