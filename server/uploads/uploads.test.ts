import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claimedType, type UploadType } from '../../domain/upload.ts'
import { pattern, pdf } from './testing/sample-files.ts'
import { uploadFolder } from './upload-name.ts'
import { Uploads } from './uploads.ts'

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'quarry-uploads-')), 'uploads')
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

const left = new AbortController().signal
const file = (content: Buffer, contentType: string) => ({
  content: Readable.from([content]),
  type: claimedType(contentType, '') as UploadType,
  name: 'file',
  left,
})
const stored = async () =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => name !== '.partial')

test('the folder stands beside the SQLite file, and in data where the rows are elsewhere', () => {
  expect(uploadFolder('file:/var/site/quarry.db')).toBe('/var/site/uploads')
  expect(uploadFolder('file:///var/site/quarry.db')).toBe('/var/site/uploads')
  expect(uploadFolder('file:data/quarry.db')).toBe(join(process.cwd(), 'data/uploads'))
  expect(uploadFolder('postgres://site@localhost/quarry')).toBe(join(process.cwd(), 'data/uploads'))
})

describe('where nothing can be stored', () => {
  test('a folder that cannot be written to is told, and not before a file is sent', async () => {
    await writeFile(folder, 'in the way')
    const uploads = new Uploads(folder)
    await uploads.tidy()
    await expect(uploads.receive(file(pdf(), 'application/pdf'))).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Nothing was saved: the folder of the uploads cannot be written to.',
    })
  })
  // The limit of a shell on the size of a file stands for a disk with no room left: the write fails midway.
  test.skipIf(process.platform === 'win32').each([
    ['application/pdf', Buffer.concat([pdf(), Buffer.alloc(300_000, ' '), pdf()]), 400],
    ['image/png', pattern(300, 300).png().toBuffer(), 50],
  ])('a disk that is full is told, and leaves nothing of %s', async (contentType, made, blocks) => {
    const sent = join(folder, '..', 'sent')
    await writeFile(sent, await made)
    const program = `
      import { createReadStream } from 'node:fs'
      import { claimedType } from ${JSON.stringify(new URL('../../domain/upload.ts', import.meta.url).href)}
      import { Uploads } from ${JSON.stringify(new URL('uploads.ts', import.meta.url).href)}
      const content = createReadStream(${JSON.stringify(sent)})
      const type = claimedType(${JSON.stringify(contentType)}, '')
      new Uploads(${JSON.stringify(folder)})
        .receive({ content, type, name: '', left: new AbortController().signal })
        .then(() => console.log('stored'), (error) => console.log(error.code + ': ' + error.message))`
    const { stdout } = await promisify(execFile)('/bin/sh', [
      '-c',
      `ulimit -f ${blocks}; exec "$0" "$@"`,
      process.execPath,
      '--input-type=module',
      '-e',
      program,
    ])
    expect(stdout.trim()).toBe('unavailable: Nothing was saved: the disk is full.')
    expect(await stored()).toEqual([])
  })
})

describe('what a run that crashed has left', () => {
  const leave = async (name: string, age = 0) => {
    const partial = join(folder, '.partial')
    await mkdir(partial, { recursive: true })
    await writeFile(join(partial, name), 'half')
    const at = Date.now() / 1000 - age
    await utimes(join(partial, name), at, at)
  }
  test('is removed at the start, but not what another process is writing', async () => {
    const other = execFile('sleep', ['60'])
    await leave(`${process.pid}-a`)
    await leave('4194304-b')
    await leave('strange')
    await leave(`${other.pid}-under-way`)
    await leave(`${other.pid}-of-yesterday`, 86_400)
    await new Uploads(folder).tidy()
    expect(await stored()).toEqual([`.partial/${other.pid}-under-way`])
    other.kill()
  })
  test('is no upload', async () => {
    await leave(`${'ab'.repeat(16)}.pdf`)
    expect(await new Uploads(folder).list()).toEqual([])
  })
})

test('a picture whose sender leaves while it is prepared is not kept', async () => {
  const leaving = new AbortController()
  const picture = file(await pattern(2000, 2000).png().toBuffer(), 'image/png')
  const received = new Uploads(folder).receive({ ...picture, left: leaving.signal })
  // A process takes far longer to start.
  setTimeout(() => leaving.abort(), 10)
  await expect(received).rejects.toMatchObject({ message: 'The upload was cancelled.' })
  expect(await stored()).toEqual([])
})
