import type { Content } from '../../domain/content.ts'
import { linkAddress } from '../../domain/site-link.ts'
import type { UploadUse } from '../../domain/upload.ts'
import { uploadPath } from '../uploads/upload-name.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { findUses } from '../uploads/uses.ts'

/** A file that rows name and that this site does not have. */
export interface MissingFile {
  /** Its address below the root, such as /quarry/uploads/plan.pdf. */
  path: string
  uses: readonly UploadUse[]
}

/** A path on this site that ends like a file, at the start of a text or of an attribute of HTML. */
const mention = /(?<![^\s"'(])\/(?!\/)[^\s"'<>()?#\\]+\.(?:pdf|webp|avif|jpe?g|png)(?![\w/])/gi

/** The files that the content names on this site and that are not there: visitors who follow such a link find nothing. */
export async function findMissingFiles(
  content: Content,
  uploads: Uploads,
  built: ReadonlyMap<string, unknown>,
): Promise<MissingFile[]> {
  const [stored, uses] = await Promise.all([uploads.list(), findUses(content, filesIn)])
  const there = new Set(stored.map(({ name }) => uploadPath(name)))
  const isUpload = (path: string) => path.startsWith(uploadPath(''))
  // While the site is developed its other files are not read in advance.
  const isThere = (path: string) => there.has(path) || (!isUpload(path) && (built.size === 0 || built.has(path)))
  return Array.from(uses, ([path, at]) => ({ path, uses: at })).filter(({ path }) => !isThere(path))
}

function filesIn(text: string): string[] {
  return (text.match(mention) ?? []).map(linkAddress)
}
