import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { respondWithFile } from './file-part.ts'

/** The bytes of a response in one coding, with its headers as names and values in turn, as node:http writes them. */
interface Coded {
  headers: string[]
  bytes: Buffer<ArrayBuffer>
}

/** A response as bytes: nothing is left to compute when it is sent. */
export interface CachedResponse {
  status: number
  entityTag: string | undefined
  codings: { identity: Coded; br?: Coded; gzip?: Coded }
  /** The headers of a 304. */
  notModified: string[]
}

/** The bytes in each coding that makes them smaller. */
export type Compressed = { br?: Buffer<ArrayBuffer>; gzip?: Buffer<ArrayBuffer> }
/**
 * 'quick' is for what is made of rows, and anew after each change; 'once', in the coding of browsers alone, for what hardly
 * anybody asks for again; 'best', which takes seconds per megabyte, for files of the build.
 */
type Effort = 'once' | 'quick' | 'best'

interface ResponseParts {
  status?: number
  headers: HeadersInit
  body: string | Buffer<ArrayBuffer>
  compression?: 'none' | Effort | Compressed
}

const brotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** From quality 7 on a page takes three to four times as long for a hundredth less. */
const brotliQuality = { once: 5, quick: 6, best: constants.BROTLI_MAX_QUALITY }
const gzipLevel = { quick: 6, best: constants.Z_BEST_COMPRESSION }
/** Below this the coding's own bytes and the header outweigh what is saved. */
const smallestCompressed = 600

/** Makes a response ready to be sent many times. What may be revalidated has a tag: its own, or a hash of its bytes. */
export async function createCachedResponse({
  status = 200,
  headers,
  body,
  compression = 'none',
}: ResponseParts): Promise<CachedResponse> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const compressed = typeof compression === 'object' ? compression : await compress(bytes, compression)
  const all = new Headers(headers)
  const isTagged = status === 200 && all.get('Cache-Control') !== 'no-store'
  // One tag for several codings is a weak one.
  const weakness = compressed.br || compressed.gzip ? 'W/' : ''
  if (isTagged && !all.has('ETag')) all.set('ETag', `${weakness}"${shortHash(bytes)}"`)
  if (compressed.br || compressed.gzip) all.set('Vary', 'Accept-Encoding')
  const common = [...all].flat()
  const coded = (codedBytes: Buffer<ArrayBuffer>, ...coding: string[]): Coded => ({
    headers: [...common, ...coding, 'Content-Length', String(codedBytes.length)],
    bytes: codedBytes,
  })
  return {
    status,
    entityTag: all.get('ETag') ?? undefined,
    codings: {
      identity: coded(bytes),
      ...(compressed.br && { br: coded(compressed.br, 'Content-Encoding', 'br') }),
      ...(compressed.gzip && { gzip: coded(compressed.gzip, 'Content-Encoding', 'gzip') }),
    },
    notModified: [...all].filter(([name]) => name !== 'content-type').flat(),
  }
}

/** The cached form of a response of the platform. */
export async function cachedFrom(response: Response, compression: 'none' | 'quick'): Promise<CachedResponse> {
  const { status, headers } = response
  return createCachedResponse({ status, headers, body: Buffer.from(await response.arrayBuffer()), compression })
}

/** The text that a response is made of. */
export function textOf({ codings }: CachedResponse): string {
  return codings.identity.bytes.toString()
}

/** Compresses what is worth it. */
export async function compress(bytes: Buffer<ArrayBuffer>, effort: Effort | 'none'): Promise<Compressed> {
  if (effort === 'none' || bytes.length < smallestCompressed) return {}
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, zipped = bytes] = await Promise.all([
    brotli(bytes, { params }),
    ...(effort === 'once' ? [] : [toGzip(bytes, { level: gzipLevel[effort] })]),
  ])
  return { ...(br.length < bytes.length && { br }), ...(zipped.length < bytes.length && { gzip: zipped }) }
}

/** What a client gets of it: 304 where it has it already, else the coding that it takes and that is smallest. */
function chooseFor(
  { headers }: IncomingMessage,
  { status, entityTag, codings, notModified }: CachedResponse,
): { status: number; headers: string[]; bytes?: Buffer<ArrayBuffer> } {
  if (entityTag !== undefined && namesEntityTag(headers['if-none-match'], entityTag))
    return { status: 304, headers: notModified }
  const acceptEncoding = headers['accept-encoding'] as string | undefined
  const coded =
    (takes(acceptEncoding, 'br') && codings.br) || (takes(acceptEncoding, 'gzip') && codings.gzip) || codings.identity
  return { status, ...coded }
}

/** Writes it to the socket. */
export function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  const chosen = chooseFor(request, cached)
  response.writeHead(chosen.status, chosen.headers)
  // For HEAD node:http leaves the body out by itself.
  response.end(chosen.bytes)
}

/** The same as a Response; of what may be sent in parts the part that the request asks for. */
export async function toResponse(request: IncomingMessage, cached: CachedResponse): Promise<Response> {
  const { status, headers: flat, bytes } = chooseFor(request, cached)
  const headers = new Headers()
  for (let index = 0; index < flat.length; index += 2) headers.append(flat[index] ?? '', flat[index + 1] ?? '')
  if (!bytes || !headers.has('Accept-Ranges')) return new Response(bytes, { status, headers })
  return respondWithFile(request, {
    headers,
    size: bytes.length,
    read: (first, last) => bytes.subarray(first, last + 1),
  })
}

const named = {
  br: /(?:^|[\s,])br\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i,
  gzip: /(?:^|[\s,])gzip\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i,
}

/** Whether an Accept-Encoding header names this coding and does not rule it out (RFC 9110, 12.5.3). */
function takes(acceptEncoding: string | undefined, coding: 'br' | 'gzip'): boolean {
  const found = acceptEncoding === undefined ? null : named[coding].exec(acceptEncoding)
  return found !== null && Number(found[1] ?? 1) > 0
}

/** Whether an If-None-Match header names this entity tag, compared weakly (RFC 9110, 13.1.2). */
export function namesEntityTag(header: string | undefined, entityTag: string): boolean {
  if (header === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(entityTag))
}

/** A hash that is short enough for a header and long enough that no two contents share it. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
