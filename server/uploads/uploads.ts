import { statfs } from 'node:fs/promises'
import { ReadableStream as WebStream } from 'node:stream/web'
import { ContentError } from '../../domain/content-error.ts'
import { mailPicturePath, type StoredUpload, type Upload } from '../../domain/upload.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import type { UploadsTable } from '../database/tables.ts'
import {
  deleteUploads,
  findUpload,
  insertUpload,
  listUploads,
  readUpload,
  type UploadFile,
} from '../database/uploads.ts'
import { preparePicture } from './prepare-picture.ts'
import { refusedFile, requireType, type SentFile } from './read-sent-file.ts'
import { cleanName, filesOf, isForMail, kindOfName, uploadName, uploadPath } from './upload-name.ts'

const gigabyte = 1_000_000_000

/** Some 2,000 pictures or 80 large documents together, in bytes. */
const usualMost = 2 * gigabyte
/** What stays free on the disk for the database, its log and a back-up. */
const leftFree = 0.5 * gigabyte

/**
 * The uploaded files: pictures as WebP and documents as PDF, each named by a hash of its content. They stand in the database,
 * so every process that has it has them. Every method rejects with a ContentError.
 */
export class Uploads {
  readonly #database: ConnectedDatabase
  readonly #folder: string
  readonly #mostBytes: number

  /** The folder is that of the SQLite file: on its disk there must be room. */
  constructor(database: ConnectedDatabase, folder: string, mostBytes = usualMost) {
    this.#database = database
    this.#folder = folder
    this.#mostBytes = mostBytes
  }

  /** Takes a file and keeps it; `isNew` is false where the same content is there already. */
  async receive({ bytes, name }: SentFile, left: AbortSignal): Promise<{ upload: StoredUpload; isNew: boolean }> {
    const { kind } = requireType(bytes)
    const about = { original_name: cleanName(name), uploaded_at: new Date().toISOString() }
    const files = kind === 'picture' ? await preparedFiles(bytes, left) : [fileOf(uploadName('document', bytes), bytes)]
    const [upload] = files
    if (!upload) throw new Error('An upload has at least one file')
    if (this.#database.kind === 'sqlite' && !(await this.#hasRoom(bytes.length))) {
      throw new ContentError('unavailable', fullDisk)
    }
    const outcome = await insertUpload(
      this.#database.db,
      files.map((file) => ({ ...file, ...about })),
      this.#mostBytes,
    )
    if (outcome === 'no-room') {
      const most = (this.#mostBytes / gigabyte).toLocaleString('en-GB')
      throw refusedFile(`would take the uploads beyond ${most} GB: delete some that nothing uses, and send it again`)
    }
    return { upload: describe({ ...upload, ...about }), isNew: outcome === 'new' }
  }

  /** All uploads, the latest first. */
  async list(): Promise<Omit<Upload, 'uses'>[]> {
    const files = await listUploads(this.#database.reader)
    return files
      .filter(({ name }) => !isForMail(name))
      .map((file) => ({
        ...describe(file),
        name: file.name,
        uploadedAt: file.uploaded_at,
        ...(file.original_name && { originalName: file.original_name }),
      }))
  }

  /** What is known of the stored file of this name; undefined where there is none. */
  find(name: string): Promise<UploadsTable | undefined> {
    return findUpload(this.#database.reader, name)
  }

  /** The content of a stored file from one byte to another. */
  read(file: UploadsTable, first = 0, last = file.bytes - 1): ReadableStream {
    return WebStream.from(readUpload(this.#database.reader, file.name, first, last)) as ReadableStream
  }

  async #hasRoom(bytes: number): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.#folder)
    return bavail * bsize - bytes >= leftFree
  }

  /** Removes an upload; false where there is none of this name. */
  async remove(name: string): Promise<boolean> {
    return !isForMail(name) && (await deleteUploads(this.#database.db, filesOf(name)))
  }
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
