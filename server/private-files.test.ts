import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { claimedType, type UploadType } from '../domain/upload.ts'
import { isOwnFolder } from './private-files.ts'
import { openStoredContent } from './stored-content.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const pdf = `%PDF-1.7\n${'a line\n'.repeat(200)}%%EOF\n`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarry-rights-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** What others than the site's own user may do with each file and folder below this one: 0 is nothing. */
function rightsOfOthers(root: string): Record<string, number> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(paths.map((path) => [relative(root, path), statSync(path).mode & 0o077]))
}

/** What an earlier version has left: all readable by everybody. */
function leaveOpen(data: string): void {
  mkdirSync(data)
  new DatabaseSync(join(data, 'quarry.db')).close()
  writeFileSync(join(data, 'quarry.db-wal'), '')
  for (const [name, mode] of [
    ['', 0o755],
    ['quarry.db', 0o644],
    ['quarry.db-wal', 0o644],
  ] as const) {
    chmodSync(join(data, name), mode)
  }
}

async function runSite(data: string, environment: Record<string, string> = {}): Promise<void> {
  const stored = await openStoredContent(`file:${join(data, 'quarry.db')}`, { environment })
  const type = claimedType('application/pdf', '') as UploadType
  const left = new AbortController().signal
  const { upload } = await stored.uploads.receive({ bytes: Buffer.from(pdf), type, name: 'a.pdf' }, left)
  const file = await stored.uploads.find(basename(upload.path))
  // To be read it is cached.
  if (file) expect(await text(await stored.uploads.read(file))).toBe(pdf)
  expect(rightsOfOthers(data)).toHaveProperty([`upload-cache/${file?.name}`])
  expect(Object.keys(rightsOfOthers(data))).toContain('quarry.db-wal')
  expect(Object.values(rightsOfOthers(data))).toEqual(Object.values(rightsOfOthers(data)).map(() => 0))
  await stored.close()
}

test('whatever the site makes, nobody else on the machine can read', async () => {
  await runSite(join(folder, 'data'))
  expect(rightsOfOthers(folder).data).toBe(0)
})

test('what an earlier version left open to everybody is closed at the start', async () => {
  leaveOpen(join(folder, 'data'))
  await runSite(join(folder, 'data'), { STATE_DIRECTORY: join(folder, 'data') })
  expect(rightsOfOthers(folder).data).toBe(0)
})

test('a folder that is not known to be the site’s own keeps its rights: it may be somebody’s home', async () => {
  leaveOpen(join(folder, 'home'))
  await runSite(join(folder, 'home'))
  expect(rightsOfOthers(folder).home).toBe(0o055)
  expect(isOwnFolder('data', {})).toBe(true)
  expect(isOwnFolder('/var/lib/quarry', { STATE_DIRECTORY: '/var/lib/other:/var/lib/quarry' })).toBe(true)
  expect(isOwnFolder('/tmp', {})).toBe(false)
})

test('the whole process makes its files for its own user alone', async () => {
  const preload = join(folder, 'preload.mjs')
  writeFileSync(preload, "process.on('exit', () => console.log('umask', process.umask()))")
  const words = ['--import', preload, main, 'a mode that is none']
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, words, { timeout: 300_000 }, (_, stdout) => resolve(stdout))
  })
  expect(output).toContain(`umask ${0o077}`)
})
