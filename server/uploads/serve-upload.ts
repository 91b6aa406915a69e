import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { ContentError } from '../../domain/content-error.ts'
import type { Downloads } from '../admission/downloads.ts'
import { busyForSeconds, busyWords, limits } from '../admission/limits.ts'
import { namesEntityTag } from '../answers/entity-tag.ts'
import type { SecurityHeaders } from '../answers/security-headers.ts'
import type { Asked } from '../asked.ts'
import { caching } from '../route-table.ts'
import { nameInPath } from './upload-name.ts'
import { downloadName, type UploadRecord } from './upload-record.ts'
import type { Uploads } from './uploads.ts'

/**
 * Answers a GET or HEAD with the upload that its path names; resolves to false where there is none. The file goes out as
 * it is read: a document is too large to be held for every reader.
 */
export async function sendUpload(
  { uploads, downloads, security }: { uploads: Uploads; downloads: Downloads; security: SecurityHeaders },
  { path, row, request, networks }: Pick<Asked, 'path' | 'row' | 'request' | 'networks'>,
  response: ServerResponse,
): Promise<boolean> {
  // Who asks for many at once and reads none would have them all opened.
  if (!(await hasItsTurn(request, response))) return true
  const name = nameInPath(path)
  const upload = name === undefined ? undefined : ((await uploads.open(name)) ?? (await uploads.openForMail(name)))
  if (name === undefined || !upload) return false
  await using handle = upload.handle
  const entityTag = `"${name.split('.')[0]}"`
  const headers = { 'Cache-Control': caching[row.cached], ETag: entityTag, ...security.upload }
  if (namesEntityTag(request.headers['if-none-match'], entityTag)) {
    response.writeHead(304, headers).end()
    return true
  }
  const own =
    upload.kind === 'picture'
      ? { 'Content-Type': name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp' }
      : documentHeaders(await uploads.recordOf(name))
  const isLarge = request.method !== 'HEAD' && upload.bytes > limits.downloads.from
  const end = isLarge ? downloads.begin(request.socket, networks()) : () => undefined
  if (!end) throw new ContentError('unavailable', busyWords, { retryAfterSeconds: busyForSeconds })
  try {
    response.writeHead(200, { ...headers, ...own, 'Content-Length': upload.bytes })
    if (request.method === 'HEAD') response.end()
    else await pipeline(handle.createReadStream({ autoClose: false, end: upload.bytes - 1 }), response)
  } finally {
    response.once('close', end)
    if (response.closed) end()
  }
  return true
}

/** A document is downloaded and never shown as a page of this site: it may hold scripts. */
function documentHeaders({ originalName }: UploadRecord): Record<string, string> {
  const disposition = `attachment; filename="${downloadName(originalName)}"`
  return { 'Content-Type': 'application/pdf', 'Content-Disposition': disposition }
}

/** Resolves once the answers before it on its connection are out; to false where the client has left instead. */
async function hasItsTurn({ socket }: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (response.socket) return true
  try {
    await once(response, 'socket', { signal: leftBy(socket) })
    return true
  } catch {
    return false
  }
}

const leaving = new WeakMap<Socket, AbortSignal>()

/** Tells when a client has left: once for each connection, on which many requests may wait. */
function leftBy(socket: Socket): AbortSignal {
  const known = leaving.get(socket)
  if (known) return known
  const left = new AbortController()
  socket.once('close', () => left.abort())
  leaving.set(socket, left.signal)
  return left.signal
}
