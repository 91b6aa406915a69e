import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { claimedType } from '../../domain/upload.ts'
import { encodePicture } from './encode-picture.ts'
import type { PictureTask } from './prepare-picture.ts'

/** The process that decodes pictures (prepare-picture.ts): it takes one, answers, and ends. */
process.once('message', async ({ file, contentType, form }: PictureTask) => {
  allowOnlyPictures()
  await raiseOomScore()
  const type = claimedType(contentType, '')
  if (!type) throw new Error(`${contentType} is no type of a picture`)
  process.send?.(await encodePicture(await readFile(file), type, form), () => process.disconnect())
})
process.once('disconnect', () => process.exit())

/** Of all the decoders in the library these four are needed; the others are never let near a file. */
function allowOnlyPictures(): void {
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  const formats = ['Jpeg', 'Png', 'Webp', 'Heif']
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}Buffer`) })
}

/** Where memory runs out, Linux ends this process and not the site. */
async function raiseOomScore(): Promise<void> {
  if (process.platform === 'linux') await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)
}
