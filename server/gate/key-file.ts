import { hash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '../error-code.ts'
import { privateFile, privateFolder } from '../private-files.ts'
import { StartError } from '../start-error.ts'
import { uploadFolder } from '../uploads/upload-name.ts'

const keyPattern = /^([\w-]{43})\n?$/
const newKey = 'npm run maintenance-key makes a new one.'

/** The file of the maintenance key, in the folder of the data that DATABASE_URL names. */
export function keyFile(databaseUrl: string): string {
  return join(dirname(uploadFolder(databaseUrl)), 'maintenance-key')
}

/** Reads the key, and makes it where there is none. Rejects with a StartError where it cannot be kept, or not in secret. */
export async function openKey(file: string): Promise<string> {
  return explain(file, async () => {
    try {
      return await readKey(file)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
    }
    await mkdir(dirname(file), { recursive: true, mode: privateFolder })
    await writeKey(file, link)
    return await readKey(file)
  })
}

/** Puts a new key in place of the old one, which ends at once. Rejects with a StartError where there is no old one. */
export async function renewKey(file: string): Promise<string> {
  return explain(file, async () => {
    await stat(file)
    await writeKey(file, rename)
    return await readKey(file)
  })
}

/** Reads the key as it is now. Rejects with a StartError where the file holds none or others may read it. */
export async function readKey(file: string): Promise<string> {
  await using handle = await open(file, 'r')
  const { mode } = await handle.stat()
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw new StartError(`Others may read the maintenance key in ${file}. ${newKey}`)
  }
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64))
  const key = keyPattern.exec(buffer.toString('latin1', 0, bytesRead))?.[1]
  if (key === undefined) throw new StartError(`${file} holds no maintenance key. ${newKey}`)
  return key
}

/** Whether two keys are the same, in a time that tells nothing of either. */
export function isSameKey(given: string, key: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', key, 'buffer'))
}

/** Writes a new key beside its place and moves it there whole, so that nobody ever reads half of one. */
async function writeKey(file: string, move: (from: string, to: string) => Promise<void>): Promise<void> {
  const written = `${file}.${randomUUID()}`
  try {
    await writeNewKey(written)
    await move(written, file).catch((error: unknown) => {
      // Another process has made the first key meanwhile.
      if (errorCode(error) !== 'EEXIST') throw error
    })
  } finally {
    await rm(written, { force: true })
  }
}

async function writeNewKey(file: string): Promise<void> {
  await using handle = await open(file, 'wx', privateFile)
  // Whatever the umask; and an administrator's command must not lock out the user that the site runs as.
  await handle.chmod(privateFile)
  const { uid, gid } = await stat(dirname(file))
  if (process.getuid?.() === 0) await handle.chown(uid, gid)
  await handle.writeFile(`${randomBytes(32).toString('base64url')}\n`)
  await handle.sync()
}

async function explain(file: string, use: () => Promise<string>): Promise<string> {
  try {
    return await use()
  } catch (error) {
    if (error instanceof StartError || !(error instanceof Error)) throw error
    if (errorCode(error) === 'ENOENT') {
      throw new StartError(
        `There is no maintenance key in ${file}. The site makes one when it starts with MAINTENANCE_PORT; is DATABASE_URL the site's?`,
      )
    }
    throw new StartError(`The maintenance key in ${file} cannot be used: ${error.message}`)
  }
}
