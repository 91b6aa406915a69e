import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { namesEntityTag } from '../answers/entity-tag.ts'
import type { SecurityHeaders } from '../answers/security-headers.ts'
import { nameInPath } from './upload-name.ts'
import { downloadName, type UploadRecord } from './upload-record.ts'
import type { Uploads } from './uploads.ts'

/**
 * Answers a GET or HEAD with the upload that its path names; resolves to false where there is none. The file goes out as
 * it is read: a document is too large to be held for every reader.
 */
export async function sendUpload(
  uploads: Uploads,
  security: SecurityHeaders,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const name = nameInPath(path)
  const upload = name === undefined ? undefined : await uploads.open(name)
  if (name === undefined || !upload) return false
  await using handle = upload.handle
  const entityTag = `"${name.split('.')[0]}"`
  const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: entityTag, ...security.upload }
  if (namesEntityTag(request.headers['if-none-match'], entityTag)) {
    response.writeHead(304, headers).end()
    return true
  }
  const own =
    upload.kind === 'picture' ? { 'Content-Type': 'image/webp' } : documentHeaders(await uploads.recordOf(name))
  response.writeHead(200, { ...headers, ...own, 'Content-Length': upload.bytes })
  if (request.method === 'HEAD') response.end()
  else await pipeline(handle.createReadStream({ autoClose: false, end: upload.bytes - 1 }), response)
  return true
}

/** A document is downloaded and never shown as a page of this site: it may hold scripts. */
function documentHeaders({ originalName }: UploadRecord): Record<string, string> {
  const disposition = `attachment; filename="${downloadName(originalName)}"`
  return { 'Content-Type': 'application/pdf', 'Content-Disposition': disposition }
}
