import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { uploadTypes } from '../../domain/upload.ts'
import { encodePicture, mostPixels } from './encode-picture.ts'
import { bomb, pattern, pdf, photograph, zip } from './testing/sample-files.ts'

function encode(bytes: Buffer, contentType: string) {
  const type = uploadTypes.find((each) => each.contentType === contentType)
  if (!type) throw new Error(contentType)
  return encodePicture(bytes, type)
}

/** The picture as it is kept, as a browser would read it. */
async function encoded(bytes: Buffer, contentType: string) {
  const result = await encode(bytes, contentType)
  if ('rule' in result) throw new Error(result.rule)
  const kept = Buffer.from(result.picture)
  return { ...result, kept, about: await sharp(kept).metadata() }
}

/** The colour of a place, as parts of the width and height. */
async function colourAt(picture: Buffer, across: number, down: number): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * 3
  return [...data.subarray(at, at + 3)]
}

describe('a picture that is kept', () => {
  test('stands upright as its EXIF says, and carries nothing of where it was taken', async () => {
    const photo = await photograph(400, 300)
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, width: 400, height: 300 })
    expect(photo.includes('Telephone')).toBe(true)
    const { kept, about, width, height } = await encoded(photo, 'image/jpeg')
    expect({ width, height }).toEqual({ width: 300, height: 400 })
    expect(about).toMatchObject({ format: 'webp', width: 300, height: 400 })
    for (const part of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) expect(about[part], part).toBeUndefined()
    expect(kept.includes('EXIF')).toBe(false)
    expect(kept.includes('Telephone')).toBe(false)
    // What was at the left of the file is at the top of the picture.
    expect((await colourAt(kept, 0.5, 0.05))[0]).toBeLessThan(40)
    expect((await colourAt(kept, 0.5, 0.95))[0]).toBeGreaterThan(215)
  })
  test('is at most 1600 pixels on its long side, and never larger than it was', async () => {
    expect(await encoded(await pattern(3200, 800).jpeg().toBuffer(), 'image/jpeg')).toMatchObject({
      width: 1600,
      height: 400,
    })
    expect(await encoded(await pattern(20, 2000).png().toBuffer(), 'image/png')).toMatchObject({
      width: 16,
      height: 1600,
    })
    expect(await encoded(await pattern(40, 30).png().toBuffer(), 'image/png')).toMatchObject({ width: 40, height: 30 })
  })
  test.each([
    ['image/png', (picture: Sharp) => picture.png()],
    ['image/webp', (picture: Sharp) => picture.webp()],
    ['image/avif', (picture: Sharp) => picture.avif({ effort: 0 })],
  ])('may come as %s, see-through parts included', async (contentType, as) => {
    const half = await pattern(60, 40).ensureAlpha(0.5).png().toBuffer()
    const { about, kept } = await encoded(await as(sharp(half)).toBuffer(), contentType)
    expect(about).toMatchObject({ format: 'webp', width: 60, height: 40, hasAlpha: true })
    const alpha = await sharp(kept).extractChannel('alpha').raw().toBuffer()
    expect(Math.abs((alpha[1000] ?? 0) - 128)).toBeLessThan(4)
  })
  test('may be of another type than its name says', async () => {
    const png = await pattern(60, 40).png().toBuffer()
    expect((await encoded(png, 'image/jpeg')).about).toMatchObject({ format: 'webp', width: 60, height: 40 })
    const jpeg = await pattern(60, 40).jpeg().toBuffer()
    expect((await encoded(jpeg, 'image/avif')).about).toMatchObject({ format: 'webp', width: 60, height: 40 })
  })
  test('has the colours of the web, whatever colours it came in', async () => {
    const red = sharp({ create: { width: 20, height: 20, channels: 3, background: '#c00000' } })
    const wide = await red.clone().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
    const print = await red.clone().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer()
    expect((await sharp(print).metadata()).space).toBe('cmyk')
    for (const bytes of [wide, print]) {
      const { kept, about } = await encoded(bytes, 'image/jpeg')
      expect(about).toMatchObject({ space: 'srgb', channels: 3 })
      const [r = 0, g = 0, b = 0] = await colourAt(kept, 0.5, 0.5)
      expect({ r: Math.abs(r - 192) < 30, g: g < 40, b: b < 50 }, `${r} ${g} ${b}`).toEqual({
        r: true,
        g: true,
        b: true,
      })
    }
    const grey = await pattern(20, 20).greyscale().png({ palette: true }).toBuffer()
    expect((await encoded(grey, 'image/png')).about.space).toBe('srgb')
  })
})

