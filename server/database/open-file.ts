import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'

/** What every SQLite file begins with, and where its header has the size of a page, how many there are, and a number of ours (`user_version`). */
const mark = 'SQLite format 3\0'
const [pageSizeAt, pagesAt, numberAt] = [16, 28, 60]

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const brokenCodes = [11, 26]

/**
 * The file of an open database, and its log, as they stand on the disk. SQLite does not look at them again: what it
 * acknowledges is lost where somebody has moved them away, put others in their place or written over them.
 */
export class OpenFile {
  readonly #path: string
  readonly #descriptor: number
  readonly #identities = new Map<string, string>()
  #number = 0
  #size = 0
  #isBroken = false

  constructor(path: string) {
    this.#path = path
    this.#descriptor = openSync(path, 'r')
  }

  /** Throws where the file is no longer the one that was opened. */
  requireUnharmed(): void {
    if (this.#isBroken || !this.#areSameFiles() || !this.#hasOwnHeader())
      throw new Error(`${this.#path} was moved, replaced or overwritten while it was open: start the site anew.`)
  }

  /** After an error that says that the file is broken nothing more is stored in it. */
  note(error: unknown): void {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
    this.#isBroken ||= brokenCodes.includes(code)
  }

  #areSameFiles(): boolean {
    return ['', '-wal', '-shm'].every((ending) => {
      const found = identityOf(this.#path + ending)
      const known = this.#identities.get(ending) ?? found
      if (known !== undefined) this.#identities.set(ending, known)
      return found === known
    })
  }

  /** Each trial of writing raises the number (write-trial.ts): in a copy that was made before, it is lower. */
  #hasOwnHeader(): boolean {
    const header = Buffer.alloc(numberAt + 4)
    const length = readSync(this.#descriptor, header, 0, header.length, 0)
    const number = header.readUInt32BE(numberAt)
    if (length < header.length || header.toString('latin1', 0, mark.length) !== mark || number < this.#number)
      return false
    // The largest size, 65,536, is written as 1.
    const pageSize = header.readUInt16BE(pageSizeAt)
    const bytes = header.readUInt32BE(pagesAt) * (pageSize === 1 ? 65_536 : pageSize)
    const { size } = fstatSync(this.#descriptor)
    // A full disk can leave fewer pages than the header tells: the others wait in the log. What stood here may not go.
    if (size < bytes && size < this.#size) return false
    this.#number = number
    this.#size = size
    return true
  }

  /** Only after SQLite has closed the file: the system gives its locks up with the first descriptor that is closed. */
  close(): void {
    closeSync(this.#descriptor)
  }
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino}`
}
