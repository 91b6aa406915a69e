import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimedType, type UploadType } from '../../domain/upload.ts'
import { PicturePreparation } from './prepare-picture.ts'
import { pattern } from './testing/sample-files.ts'

const jpeg = claimedType('image/jpeg', '') as UploadType
const stays = new AbortController().signal
let folder: string
let picture: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-pictures-'))
  picture = join(folder, 'picture.jpg')
  await writeFile(picture, await pattern(300, 200).jpeg().toBuffer())
})
afterAll(() => rm(folder, { recursive: true }))

/** A preparation whose process runs this instead; it writes its number into a file, so that its end can be seen. */
async function withProgram(source: string, patienceMs?: number) {
  const program = join(folder, `program-${Math.random()}.mjs`)
  const noted = `${program}.pid`
  await writeFile(
    program,
    `import fs from 'node:fs'\nfs.writeFileSync(${JSON.stringify(noted)}, String(process.pid))\n${source}`,
  )
  const hasEnded = async () => {
    // On a busy machine it may be ended before it has begun.
    const pid = await readFile(noted, 'utf8').catch(() => undefined)
    try {
      return !pid || !process.kill(Number(pid), 0)
    } catch {
      return true
    }
  }
  const hasStarted = () => expect.poll(() => readdir(folder)).toContain(basename(noted))
  return { preparation: new PicturePreparation(program, patienceMs), hasStarted, hasEnded }
}

const broken = { code: 'unavailable', message: expect.stringContaining('the program that does it stopped') }

test('a picture is prepared in another process', async () => {
  const prepared = await new PicturePreparation().prepare(picture, jpeg, stays)
  expect(prepared).toMatchObject({ width: 300, height: 200, picture: expect.any(Buffer) })
})
test.each([
  ['crashes', 'process.abort()'],
  ['ends without an answer', 'process.exit(0)'],
  ['throws', 'throw new Error("no")'],
  ['cannot be read', 'this is no program'],
])('a process that %s is an error answer, and the next picture is prepared', async (_, source) => {
  const { preparation } = await withProgram(source)
  await expect(preparation.prepare(picture, jpeg, stays)).rejects.toMatchObject(broken)
  await expect(preparation.prepare(picture, jpeg, stays)).rejects.toMatchObject(broken)
})
test('a program that is not there is an error answer', async () => {
  const preparation = new PicturePreparation(join(folder, 'nothing.ts'))
  await expect(preparation.prepare(picture, jpeg, stays)).rejects.toMatchObject(broken)
})
test('a process that hangs is ended, and the picture refused', async () => {
  const { preparation, hasEnded } = await withProgram('while (true) {}', 400)
  const rule = 'takes too long to prepare: try a smaller picture'
  await expect(preparation.prepare(picture, jpeg, stays)).rejects.toMatchObject({ fields: [{ field: 'file', rule }] })
  await expect.poll(hasEnded).toBe(true)
})
test('a process whose sender has left is ended', async () => {
  const { preparation, hasStarted, hasEnded } = await withProgram('while (true) {}')
  const leaving = new AbortController()
  const prepared = preparation.prepare(picture, jpeg, leaving.signal)
  hasStarted().then(() => leaving.abort())
  await expect(prepared).rejects.toMatchObject({ code: 'invalid', message: 'The upload was cancelled.' })
  await expect.poll(hasEnded).toBe(true)
  await expect(preparation.prepare(picture, jpeg, leaving.signal)).rejects.toMatchObject({ code: 'invalid' })
})
test('pictures are prepared one after the other, and only so many wait', async () => {
  const marks = join(folder, 'marks')
  const { preparation } = await withProgram(`
    const mark = ${JSON.stringify(marks)}
    if (fs.existsSync(mark)) process.exit(1)
    fs.writeFileSync(mark, '')
    process.once('message', () => setTimeout(() => {
      fs.unlinkSync(mark)
      process.send({ picture: new Uint8Array(1), width: 1, height: 1 }, () => process.disconnect())
    }, 20))`)
  const asked = Array.from({ length: 12 }, () => preparation.prepare(picture, jpeg, stays))
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'))
  for (const outcome of outcomes.slice(10)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'too-many', retryAfterSeconds: 60 } })
  }
  expect(await preparation.prepare(picture, jpeg, stays)).toMatchObject({ width: 1 })
})
test('a process learns nothing of the environment, such as passwords', async () => {
  process.env.SMTP_URL = 'smtp://user:secret@example.org'
  const seen = join(folder, 'environment')
  const { preparation } = await withProgram(`fs.writeFileSync(${JSON.stringify(seen)}, JSON.stringify(process.env))`)
  await expect(preparation.prepare(picture, jpeg, stays)).rejects.toMatchObject(broken)
  delete process.env.SMTP_URL
  expect(await readFile(seen, 'utf8')).toContain('PATH')
  expect(await readFile(seen, 'utf8')).not.toContain('secret')
  expect(await readdir(folder)).toContain('environment')
})
