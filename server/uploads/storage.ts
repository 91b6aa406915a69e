import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ContentError } from '../../domain/content-error.ts'
import { errorCode } from '../error-code.ts'
import { privateFile, privateFolder } from '../private-files.ts'

/** A file that is not taken, with the rule that it breaks, in words that follow its name. */
export function refusedFile(rule: string, cause?: unknown): ContentError {
  return new ContentError('invalid', `The file ${rule}.`, { fields: [{ field: 'file', rule }], cause })
}

/** What the file system refuses, as a ContentError in words for people; the cause is kept. */
export function storageFailure(cause: unknown): ContentError {
  if (cause instanceof ContentError) return cause
  const words = messages.get(errorCode(cause)) ?? 'The file could not be stored. Please try again in a moment.'
  return new ContentError('unavailable', words, { cause })
}

const full = 'Nothing was saved: the disk is full.'
const readOnly = 'Nothing was saved: the folder of the uploads cannot be written to.'
const messages = new Map([
  ...['ENOSPC', 'EDQUOT', 'EFBIG'].map((code): [string, string] => [code, full]),
  ...['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].map((code): [string, string] => [code, readOnly]),
])

/** Makes a folder where it is missing, so that it lasts. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: privateFolder })
  if (first !== undefined) await syncFolder(dirname(first))
}

/** Writes a new file wholly to the disk. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  await using handle = await open(file, 'wx', privateFile)
  await handle.writeFile(content)
  await handle.sync()
}

/** Puts a file that is whole in its place, in one step that lasts. */
export async function putInPlace(temporary: string, file: string): Promise<void> {
  await rename(temporary, file)
  await syncFolder(dirname(file))
}

/** Without it a power cut may take a name away again. Windows has no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await using handle = await open(folder)
  await handle.sync()
}
