import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import {
  type CachedResponse,
  type Compressed,
  compress,
  createCachedResponse,
  shortHash,
} from '../http/cached-response.ts'
import { basePath, caching } from '../http/route.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'

export interface StaticFiles {
  /** The responses by request path, such as /quarry/icon.svg. What is not in it does not exist: no path leads to the disk. */
  responses: ReadonlyMap<string, CachedResponse>
  fingerprint: string
}

const text = (type: string) => ({ type: `${type}; charset=utf-8`, isCompressible: true })
const plain = (type: string) => ({ type, isCompressible: true })
const incompressible = (type: string) => ({ type, isCompressible: false })

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
  ['.avif', incompressible('image/avif')],
  ['.jpg', incompressible('image/jpeg')],
  ['.png', incompressible('image/png')],
  ['.webp', incompressible('image/webp')],
  ['.pdf', incompressible('application/pdf')],
  ['.woff2', incompressible('font/woff2')],
])
const unknownType = incompressible('application/octet-stream')

/** Compressing a build as well as can be takes seconds: it is done once, and a start of the site reads what came of it. */
const precompressedFolder = (directory: string) => join(directory, '..', 'precompressed')
const endings = ['br', 'gzip'] as const

/** Keeps the codings of every file that is worth it beside the client, under the hash of what is in it, and no older ones. */
export async function precompressFiles(directory: string): Promise<void> {
  const folder = precompressedFolder(directory)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const names = (await listFiles(directory)).filter((name) => typeOf(name).isCompressible)
  const precompress = async (name: string) => {
    const body = await readFile(join(directory, name))
    const codings = await compress(body, 'best')
    const write = (ending: (typeof endings)[number]) =>
      writeFile(join(folder, `${shortHash(body)}.${ending}`), codings[ending] ?? '')
    await Promise.all(endings.map(write))
  }
  await Promise.all(names.map(precompress))
}

/** The kept codings of a file, those that make it smaller; undefined where they were not kept. */
async function readPrecompressed(directory: string, hash: string): Promise<Compressed | undefined> {
  try {
    const files = endings.map((ending) => readFile(join(precompressedFolder(directory), `${hash}.${ending}`)))
    const [br, gzip] = await Promise.all(files)
    return { ...(br && br.length > 0 && { br }), ...(gzip && gzip.length > 0 && { gzip }) }
  } catch {
    return undefined
  }
}

/** Reads every file of the built client, with its codings. Hidden files are left out. */
export async function readStaticFiles(directory: string, security: SecurityHeaders): Promise<StaticFiles> {
  const files = await Promise.all(
    (await listFiles(directory)).map(async (name): Promise<[path: string, response: CachedResponse]> => {
      // What Vite puts there has a hash of its content in its name.
      const cached = name.startsWith('assets/') ? caching.forever : caching.briefly
      const response = await readFileResponse(directory, name, { 'Cache-Control': cached, ...security.file })
      return [`${basePath}/${encodeURI(name)}`, response]
    }),
  )
  const fingerprint = shortHash(files.map(([path, { entityTag }]) => `${path} ${entityTag}`).join('\n'))
  return { responses: new Map(files), fingerprint }
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

async function readFileResponse(
  directory: string,
  name: string,
  headers: Record<string, string>,
): Promise<CachedResponse> {
  const body = await readFile(join(directory, name))
  const { type, isCompressible } = typeOf(name)
  return createCachedResponse({
    headers: { 'Content-Type': type, ...headers, ...(!isCompressible && { 'Accept-Ranges': 'bytes' }) },
    body,
    compression: isCompressible ? ((await readPrecompressed(directory, shortHash(body))) ?? 'best') : 'none',
  })
}
