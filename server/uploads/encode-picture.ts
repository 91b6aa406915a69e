import sharp, { type Sharp } from 'sharp'
import { longestSide, mailPictureWidth, type UploadType } from '../../domain/upload.ts'
import { isAnimatedPng, refusedClaim, refusedSecondNature, startLength } from './file-contents.ts'

/** A picture as the site keeps it, or the rule that the file breaks. */
export type EncodedPicture = { picture: Uint8Array; width: number; height: number } | { rule: string }

/** Telephones take pictures of 50 million pixels. More than this is not needed, and a few kilobytes can claim any number. */
export const mostPixels = 64_000_000

const quality = 82

/** What a picture is made for: to be kept, or to be shown by mail programs, of which some know neither WebP nor see-through parts. */
export type PictureForm = 'kept' | 'mail'
const forms: Record<PictureForm, (picture: Sharp) => Sharp> = {
  kept: (picture) =>
    picture
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, smartSubsample: true }),
  mail: (picture) =>
    picture
      .resize({ width: mailPictureWidth, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality }),
}

/**
 * Decodes a picture wholly and encodes it anew: upright, in sRGB, no larger than its form is, and with nothing of what
 * came with it. It runs in a process of its own, since the file may be made to harm.
 * Rejects where the memory does not suffice.
 */
export async function encodePicture(
  bytes: Buffer,
  type: UploadType,
  form: PictureForm = 'kept',
): Promise<EncodedPicture> {
  const rule =
    refusedClaim(bytes.subarray(0, startLength), type) ?? refusedSecondNature(bytes) ?? (await refusedForm(bytes))
  if (rule !== undefined) return { rule }
  try {
    const decoded = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning', autoOrient: true })
    const { data, info } = await forms[form](decoded.toColourspace('srgb')).toBuffer({ resolveWithObject: true })
    return { picture: data, width: info.width, height: info.height }
  } catch (error) {
    // That the memory does not suffice is no fault of the picture: the process fails, as it mostly does of itself.
    if (/memory|alloc/i.test(String(error))) throw error
    return { rule: damaged }
  }
}

const damaged = 'must be a whole picture: it is cut off or damaged'

/** The rule that the picture breaks by what it says of itself, before anything of it is decoded. */
async function refusedForm(bytes: Buffer): Promise<string | undefined> {
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (pages > 1 || isAnimatedPng(bytes)) return 'must be a still picture: an animation cannot be used'
    if (width * height > mostPixels) return `must have at most ${mostPixels / 1_000_000} million pixels`
    return undefined
  } catch {
    return damaged
  }
}