describe('what is refused', () => {
  const refused = async (bytes: Buffer, contentType: string) => {
    const result = await encode(bytes, contentType)
    return 'rule' in result ? result.rule : 'taken'
  }

  test.each([
    ['a JPEG', 'image/jpeg', (picture: Sharp) => picture.jpeg()],
    ['a progressive JPEG', 'image/jpeg', (picture: Sharp) => picture.jpeg({ progressive: true })],
    ['a PNG', 'image/png', (picture: Sharp) => picture.png()],
    ['an interlaced PNG', 'image/png', (picture: Sharp) => picture.png({ progressive: true })],
    ['a WebP', 'image/webp', (picture: Sharp) => picture.webp()],
    ['a lossless WebP', 'image/webp', (picture: Sharp) => picture.webp({ lossless: true })],
    ['an AVIF', 'image/avif', (picture: Sharp) => picture.avif({ effort: 0 })],
  ])('%s that is cut off, wherever that is', async (_, contentType, as) => {
    const whole = await as(pattern(320, 200)).toBuffer()
    expect(await refused(whole, contentType)).toBe('taken')
    for (const part of [0, 0.3, 0.5, 0.8, 0.95, 0.99]) {
      const cut = whole.subarray(0, Math.max(20, Math.floor(whole.length * part)))
      expect(await refused(cut, contentType), `cut at ${part}`).toBe(
        'must be a whole picture: it is cut off or damaged',
      )
    }
    expect(await refused(whole.subarray(0, -20), contentType)).toMatch(/cut off/)
  })
  test('a file that is not what it claims to be, with what it is', async () => {
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)])
    const samples: [Buffer, string, string][] = [
      [
        await pattern(9, 9).gif().toBuffer(),
        'image/png',
        'must be a PNG picture, as it claims to be, but it is a GIF picture',
      ],
      [
        await pattern(9, 9).tiff().toBuffer(),
        'image/png',
        'must be a PNG picture, as it claims to be, but it is a TIFF picture',
      ],
      [heic, 'image/avif', 'must be an AVIF picture, as it claims to be, but it is a HEIC picture'],
      [pdf(), 'image/jpeg', 'must be a JPEG picture, as it claims to be, but it is a PDF document'],
      [
        zip(),
        'image/jpeg',
        'must be a JPEG picture, as it claims to be, but it is a ZIP archive or an office document',
      ],
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'),
        'image/jpeg',
        'must be a JPEG picture, as it claims to be, but it is a web page, a drawing or another text',
      ],
      [
        Buffer.from('\ufeff \n<!DOCTYPE html><script>alert(1)</script>'),
        'image/png',
        'must be a PNG picture, as it claims to be, but it is a web page, a drawing or another text',
      ],
      [Buffer.from('MZ\x90'), 'image/jpeg', 'must be a JPEG picture, as it claims to be, but it is something else'],
      [Buffer.alloc(0), 'image/jpeg', 'must be a JPEG picture, as it claims to be, but it is something else'],
    ]
    for (const [bytes, contentType, rule] of samples) expect(await refused(bytes, contentType)).toBe(rule)
  })
  test('a picture that is something else at the same time', async () => {
    const jpeg = await pattern(40, 30).jpeg().toBuffer()
    const png = await pattern(40, 30).png().toBuffer()
    expect(await refused(Buffer.concat([jpeg, zip()]), 'image/jpeg')).toBe(
      'must be a picture alone, but it is a ZIP archive at the same time',
    )
    expect(await refused(Buffer.concat([png, pdf()]), 'image/png')).toBe(
      'must be a picture alone, but it is a PDF document at the same time',
    )
    const comment = Buffer.from('\xff\xfe\0\x20<script>alert(1)</script>     ', 'latin1')
    const withPage = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
    expect(await refused(withPage, 'image/jpeg')).toBe(
      'must be a picture alone, but it is a web page or a program at the same time',
    )
  })
  test('a small file that says it has more pixels than memory should hold', async () => {
    expect(await refused(await bomb(8001, 8001), 'image/png')).toBe('must have at most 64 million pixels')
    expect(await refused(await bomb(60_000, 60_000), 'image/png')).toBe('must have at most 64 million pixels')
    expect(8001 * 8001).toBeGreaterThan(mostPixels)
  })
  test('an animation, of each type that can be one', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const webp = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    const still = await pattern(40, 30).png().toBuffer()
    const control = Buffer.alloc(20)
    control.writeUInt32BE(8, 0)
    control.write('acTL', 4)
    control.writeUInt32BE(2, 8)
    const png = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])
    const rule = 'must be a still picture: an animation cannot be used'
    expect(await refused(webp, 'image/webp')).toBe(rule)
    expect(await refused(png, 'image/png')).toBe(rule)
  })
})
