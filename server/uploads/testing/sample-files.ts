import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture that no two places of are alike, so that turning and cutting it shows. */
export function pattern(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      pixels[at] = (255 * x) / width
      pixels[at + 1] = (255 * y) / height
      pixels[at + 2] = (x * 7 + y * 13) % 256
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A photograph as a telephone takes it: lying on its side, and with the place where it was taken. */
export function photograph(width = 400, height = 300): Promise<Buffer> {
  return pattern(width, height)
    .withExif({
      IFD0: { Make: 'Telephone', Copyright: 'A neighbour' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 11/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '1/1 36/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A PDF document of one empty page. */
export function pdf(words = 'A report'): Buffer {
  return Buffer.from(
    `%PDF-1.4\n% ${words}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )
}

/** A PNG of a few hundred bytes that says it has this many pixels. */
export async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await pattern(8, 8).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** A ZIP archive of one empty file. */
export function zip(): Buffer {
  const name = Buffer.from('a.txt')
  const local = Buffer.concat([Buffer.from('PK\x03\x04\x14\0', 'latin1'), Buffer.alloc(24), name])
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\0\x14\0', 'latin1'), Buffer.alloc(38), name])
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
