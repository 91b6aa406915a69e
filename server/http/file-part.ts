import type { IncomingMessage } from 'node:http'

/** A file as it is sent: its headers, with a strong tag, its size in bytes, and its content from one byte to another, both included. */
interface SentFile {
  headers: Headers
  size: number
  read: (first: number, last: number) => BodyInit | Promise<BodyInit>
}

/**
 * The response to a GET or HEAD for a file: the whole of it, or the part that the request asks for (RFC 9110, 14), so that
 * a download that broke off goes on. Of several parts at once it is the whole.
 */
export async function respondWithFile(request: IncomingMessage, { headers, size, read }: SentFile): Promise<Response> {
  headers.set('Accept-Ranges', 'bytes')
  const part = findPart(request, headers.get('ETag'), size)
  if (part && part.first > part.last) {
    headers.set('Content-Range', `bytes */${size}`)
    headers.delete('Content-Length')
    return new Response(null, { status: 416, headers })
  }
  const { first, last } = part ?? { first: 0, last: size - 1 }
  headers.set('Content-Length', String(last - first + 1))
  if (part) headers.set('Content-Range', `bytes ${first}-${last}/${size}`)
  const body = request.method === 'HEAD' ? null : await read(first, last)
  return new Response(body, { status: part ? 206 : 200, headers })
}

/** The part that a request asks for, which ends before it begins where the file has none of it; undefined for the whole file. */
function findPart({ method, headers }: IncomingMessage, entityTag: string | null, size: number) {
  const { range = '', 'if-range': seen = entityTag } = headers
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? []
  // What goes on with another content than it began with would be broken.
  if (method !== 'GET' || seen !== entityTag || from + to === '') return undefined
  if (from === '') return { first: Math.max(size - Number(to), 0), last: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return undefined
  return { first: Number(from), last: Math.min(to === '' ? size : Number(to), size - 1) }
}
