import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { type Answer, createAnswer } from '../answers/answer.ts'
import { shortHash } from '../answers/entity-tag.ts'
import type { SecurityHeaders } from '../answers/security-headers.ts'
import { basePath } from '../routes.ts'

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

/** The names of built assets carry a hash of their content, so they never change; the rest may with the next build. */
const forever = 'public, max-age=31536000, immutable'
const forTenMinutes = 'public, max-age=600'

/** Reads and compresses every file of the built client. Hidden files are left out. */
export async function readStaticFiles(directory: string, security: SecurityHeaders): Promise<StaticFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(?:^|\/)\./.test(name))
    .sort()
  const files = await Promise.all(
    names.map(async (name): Promise<[path: string, answer: Answer]> => {
      const body = await readFile(join(directory, name))
      return [`${basePath}/${encodeURI(name)}`, await answerFile(name, body, security)]
    }),
  )
  const fingerprint = shortHash(files.map(([path, { entityTag }]) => `${path} ${entityTag}`).join('\n'))
  return { answers: new Map(files), fingerprint }
}

function answerFile(name: string, body: Buffer, security: SecurityHeaders): Promise<Answer> {
  const { type, isCompressible } = fileTypes.get(extname(name).toLowerCase()) ?? unknownType
  return createAnswer({
    headers: {
      'Content-Type': type,
      'Cache-Control': name.startsWith('assets/') ? forever : forTenMinutes,
      ...security.file,
    },
    body,
    entityTag: `W/"${shortHash(body)}"`,
    compression: isCompressible ? 'best' : 'none',
  })
}
