import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accept-encoding.ts'

/** Headers as names and values in turn, the form that node:http writes without looking again. */
type HeaderList = string[]

/** One coding of an answer, ready to be written. */
export interface Variant {
  headers: HeaderList
  /** Bytes, or a text with one latin1 character for each byte. */
  body: Buffer | string
}

/** An answer as bytes: nothing is left to compute when it is sent. */
export interface Answer {
  status: number
  entityTag: string | undefined
  variants: { identity: Variant } & { [E in Encoding]?: Variant }
  /** The headers of a 304. */
  notModified: HeaderList
  /** What it holds in memory, in bytes. */
  size: number
}

type Effort = 'quick' | 'kept' | 'best'
/** The bytes in each coding that makes them smaller. */
export type Codings = { [E in Encoding]?: Buffer }

export interface AnswerParts {
  status?: number
  headers: Record<string, string>
  body: string | Buffer
  entityTag?: string | undefined
  /**
   * 'quick' is for what is made for one request, 'kept' for what is made once for all until the content changes, and 'best',
   * which takes seconds per megabyte, for files that are read once; or the codings themselves.
   */
  compression?: 'none' | Effort | Codings
}

const brotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const brotliQuality = { quick: 6, kept: 10, best: constants.BROTLI_MAX_QUALITY }
const gzipLevel = { quick: 6, kept: 6, best: constants.Z_BEST_COMPRESSION }
/** Below this the coding's own bytes and the header outweigh what is saved. */
const smallestCompressed = 600

/** node:http sends a text together with its headers, but bytes apart: measured, a small answer costs a fifth less as text. */
const largestText = 32_768

/** Makes an answer ready to be sent, in every coding that makes it smaller. */
export async function createAnswer({
  status = 200,
  headers,
  body,
  entityTag,
  compression = 'none',
}: AnswerParts): Promise<Answer> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const coded: Codings =
    typeof compression === 'object' ? compression : compression === 'none' ? {} : await compress(bytes, compression)
  const isCoded = Object.keys(coded).length > 0
  const common = Object.entries(headers).flat()
  if (entityTag !== undefined) common.push('ETag', entityTag)
  if (isCoded) common.push('Vary', 'Accept-Encoding')
  const variant = (variantBody: Buffer, encoding?: Encoding): Variant => ({
    headers: [
      ...common,
      ...(encoding ? ['Content-Encoding', encoding] : []),
      'Content-Length',
      String(variantBody.length),
    ],
    body: variantBody.length <= largestText ? variantBody.toString('latin1') : variantBody,
  })
  const variants = {
    identity: variant(bytes),
    ...(coded.br && { br: variant(coded.br, 'br') }),
    ...(coded.gzip && { gzip: variant(coded.gzip, 'gzip') }),
  }
  return { status, entityTag, variants, notModified: withoutContent(common), size: sizeOf(Object.values(variants)) }
}

/** The text that an answer is made of. */
export function textOf({ variants: { identity } }: Answer): string {
  const { body } = identity
  return (typeof body === 'string' ? Buffer.from(body, 'latin1') : body).toString()
}

/** The answer that a web-standard response stands for. Its own entity tag goes before the given one. */
export async function answerFrom(
  response: Response,
  options: Pick<AnswerParts, 'entityTag' | 'compression'> = {},
): Promise<Answer> {
  const { etag, ...headers } = Object.fromEntries(response.headers)
  const body = Buffer.from(await response.arrayBuffer())
  return createAnswer({ ...options, status: response.status, headers, body, entityTag: etag ?? options.entityTag })
}

/** Compresses what is worth it. */
export async function compress(bytes: Buffer, effort: Effort): Promise<Codings> {
  if (bytes.length < smallestCompressed) return {}
  const [br, zipped] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    toGzip(bytes, { level: gzipLevel[effort] }),
  ])
  return { ...(br.length < bytes.length && { br }), ...(zipped.length < bytes.length && { gzip: zipped }) }
}

function withoutContent(headers: HeaderList): HeaderList {
  return headers.filter((_, index) => !(headers[index - (index % 2)] ?? '').toLowerCase().startsWith('content-type'))
}

function sizeOf(variants: Variant[]): number {
  return variants.reduce((sum, { headers, body }) => sum + body.length + headers.join('').length, 0)
}
