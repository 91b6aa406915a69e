import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'
import { ContentError } from '../../domain/content-error.ts'
import { claimedType, type UploadType, uploadRules } from '../../domain/upload.ts'
import { refusedFile } from './file-contents.ts'

/** A file as it was sent. */
export interface SentFile {
  bytes: Buffer
  type: UploadType
  /** What it was called where it comes from. */
  name: string
}

/** What a browser says of a file whose type it does not know. */
const unknownType = 'application/octet-stream'

/**
 * The file of a form, as a whole: none is larger than 25 MB. Rejects with a ContentError where it breaks a rule or its sender
 * leaves. What still comes is thrown away: a client that is cut off while it sends does not see the answer.
 */
export function readSentFile(request: IncomingMessage, left: AbortSignal): Promise<SentFile> {
  const { promise, resolve, reject } = Promise.withResolvers<SentFile>()
  const form = openForm(request)
  const breakOff = (cause: unknown) =>
    reject(refusedFile('must arrive whole: the connection ended before the file did', cause))

  form.on('file', (_, content, { filename = '', mimeType }) => {
    const type = claimedType(mimeType === unknownType ? '' : mimeType, filename)
    if (!type) return reject(refusedFile(uploadRules.type()))
    const chunks: Buffer[] = []
    let bytes = 0
    content.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > type.largest) reject(refusedFile(uploadRules.size(type)))
      else chunks.push(chunk)
    })
    content.on('end', () => resolve({ bytes: Buffer.concat(chunks), type, name: filename }))
    content.on('error', breakOff)
  })
  form.on('error', breakOff)
  form.on('close', () => reject(refusedFile(uploadRules.empty)))
  if (left.aborted) breakOff(left.reason)
  left.addEventListener('abort', () => breakOff(left.reason), { once: true })
  request.pipe(form)
  return promise.finally(() => {
    request.unpipe(form)
    request.resume()
  })
}

function openForm({ headers }: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits: { files: 1, fields: 0 } })
  } catch (cause) {
    throw new ContentError('invalid', 'The body must be a form with one file.', { cause })
  }
}
