import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { claimedType, type UploadType } from '../../domain/upload.ts'
import { Uploads } from './uploads.ts'

const pdf = (lines: number) => `%PDF-1.7\n${'a line of text\n'.repeat(lines)}%%EOF\n`
const type = claimedType('application/pdf', '') as UploadType

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-room-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

function upload(text: string, room: { mostBytes: number; leftFree: number }) {
  const content = Readable.from([Buffer.from(text)])
  return new Uploads(folder, undefined, room).receive({
    content,
    type,
    name: 'a.pdf',
    left: new AbortController().signal,
  })
}

test('uploads are taken until they fill what they may, and then the refusal says what to do', async () => {
  const room = { mostBytes: 10_000, leftFree: 0 }
  await mkdir(join(folder, 'other'))
  await writeFile(join(folder, 'other', 'not-ours'), 'x'.repeat(20_000))
  expect(await upload(pdf(100), room)).toMatchObject({ isNew: true })
  await expect(upload(pdf(600), room)).rejects.toMatchObject({
    code: 'invalid',
    fields: [{ field: 'file', rule: expect.stringMatching(/beyond .* GB: delete some that nothing uses/) }],
  })
  expect(await upload(pdf(200), room)).toMatchObject({ isNew: true })
  expect(await upload(pdf(100), { ...room, mostBytes: 1 })).toMatchObject({ isNew: false })
})

test('the disk keeps room for the database', async () => {
  const { bavail, bsize } = await statfs(folder)
  await expect(upload(pdf(100), { mostBytes: 10_000, leftFree: bavail * bsize * 2 })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('make room'),
  })
})
