import { dirname, join, resolve } from 'node:path'
import type { UploadKind } from '../../domain/upload.ts'
import { sqlitePath } from '../database/connect.ts'
import { basePath } from '../routes.ts'

/** The folder of the uploads: beside the SQLite file that DATABASE_URL names, in data/ where the rows are elsewhere. */
export function uploadFolder(databaseUrl: string): string {
  const dataFolder = databaseUrl.startsWith('file:') ? dirname(sqlitePath(databaseUrl)) : 'data'
  return join(resolve(dataFolder), 'uploads')
}

const publicPath = `${basePath}/uploads/`
const endings: Record<UploadKind, string> = { picture: 'webp', document: 'pdf' }
const namePattern = /^[0-9a-f]{32}\.(webp|pdf)$/
const mention = /[0-9a-f]{32}\.(?:webp|pdf)/g

/** The name of an upload: the SHA-256 of what is in it, so that the same content has one file and its address never goes stale. */
export function uploadName(kind: UploadKind, contentHash: string): string {
  return `${contentHash.slice(0, 32)}.${endings[kind]}`
}

/** What kind of upload a name is of; undefined for what can be no name of one. */
export function kindOfName(name: string): UploadKind | undefined {
  const ending = namePattern.exec(name)?.[1]
  if (ending === undefined) return undefined
  return ending === endings.picture ? 'picture' : 'document'
}

/** What the content names an upload by. */
export function uploadPath(name: string): string {
  return publicPath + name
}

/** The picture whose form for e-mails has this name; undefined for what can be no name of one. */
export function pictureOfMailName(name: string): string | undefined {
  const hash = /^([0-9a-f]{32})\.jpg$/.exec(name)?.[1]
  return hash && `${hash}.${endings.picture}`
}

/** The name of the upload, or of its form for e-mails, that a request path asks for; undefined where it can be none. */
export function nameInPath(path: string): string | undefined {
  const name = path.startsWith(publicPath) ? path.slice(publicPath.length) : ''
  return (kindOfName(name) ?? pictureOfMailName(name)) && name
}

/** The names of uploads that a text mentions, in whatever form of address. */
export function namesIn(text: string): string[] {
  return text.match(mention) ?? []
}
