import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { longestSide, mailPictureWidth } from '../../domain/upload.ts'
import type { PictureAnswer } from './prepare-picture.ts'

/** Telephones take pictures of 50 million pixels, and a few kilobytes can claim any number. */
const mostPixels = 64_000_000
const quality = 82

/** The program that decodes pictures (prepare-picture.ts): it takes one, answers, and ends. */
process.once('message', async (bytes: Uint8Array) => {
  // Where memory runs out, Linux ends this program and not the site.
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000')
  // Of all the decoders in the library these are needed; the others are never let near a file.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
  })
  sharp.concurrency(1)
  process.send?.(await encode(bytes), () => process.disconnect())
})

/**
 * Decodes a picture wholly and encodes it anew: upright, in sRGB, and with nothing of what came with it. Rejects where the
 * memory does not suffice.
 */
async function encode(bytes: Uint8Array): Promise<PictureAnswer> {
  try {
    const sent = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true })
    const { pages = 1 } = await sent.metadata()
    if (pages > 1) return { rule: 'must be a still picture: an animation cannot be used' }
    const { data: kept, info } = await sent
      .toColourspace('srgb')
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, smartSubsample: true })
      .toBuffer({ resolveWithObject: true })
    // Some mail programs know neither WebP nor see-through parts.
    const mail = await sharp(kept)
      .resize({ width: mailPictureWidth, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer()
    return { kept, mail, width: info.width, height: info.height }
  } catch (error) {
    const words = String(error)
    if (/pixel limit/i.test(words)) return { rule: `must have at most ${mostPixels / 1_000_000} million pixels` }
    // That the memory does not suffice is no fault of the picture.
    if (/memory|alloc/i.test(words)) throw error
    return { rule: 'must be a whole picture: it is cut off or damaged' }
  }
}
