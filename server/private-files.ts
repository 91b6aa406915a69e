import { chmodSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { errorCode } from './error-code.ts'

/** The rights of a new folder and a new file of the site, which hold what visitors sent: its own user's alone. */
export const privateFolder = 0o700
export const privateFile = 0o600

const leftAlone = ['ENOENT', 'EPERM', 'EROFS']

/** Takes the rights of all other users away, from a file or folder of an earlier version. What belongs to somebody else stays as it is. */
export function makePrivate(path: string): void {
  try {
    const { mode } = statSync(path)
    if ((mode & 0o077) !== 0) chmodSync(path, mode & privateFolder)
  } catch (error) {
    if (!leftAlone.includes(errorCode(error))) throw error
  }
}

/**
 * Whether a folder is the site's own: the one that systemd made for it (StateDirectory), or `data` in the working directory.
 * Any other that it finds may be somebody's home.
 */
export function isOwnFolder(folder: string, environment: Record<string, string | undefined>): boolean {
  return [resolve('data'), ...(environment.STATE_DIRECTORY ?? '').split(':')].includes(resolve(folder))
}
