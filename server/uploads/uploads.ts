import { hash } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  mailPicturePath,
  type StoredUpload,
  type Upload,
  type UploadKind,
  type UploadType,
} from '../../domain/upload.ts'
import { errorCode } from '../error-code.ts'
import { makePrivate } from '../private-files.ts'
import { refusedClaim, refusedPdfEnd, startLength } from './file-contents.ts'
import { PicturePreparation } from './prepare-picture.ts'
import { receiveFile } from './receive-file.ts'
import { type RoomLimits, requireRoom, usualRoom } from './room.ts'
import { makeFolder, putInPlace, refusedFile, storageFailure, syncFolder, writeWhole } from './storage.ts'
import { TemporaryFiles } from './temporary-files.ts'
import { kindOfName, pictureOfMailName, uploadName, uploadPath } from './upload-name.ts'
import { cleanName, readRecord, recordFile, type UploadRecord } from './upload-record.ts'

/** A file as it comes in. */
export interface SentFile {
  content: Readable
  type: UploadType
  /** What it was called where it comes from. */
  name: string
  /** Aborted when the sender has left. */
  left: AbortSignal
}

/**
 * The uploaded files: pictures as WebP and documents as PDF, each named by a hash of its content. The
 * folder is read anew each time, so that what other processes put there is found. Every method rejects with a ContentError.
 */
export class Uploads {
  readonly #folder: string
  readonly #temporary: TemporaryFiles
  readonly #preparation: PicturePreparation
  readonly #room: RoomLimits
  readonly #making = new Map<string, Promise<void>>()

  constructor(folder: string, preparation = new PicturePreparation(), room = usualRoom) {
    this.#folder = folder
    this.#temporary = new TemporaryFiles(folder)
    this.#preparation = preparation
    this.#room = room
  }

  /** Removes what a run that crashed has left half done, and the rights that an earlier version gave to everybody. */
  async tidy(): Promise<void> {
    await this.#temporary.clear()
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of ['', ...names]) makePrivate(join(this.#folder, name))
  }

  /** Takes a file and keeps it; `isNew` is false where the same content is there already. Undefined when it is larger than its type may be. */
  async receive({
    content,
    type,
    name,
    left,
  }: SentFile): Promise<{ upload: StoredUpload; isNew: boolean } | undefined> {
    const originalName = cleanName(name)
    try {
      return await this.#temporary.use(async (file) => {
        const received = await receiveFile(content, file, type.largest)
        if (received === undefined) return undefined
        if (received.bytes === 0) throw refusedFile('must not be empty')
        if (type.kind === 'picture') return await this.#keepPicture(file, type, left, originalName)
        const rule = await refusedDocument(file, received.bytes, type)
        if (rule !== undefined) throw refusedFile(rule)
        const kept = { name: uploadName('document', received.hash), bytes: received.bytes }
        return { upload: describe(kept), isNew: await this.#keep(file, kept, { originalName }) }
      })
    } catch (error) {
      throw storageFailure(error)
    } finally {
      // What still comes is thrown away: a client that is cut off while it sends does not see the answer.
      content.resume()
    }
  }

