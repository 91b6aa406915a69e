import { hash } from 'node:crypto'
import { mailPicturePath, type UploadKind } from '../../domain/upload.ts'
import { basePath } from '../http/route.ts'

const publicPath = `${basePath}/uploads/`
const endings: Record<UploadKind, string> = { picture: 'webp', document: 'pdf' }
const mention = /[0-9a-f]{32}\.(?:webp|pdf)/g

/** The name of an upload: the SHA-256 of what is in it, so that the same content is kept once and its address never goes stale. */
export function uploadName(kind: UploadKind, content: Uint8Array): string {
  return `${hash('sha256', content).slice(0, 32)}.${endings[kind]}`
}

/** The names of the files that an upload has: a picture has a form for e-mails beside it. */
export function filesOf(name: string): string[] {
  return [...new Set([name, mailPicturePath(name)])]
}

/** Whether a stored file is the form of a picture for e-mails, and no upload of its own. */
export function isForMail(name: string): boolean {
  return name.endsWith('.jpg')
}

/** What kind of upload a name is of. */
export function kindOfName(name: string): UploadKind {
  return name.endsWith(endings.document) ? 'document' : 'picture'
}

/** What the content names an upload by. */
export function uploadPath(name: string): string {
  return publicPath + name
}

/** Whether a stored file can have this name. */
export function isUploadName(name: string): boolean {
  return /^[0-9a-f]{32}\.(?:webp|pdf|jpg)$/.test(name)
}

/** The name of the stored file that a request path asks for; undefined where it can be none. */
export function nameInPath(path: string): string | undefined {
  const name = path.slice(publicPath.length)
  return isUploadName(name) ? name : undefined
}

/** The names of uploads that a text mentions, in whatever form of address. */
export function namesIn(text: string): string[] {
  return text.match(mention) ?? []
}

const longestName = 200

/** The name that a file had, without what cannot be seen. */
export function cleanName(name: string): string {
  const seen = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return seen.slice(0, longestName).toWellFormed()
}

/** The name under which a document is downloaded: letters, digits and hyphens, since headers and disks differ in what else they take. */
export function downloadName(originalName: string): string {
  const stem = originalName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${stem || 'document'}.pdf`
}
