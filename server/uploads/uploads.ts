import { statfs } from 'node:fs/promises'
import { ContentError } from '../../domain/content-error.ts'
import type { ExportedUpload } from '../../domain/content-transfer.ts'
import { mailPicturePath, type StoredUpload, type Upload } from '../../domain/upload.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import type { UploadsTable } from '../database/tables.ts'
import { insertUpload, listUploadFiles, type UploadFile } from '../database/uploads.ts'
import type { MaintainedContent } from '../stored-content.ts'
import { preparePicture } from './prepare-picture.ts'
import { refusedFile, requireType, type SentFile } from './read-sent-file.ts'
import { cleanName, isForMail, isUploadName, kindOfName, uploadName, uploadPath } from './upload-name.ts'

const gigabyte = 1_000_000_000

/** Some 2,000 pictures or 80 large documents together, in bytes. */
const usualMost = 2 * gigabyte
/** What stays free on the disk for the database, its log and a back-up. */
const leftFree = 0.5 * gigabyte

/**
 * Takes a file and keeps it, in the database: a picture as WebP, a document as PDF, each named by a hash of its content.
 * `isNew` is false where the same is there already. Rejects with a ContentError. Of a site on SQLite there must be room on the
 * disk of its folder.
 */
export async function receiveUpload(
  { database, dataFolder }: Pick<MaintainedContent, 'database' | 'dataFolder'>,
  { bytes, name }: SentFile,
  left: AbortSignal,
  mostBytes = usualMost,
): Promise<{ upload: StoredUpload; isNew: boolean }> {
  const { kind } = requireType(bytes)
  const about = { original_name: cleanName(name), uploaded_at: new Date().toISOString() }
  const files = kind === 'picture' ? await preparedFiles(bytes, left) : [fileOf(uploadName('document', bytes), bytes)]
  const [upload] = files
  if (!upload) throw new Error('An upload has at least one file')
  const rows = files.map((file) => ({ ...file, ...about }))
  const isNew = await keep({ database, dataFolder }, rows, mostBytes)
  return { upload: describe({ ...upload, ...about }), isNew }
}

/** Keeps a file that an export has brought, as it is; false where it is there already. Rejects with a ContentError where it is not what its name says. */
export async function restoreUpload(
  stored: Pick<MaintainedContent, 'database' | 'dataFolder'>,
  { name, width, height, original_name, uploaded_at }: ExportedUpload,
  content: Buffer,
): Promise<boolean> {
  const { kind } = requireType(content)
  const isPictureForMail = isForMail(name) && content.subarray(0, 3).toString('hex') === 'ffd8ff'
  if (!isUploadName(name) || !(isPictureForMail || name === uploadName(kind, content)))
    throw refusedFile(`${name} must be as it was exported`)
  const file = {
    name,
    content,
    bytes: content.length,
    width,
    height,
    original_name: cleanName(original_name),
    uploaded_at,
  }
  return keep(stored, [file], usualMost)
}

async function keep(
  { database, dataFolder }: Pick<MaintainedContent, 'database' | 'dataFolder'>,
  files: readonly UploadFile[],
  mostBytes: number,
): Promise<boolean> {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  if (database.kind === 'sqlite' && !(await hasRoom(dataFolder, bytes))) {
    throw new ContentError('unavailable', fullDisk)
  }
  const outcome = await insertUpload(database.db, files, mostBytes)
  if (outcome === 'no-room') {
    const most = (mostBytes / gigabyte).toLocaleString('en-GB')
    throw refusedFile(`would take the uploads beyond ${most} GB: delete some that nothing uses, and send it again`)
  }
  return outcome === 'new'
}

async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - bytes >= leftFree
}

/** All uploads, the latest first. */
export async function listUploads(reader: ConnectedDatabase['reader']): Promise<Omit<Upload, 'uses'>[]> {
  const files = await listUploadFiles(reader)
  return files
    .filter(({ name }) => !isForMail(name))
    .map((file) => ({
      ...describe(file),
      name: file.name,
      uploadedAt: file.uploaded_at,
      ...(file.original_name && { originalName: file.original_name }),
    }))
}

const fullDisk = 'Nothing was saved: the disk of the site is nearly full. Whoever runs the server must make room on it.'

type NewFile = Omit<UploadFile, 'original_name' | 'uploaded_at'>

function fileOf(name: string, content: Uint8Array, size?: { width: number; height: number }): NewFile {
  const { width = null, height = null } = size ?? {}
  return { name, content: Buffer.from(content), bytes: content.length, width, height }
}

async function preparedFiles(bytes: Buffer, left: AbortSignal): Promise<NewFile[]> {
  const { kept, mail, ...size } = await preparePicture(bytes, left)
  const name = uploadName('picture', kept)
  return [fileOf(name, kept, size), fileOf(mailPicturePath(name), mail)]
}

function describe({ name, bytes, width, height }: UploadsTable): StoredUpload {
  const size = width !== null && height !== null ? { width, height } : undefined
  return { path: uploadPath(name), kind: kindOfName(name), bytes, ...size }
}
