import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Codings, compress } from '../answers/answer.ts'
import { shortHash } from '../answers/entity-tag.ts'

/** Compressing a build as well as can be takes seconds: it is done once, and a start of the site reads what came of it. */
const folderOf = (clientDirectory: string) => join(clientDirectory, '..', 'packed')
const endings = ['br', 'gzip'] as const

/** Keeps the codings of these files beside the client, each under the hash of what is in it, and no older ones. */
export async function packFiles(clientDirectory: string, files: readonly string[]): Promise<void> {
  const folder = folderOf(clientDirectory)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const pack = async (file: string) => {
    const body = await readFile(join(clientDirectory, file))
    const codings = await compress(body, 'best')
    const write = (ending: (typeof endings)[number]) =>
      writeFile(join(folder, `${shortHash(body)}.${ending}`), codings[ending] ?? '')
    await Promise.all(endings.map(write))
  }
  await Promise.all(files.map(pack))
}

/** The kept codings of a file, those that make it smaller; undefined where they were not kept. */
export async function readPacked(clientDirectory: string, hash: string): Promise<Codings | undefined> {
  try {
    const folder = folderOf(clientDirectory)
    const [br, gzip] = await Promise.all(endings.map((ending) => readFile(join(folder, `${hash}.${ending}`))))
    return { ...(br && br.length > 0 && { br }), ...(gzip && gzip.length > 0 && { gzip }) }
  } catch {
    return undefined
  }
}
