import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'
import { makeFolder } from './storage.ts'

/** Longer than any upload takes. */
const longestUse = 3_600_000

/** Files on their way into a folder. They stand on the same disk, so that one step puts them in their place. */
export class TemporaryFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = join(folder, '.partial')
  }

  /** Runs with a path for a new file, which is gone afterwards unless it has been put in its place. */
  async use<T>(run: (file: string) => Promise<T>): Promise<T> {
    await makeFolder(this.#folder)
    const file = join(this.#folder, `${process.pid}-${randomUUID()}`)
    try {
      return await run(file)
    } finally {
      await rm(file, { force: true })
    }
  }

  /** Removes what a run that crashed has left; other processes may be using the folder too. */
  async clear(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names) {
      const file = join(this.#folder, name)
      const age = Date.now() - (await stat(file).catch(() => ({ mtimeMs: 0 }))).mtimeMs
      if (age > longestUse || !isOthers(Number.parseInt(name, 10))) await rm(file, { force: true, recursive: true })
    }
  }
}

/** Whether another process that still runs has this number; after a crash in a container the number may be our own. */
function isOthers(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs, but belongs to somebody else.
    return errorCode(error) === 'EPERM'
  }
}
