import { z } from 'zod'
import { brokenMark } from './campaign-marks.ts'
import { pageTextIds } from './fixed-row-ids.ts'
import { htmlText, rowIds } from './text.ts'

/** A row of page_texts: the campaign's own words at one place of a page; empty for the built-in ones. */
export const pageTextSchema = z.strictObject({
  id: z.enum(pageTextIds),
  text: htmlText,
  claims: rowIds,
  updated_at: z.string(),
})
/** The row as it is typed: what stands in curly brackets must stand for something. */
export const typedPageTextSchema = pageTextSchema.extend({
  text: pageTextSchema.shape.text.refine((text) => brokenMark(text) === undefined, {
    error: ({ input }) => brokenMark(String(input)),
  }),
})
export type PageText = z.infer<typeof pageTextSchema>
