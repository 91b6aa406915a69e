import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentError } from '../../domain/content-error.ts'
import { refusedFile } from './storage.ts'

/** How much all uploads together may take up, and how much of the disk they must leave free, in bytes. */
export interface RoomLimits {
  mostBytes: number
  leftFree: number
}

const gigabyte = 1_000_000_000

/** Some 2,000 pictures or 80 large documents; and room on the disk for the database, its log and a back-up. */
export const usualRoom: RoomLimits = { mostBytes: 2 * gigabyte, leftFree: 0.5 * gigabyte }

/** Throws a ContentError, which says what to do, where a file of so many bytes has no room in the folder of the uploads. */
export async function requireRoom(folder: string, bytes: number, { mostBytes, leftFree }: RoomLimits): Promise<void> {
  if ((await bytesIn(folder)) + bytes > mostBytes) {
    const most = (mostBytes / gigabyte).toLocaleString('en-GB')
    throw refusedFile(`would take the uploads beyond ${most} GB: delete some that nothing uses, and send it again`)
  }
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize - bytes < leftFree) {
    throw new ContentError(
      'unavailable',
      'Nothing was saved: the disk of the site is nearly full. Whoever runs the server must make room on it.',
    )
  }
}

async function bytesIn(folder: string): Promise<number> {
  let sum = 0
  for (const name of await readdir(folder)) {
    const about = await stat(join(folder, name)).catch(() => undefined)
    if (about?.isFile()) sum += about.size
  }
  return sum
}
