import type { ContentReader } from '../../domain/content.ts'
import { ContentError } from '../../domain/content-error.ts'
import { wantedPreviewSchema } from '../../domain/wanted-preview.ts'
import { contentWith } from '../database/unsaved-rows.ts'
import type { Pages } from '../pages/pages.ts'
import { type Handlers, readObject } from '../request-context.ts'

/** Public pages with what a maintainer has typed and not saved. Nothing is stored. */
export function createPreviewHandlers(content: ContentReader, pages: Pages): Handlers<'preview'> {
  return {
    preview(sent) {
      const { success, data: wanted, error } = wantedPreviewSchema.safeParse(readObject(sent))
      if (!success) {
        const fields = error.issues.map(({ path, message }) => ({ field: path.join('.'), rule: message }))
        const detail = 'A preview must name a page of the site, rows of its tables, and a day as YYYY-MM-DD or none.'
        throw new ContentError('invalid', detail, { fields })
      }
      const { path, rows, day } = wanted
      return pages.preview(sent, { path, content: contentWith(content, rows), today: day })
    },
  }
}
