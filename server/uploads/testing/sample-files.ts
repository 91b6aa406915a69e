import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture that no two places of are alike, so that turning and cutting it shows. */
export function pattern(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    pixels.set([(255 * x) / width, (255 * y) / height, (x * 7 + y * 13) % 256], at * 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A photograph as a telephone takes it: lying on its side, and with the place where it was taken. */
export function photograph(width = 400, height = 300): Promise<Buffer> {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '52/1 11/1 0/1' }
  const exif = { IFD0: { Make: 'Telephone' }, IFD3: place }
  return pattern(width, height).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

/** A document of so many bytes or a few more, which begins and ends as a PDF does. */
export function pdf(words = 'A report', bytes = 0): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${words}\n${' '.repeat(bytes)}\n%%EOF\n`)
}

/** A PNG of a few hundred bytes that says it has this many pixels. */
export async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await pattern(8, 8).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** The form in which a page sends a file. */
export function formOf(bytes: Buffer, type: string, name: string): Buffer {
  const about = `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}`
  return Buffer.concat([Buffer.from(`--xyz\r\n${about}\r\n\r\n`), bytes, Buffer.from('\r\n--xyz--\r\n')])
}

/** The header of such a form. */
export const isForm = { 'Content-Type': 'multipart/form-data; boundary=xyz' }
