import { Readable } from 'node:stream'
import { namesEntityTag } from '../http/cached-response.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import type { RequestContext } from '../request-context.ts'
import { caching } from '../routes.ts'
import { nameInPath } from './upload-name.ts'
import { downloadName, type UploadRecord } from './upload-record.ts'
import type { Uploads } from './uploads.ts'

/** The upload that a path names, as it is read: a document is too large to be held for every reader. Undefined where there is none. */
export async function serveUpload(
  uploads: Uploads,
  security: SecurityHeaders,
  { path, route, request }: RequestContext,
): Promise<Response | undefined> {
  const name = nameInPath(path)
  const upload = name === undefined ? undefined : ((await uploads.open(name)) ?? (await uploads.openForMail(name)))
  if (name === undefined || !upload) return undefined
  const { handle, kind, bytes } = upload
  const entityTag = `"${name.split('.')[0]}"`
  const headers = { 'Cache-Control': caching[route.cached], ETag: entityTag, ...security.upload }
  if (namesEntityTag(request.headers['if-none-match'], entityTag)) {
    await handle.close()
    return new Response(null, { status: 304, headers })
  }
  const own =
    kind === 'picture'
      ? { 'Content-Type': name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp' }
      : documentHeaders(await uploads.recordOf(name))
  const all = { ...headers, ...own, 'Content-Length': String(bytes) }
  if (request.method === 'HEAD') {
    await handle.close()
    return new Response(null, { headers: all })
  }
  // The stream closes the file at its end, and when the reader leaves.
  const file = Readable.toWeb(handle.createReadStream({ end: bytes - 1 })) as ReadableStream
  return new Response(file, { headers: all })
}

/** A document is downloaded and never shown as a page of this site: it may hold scripts. */
function documentHeaders({ originalName }: UploadRecord): Record<string, string> {
  const disposition = `attachment; filename="${downloadName(originalName)}"`
  return { 'Content-Type': 'application/pdf', 'Content-Disposition': disposition }
}
