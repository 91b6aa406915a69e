import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { preparePicture } from './prepare-picture.ts'
import { bomb, pattern, photograph } from './testing/sample-files.ts'

const stays = new AbortController().signal
const refusal = (rule: string) => ({ code: 'invalid', fields: [{ field: 'file', rule }] })
const damaged = refusal('must be a whole picture: it is cut off or damaged')

test('a picture stands upright as its EXIF says, small enough for a page, and carries nothing of where it was taken', async () => {
  const photo = await photograph(3200, 800)
  expect(photo.includes('Telephone')).toBe(true)
  const { kept, mail, ...size } = await preparePicture(photo, stays)
  expect(size).toEqual({ width: 400, height: 1600 })
  const about = await sharp(kept).metadata()
  expect(about).toMatchObject({ format: 'webp', ...size, space: 'srgb' })
  for (const part of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) expect(about[part], part).toBeUndefined()
  expect(await sharp(mail).metadata()).toMatchObject({ format: 'jpeg', ...size })
  // What was at the left of the file is at the top of the picture.
  const pixels = await sharp(kept).removeAlpha().raw().toBuffer()
  expect(pixels[0]).toBeLessThan(40)
  expect(pixels.at(-3)).toBeGreaterThan(215)
})
test.each([
  ['a progressive JPEG', (picture: Sharp) => picture.jpeg({ progressive: true })],
  ['a PNG', (picture: Sharp) => picture.png()],
  ['a WebP', (picture: Sharp) => picture.webp()],
  ['a PNG of 16 bits', (picture: Sharp) => picture.toColourspace('rgb16').png()],
  ['a GIF', (picture: Sharp) => picture.gif()],
  ['an AVIF', (picture: Sharp) => picture.avif({ effort: 0 })],
])('%s is taken whole with its see-through parts, and refused where it is cut off', async (_, as) => {
  const whole = await as(pattern(320, 200).ensureAlpha(0.5)).toBuffer()
  expect(await preparePicture(whole, stays)).toMatchObject({ width: 320, height: 200 })
  const cut = whole.subarray(0, Math.floor(whole.length * 0.99))
  await expect(preparePicture(cut, stays)).rejects.toMatchObject(damaged)
})
test('what every browser shows is taken: colours for print, and bytes between or behind its parts', async () => {
  const inPrint = await pattern(32, 20).toColourspace('cmyk').jpeg().toBuffer()
  const whole = await pattern(32, 20).jpeg().toBuffer()
  const table = whole.indexOf(Buffer.from([0xff, 0xc4]))
  const odd = Buffer.concat([whole.subarray(0, table), Buffer.alloc(3), whole.subarray(table), Buffer.from('a film')])
  for (const bytes of [inPrint, odd])
    expect(await preparePicture(bytes, stays)).toMatchObject({ width: 32, height: 20 })
})
test('what would fill memory, moves, or is a drawing with a script never comes to be a picture', async () => {
  const frames = await Promise.all([false, true].map((turn) => pattern(20, 20).negate(turn).png().toBuffer()))
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  for (const [bytes, expected] of [
    [await bomb(8001, 8001), refusal('must have at most 64 million pixels')],
    [await bomb(60_000, 60_000), refusal('must have at most 64 million pixels')],
    [moving, refusal('must be a still picture: an animation cannot be used')],
    [Buffer.from(drawing), damaged],
  ] as const) {
    await expect(preparePicture(bytes, stays)).rejects.toMatchObject(expected)
  }
})

/** Has another program prepare a picture; `seen` resolves to what it has noted. */
async function prepareWith(source: string, left = stays, patience?: number) {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-program-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [program, note] = [join(folder, 'program.mjs'), join(folder, 'note')]
  const noting = `import fs from 'node:fs'\nconst note = (text) => fs.writeFileSync(${JSON.stringify(note)}, text)\n`
  await writeFile(program, noting + source)
  const prepared = preparePicture(Buffer.alloc(9), left, program, patience)
  return { prepared, seen: () => readFile(note, 'utf8').catch(() => '') }
}

test('a program that crashes is an error answer, and the next picture is prepared', async () => {
  const { prepared } = await prepareWith('process.abort()')
  const message = expect.stringContaining('the program that does it stopped')
  await expect(prepared).rejects.toMatchObject({ code: 'unavailable', message })
  expect(await preparePicture(await pattern(9, 9).png().toBuffer(), stays)).toMatchObject({ width: 9 })
})
test('a program that hangs is ended, when its time is over or its sender leaves; it learns no password', async () => {
  const { prepared: late } = await prepareWith('for (;;);', stays, 500)
  await expect(late).rejects.toMatchObject(refusal('takes too long to prepare: try a smaller picture'))
  process.env.SMTP_URL = 'smtp://user:secret@example.org'
  const leaving = new AbortController()
  const hanging = 'note(process.pid + JSON.stringify(process.env)); for (;;);'
  const { prepared, seen } = await prepareWith(hanging, leaving.signal)
  await expect.poll(seen).toMatch(/^\d+\{.*\}$/)
  delete process.env.SMTP_URL
  expect(await seen()).not.toContain('secret')
  leaving.abort()
  await expect(prepared).rejects.toMatchObject({ message: 'The upload was cancelled.' })
  const pid = Number.parseInt(await seen(), 10)
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false)
})
