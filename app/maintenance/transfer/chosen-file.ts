import { ContentError } from '../../../domain/content-error.ts'
import { contentFile, uploadsFolder } from '../../../domain/content-transfer.ts'
import { blockSize, paddingAfter, readTarHeader } from '../../../domain/tar.ts'

/** A file that somebody chose to import, as far as it is read before it is sent. */
export interface ChosenFile {
  file: File
  /** Whether it is an export with uploads, which is sent as it is. */
  isArchive: boolean
  /** What the server is asked about: an export, or a table of another database with the file's name, which names the table. */
  content: unknown
  /** The names and sizes of the uploads that come with it. */
  uploads: ReadonlyMap<string, number>
}

/** Reads the content of a file, and of an export which uploads it brings, but not these: they may be large. */
export async function readChosen(file: File): Promise<ChosenFile> {
  const first = await headerAt(file, 0)
  if (!first) return { file, isArchive: false, content: readText(file.name, await file.text()), uploads: new Map() }
  const uploads = new Map<string, number>()
  let content: unknown
  let place = 0
  for (let header = first as typeof first | undefined; header; header = await headerAt(file, place)) {
    const { name, size, isFile } = header
    const start = place + blockSize
    place = start + size + paddingAfter(size)
    if (!isFile) continue
    if (content === undefined && name !== contentFile) throw packedAnew(name)
    if (content === undefined) content = readText(name, await file.slice(start, start + size).text())
    else if (isNamedIn(content, name)) uploads.set(name.slice(uploadsFolder.length), size)
    else throw packedAnew(name)
  }
  if (content === undefined || place > file.size) throw unreadable()
  return { file, isArchive: true, content, uploads }
}

/** Whether the content of an export, if it is one, tells of this upload. */
function isNamedIn(content: unknown, name: string): boolean {
  const uploads: unknown = Reflect.get(Object(content), 'uploads')
  return Array.isArray(uploads) && uploads.some((upload) => name === `${uploadsFolder}${upload?.name}`)
}

async function headerAt(file: File, place: number) {
  return readTarHeader(new Uint8Array(await file.slice(place, place + blockSize).arrayBuffer()))
}

function readText(name: string, text: string): unknown {
  if (/\.csv$/i.test(name)) return { file: name, csv: text }
  try {
    const content: unknown = JSON.parse(text)
    return Array.isArray(content) ? { file: name, rows: content } : content
  } catch {
    throw unreadable()
  }
}

const packedAnew = (name: string) =>
  new ContentError(
    'invalid',
    `This file was packed anew: ‘${name}’ is not part of an export, or not in its place. Choose the file that Export made.`,
  )

const unreadable = () => new ContentError('invalid', 'This file cannot be read. Choose one that Export made.')
