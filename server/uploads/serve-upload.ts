import { Readable } from 'node:stream'
import { namesEntityTag } from '../http/cached-response.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import type { RequestContext } from '../request-context.ts'
import { caching } from '../routes.ts'
import { downloadName, isForMail, nameInPath } from './upload-name.ts'
import type { Uploads } from './uploads.ts'

/** The upload that a path names, as it is read: a document is too large to be held for every reader. Undefined where there is none. */
export async function serveUpload(
  uploads: Uploads,
  security: SecurityHeaders,
  { path, route, request }: RequestContext,
): Promise<Response | undefined> {
  const name = nameInPath(path)
  const upload = name === undefined ? undefined : await uploads.find(name)
  if (!upload) return undefined
  const entityTag = `"${upload.name.split('.')[0]}"`
  const headers = { 'Cache-Control': caching[route.cached], ETag: entityTag, ...security.upload }
  if (namesEntityTag(request.headers['if-none-match'], entityTag)) return new Response(null, { status: 304, headers })
  const own = { ...typeHeaders(upload.name, upload.original_name), 'Content-Length': String(upload.bytes) }
  const body = request.method === 'HEAD' ? null : (Readable.toWeb(await uploads.read(upload)) as ReadableStream)
  return new Response(body, { headers: { ...headers, ...own } })
}

/** A document is downloaded and never shown as a page of this site: it may hold scripts. */
function typeHeaders(name: string, originalName: string): Record<string, string> {
  if (!name.endsWith('.pdf')) return { 'Content-Type': isForMail(name) ? 'image/jpeg' : 'image/webp' }
  const disposition = `attachment; filename="${downloadName(originalName)}"`
  return { 'Content-Type': 'application/pdf', 'Content-Disposition': disposition }
}
