import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'
import { ContentError } from '../../domain/content-error.ts'
import { claimedType, type UploadType, uploadRules, uploadTypes } from '../../domain/upload.ts'

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

/** A file that is not taken, with the rule that it breaks, in words that follow its name. */
export function refusedFile(rule: string, cause?: unknown): ContentError {
  return new ContentError('invalid', `The file ${rule}.`, { fields: [{ field: 'file', rule }], cause })
}

/** How files of each kind begin. */
const beginnings: [label: string, pattern: RegExp][] = [
  ['a JPEG picture', /^\xff\xd8\xff/],
  ['a PNG picture', /^\x89PNG\r\n/],
  ['a WebP picture', /^RIFF.{4}WEBP/s],
  // A HEIC picture may name AVIF's brand among its others, but not the other way round.
  ['a HEIC picture', /^.{4}ftyp(?:.{4})*?(?:hei[cmsx]|hev[cx])/s],
  ['an AVIF picture', /^.{4}ftyp(?:.{4})*?avi[fs]/s],
  ['a video or a picture of another kind', /^.{4}ftyp/s],
  ['a PDF document', /^%PDF-/],
  ['a GIF picture', /^GIF8/],
  ['a TIFF picture', /^(?:II\*|MM.\*)/s],
  ['a BMP picture', /^BM/],
  ['a ZIP archive or an office document', /^PK/],
  ['a web page, a drawing or another text', /^(?:\xef\xbb\xbf)?\s*</],
]

/** Throws a ContentError where the bytes are not of the kind that the file claims. A PNG that is called .jpg is a picture all the same. */
export function requireContents(bytes: Buffer, { label, kind }: UploadType): void {
  if (bytes.length === 0) throw refusedFile(uploadRules.empty)
  const start = bytes.toString('latin1', 0, 64)
  const found = beginnings.find(([, pattern]) => pattern.test(start))?.[0] ?? 'something else'
  if (!uploadTypes.some((type) => type.kind === kind && type.label === found)) {
    throw refusedFile(`must be ${label}, as it claims to be, but it is ${found}`)
  }
  if (kind === 'document' && !bytes.subarray(-1024).includes('%%EOF')) {
    throw refusedFile('must be a whole PDF document: its end is missing')
  }
}