  async #keepPicture(sent: string, type: UploadType, left: AbortSignal, originalName: string | undefined) {
    const { picture, ...size } = await this.#preparation.prepare(sent, type, left)
    return this.#temporary.use(async (file) => {
      await writeWhole(file, picture)
      const kept = { name: uploadName('picture', hash('sha256', picture)), bytes: picture.length }
      const isNew = await this.#keep(file, kept, { originalName, ...size })
      return { upload: describe(kept, size), isNew }
    })
  }

  /** Puts a file that is whole in its place; false where it stands there already. */
  async #keep(
    temporary: string,
    { name, bytes }: { name: string; bytes: number },
    about: UploadRecord,
  ): Promise<boolean> {
    await makeFolder(this.#folder)
    const file = join(this.#folder, name)
    const existing = await stat(file).catch(() => undefined)
    if (existing?.isFile() && existing.size === bytes) return false
    await requireRoom(this.#folder, bytes, this.#room)
    await this.#temporary.use(async (record) => {
      await writeWhole(record, JSON.stringify({ ...about, uploadedAt: new Date().toISOString() }))
      await putInPlace(record, recordFile(file))
    })
    try {
      await putInPlace(temporary, file)
    } catch (error) {
      await rm(recordFile(file), { force: true })
      throw error
    }
    return true
  }

  /** All uploads, the latest first. */
  async list(): Promise<Omit<Upload, 'uses'>[]> {
    try {
      const names = await readdir(this.#folder)
      const uploads = await Promise.all(names.map((name) => this.#find(name)))
      return uploads
        .filter((upload) => upload !== undefined)
        .sort((one, other) => (one.uploadedAt < other.uploadedAt ? 1 : -1))
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return []
      throw storageFailure(error)
    }
  }

  async #find(name: string): Promise<Omit<Upload, 'uses'> | undefined> {
    const opened = await this.open(name)
    if (!opened) return undefined
    await opened.handle.close()
    const { bytes, modified } = opened
    const { originalName, uploadedAt = modified.toISOString(), width, height } = await this.recordOf(name)
    const size = width !== undefined && height !== undefined ? { width, height } : undefined
    return { ...describe({ name, bytes }, size), name, uploadedAt, ...(originalName !== undefined && { originalName }) }
  }

  /** Opens an upload to be read; who asks closes it. Undefined where there is none of this name: a link to elsewhere is none. */
  async open(name: string): Promise<OpenedUpload | undefined> {
    const kind = kindOfName(name)
    return kind && this.#openFile(name, kind)
  }

  /**
   * Opens the form of a picture that every mail program shows, which is made when it is asked for first. Undefined where
   * there is no such picture.
   */
  async openForMail(name: string): Promise<OpenedUpload | undefined> {
    const picture = await this.open(pictureOfMailName(name) ?? '')
    if (!picture) return undefined
    await picture.handle.close()
    const made = await this.#openFile(name, 'picture')
    if (made) return made
    await this.#makeForMail(name)
    return this.#openFile(name, 'picture')
  }

  /** Many readers may ask at once: it is made for the first of them. */
  async #makeForMail(name: string): Promise<void> {
    const making = this.#making.get(name) ?? this.#encodeForMail(name).finally(() => this.#making.delete(name))
    this.#making.set(name, making)
    await making
  }

  async #encodeForMail(name: string): Promise<void> {
    const file = join(this.#folder, pictureOfMailName(name) ?? '')
    const { picture } = await this.#preparation.prepare(
      file,
      { contentType: 'image/webp' },
      new AbortController().signal,
      'mail',
    )
    try {
      await requireRoom(this.#folder, picture.length, this.#room)
      await this.#temporary.use(async (temporary) => {
        await writeWhole(temporary, picture)
        await putInPlace(temporary, join(this.#folder, name))
      })
    } catch (error) {
      throw storageFailure(error)
    }
  }

  async #openFile(name: string, kind: UploadKind): Promise<OpenedUpload | undefined> {
    const file = join(this.#folder, name)
    const handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch((error: unknown) => {
      if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(errorCode(error))) return undefined
      throw storageFailure(error)
    })
    const about = await handle?.stat()
    if (!handle || !about?.isFile()) {
      await handle?.close()
      return undefined
    }
    return { handle, kind, bytes: about.size, modified: about.mtime }
  }

  /** What is known of an upload besides its content. */
  recordOf(name: string): Promise<UploadRecord> {
    return kindOfName(name) === undefined ? Promise.resolve({}) : readRecord(join(this.#folder, name))
  }

  /** Removes an upload; false where there is none of this name. */
  async remove(name: string): Promise<boolean> {
    if (kindOfName(name) === undefined) return false
    const file = join(this.#folder, name)
    try {
      await rm(file)
      await rm(recordFile(file), { force: true })
      await rm(mailPicturePath(file), { force: true })
      await syncFolder(this.#folder)
      return true
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false
      throw storageFailure(error)
    }
  }
}

export interface OpenedUpload {
  handle: FileHandle
  kind: UploadKind
  bytes: number
  modified: Date
}

function describe(
  { name, bytes }: { name: string; bytes: number },
  size?: { width: number; height: number },
): StoredUpload {
  return { path: uploadPath(name), kind: kindOfName(name) ?? 'document', bytes, ...size }
}

const endLength = 65_536

/** The rule that a document breaks by how it begins and how it ends. */
async function refusedDocument(file: string, bytes: number, type: UploadType): Promise<string | undefined> {
  await using handle = await open(file)
  const start = await handle.read({ buffer: Buffer.alloc(Math.min(startLength, bytes)), position: 0 })
  const length = Math.min(endLength, bytes)
  const end = await handle.read({ buffer: Buffer.alloc(length), position: bytes - length })
  return refusedClaim(start.buffer, type) ?? refusedPdfEnd(end.buffer)
}
