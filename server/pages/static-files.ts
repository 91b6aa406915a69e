import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { type Answer, createAnswer } from '../answers/answer.ts'
import { shortHash } from '../answers/entity-tag.ts'
import type { SecurityHeaders } from '../answers/security-headers.ts'
import { basePath, cacheControlAt } from '../routes.ts'
import { packFiles, readPacked } from './packed-files.ts'

export interface StaticFiles {
  /** The answers by request path, such as /quarry/icon.svg. What is not in it does not exist: no path leads to the disk. */
  answers: ReadonlyMap<string, Answer>
  /** Names the contents of all files together. */
  fingerprint: string
}

interface FileType {
  type: string
  isCompressible: boolean
}
const text = (type: string): FileType => ({ type: `${type}; charset=utf-8`, isCompressible: true })
const plain = (type: string): FileType => ({ type, isCompressible: true })
const packed = (type: string): FileType => ({ type, isCompressible: false })

const fileTypes = new Map([
  ['.css', text('text/css')],
  ['.html', text('text/html')],
  ['.js', text('text/javascript')],
  ['.txt', text('text/plain')],
  ['.xml', text('application/xml')],
  ['.json', plain('application/json')],
  ['.webmanifest', plain('application/manifest+json')],
  ['.svg', plain('image/svg+xml')],
  ['.ico', plain('image/x-icon')],
  ['.avif', packed('image/avif')],
  ['.jpg', packed('image/jpeg')],
  ['.png', packed('image/png')],
  ['.webp', packed('image/webp')],
  ['.pdf', packed('application/pdf')],
  ['.woff2', packed('font/woff2')],
])
const unknownType = packed('application/octet-stream')

/** Makes the codings of every file that is worth it, once for all starts of the site. */
export async function packStaticFiles(directory: string): Promise<void> {
  await packFiles(
    directory,
    (await listFiles(directory)).filter((name) => typeOf(name).isCompressible),
  )
}

/** Reads every file of the built client, with its codings. Hidden files are left out. */
export async function readStaticFiles(directory: string, security: SecurityHeaders): Promise<StaticFiles> {
  const files = await Promise.all(
    (await listFiles(directory)).map(async (name): Promise<[path: string, answer: Answer]> => {
      const path = `${basePath}/${encodeURI(name)}`
      return [path, await answerFile(directory, name, { 'Cache-Control': cacheControlAt(path), ...security.file })]
    }),
  )
  const fingerprint = shortHash(files.map(([path, { entityTag }]) => `${path} ${entityTag}`).join('\n'))
  return { answers: new Map(files), fingerprint }
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(?:^|\/)\./.test(name))
    .sort()
}

const typeOf = (name: string) => fileTypes.get(extname(name).toLowerCase()) ?? unknownType

async function answerFile(directory: string, name: string, headers: Record<string, string>): Promise<Answer> {
  const body = await readFile(join(directory, name))
  const hash = shortHash(body)
  const { type, isCompressible } = typeOf(name)
  return createAnswer({
    headers: { 'Content-Type': type, ...headers },
    body,
    entityTag: `W/"${hash}"`,
    compression: isCompressible ? ((await readPacked(directory, hash)) ?? 'best') : 'none',
  })
}
