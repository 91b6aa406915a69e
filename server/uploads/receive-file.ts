import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { privateFile } from '../private-files.ts'
import { refusedFile, storageFailure } from './storage.ts'

/**
 * Writes what is sent to a new file as it comes, and resolves to its size and its SHA-256; undefined when it is larger
 * than allowed, in bytes; the rest is then left unread. Rejects with a ContentError where the client leaves or the file
 * cannot be written.
 */
export async function receiveFile(
  sent: Readable,
  file: string,
  largest: number,
): Promise<{ bytes: number; hash: string } | undefined> {
  const hash = createHash('sha256')
  let bytes = 0
  await using handle = await open(file, 'wx', privateFile).catch(rejectStorage)
  for await (const chunk of arriving(sent)) {
    bytes += chunk.length
    if (bytes > largest) return undefined
    hash.update(chunk)
    await handle.appendFile(chunk).catch(rejectStorage)
  }
  await handle.sync().catch(rejectStorage)
  return { bytes, hash: hash.digest('hex') }
}

/** The chunks of a body that stays open when nobody asks for more. */
async function* arriving(sent: Readable): AsyncGenerator<Buffer> {
  try {
    yield* sent.iterator({ destroyOnReturn: false })
  } catch (cause) {
    throw refusedFile('must arrive whole: the connection ended before the file did', cause)
  }
}

function rejectStorage(cause: unknown): never {
  throw storageFailure(cause)
}
