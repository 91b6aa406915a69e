import { z } from 'zod'
import { noticeId } from './fixed-row-ids.ts'
import { linkText, optionalDay, optionalText } from './text.ts'

/** The row of notices: a short text above every page, none where it is empty. */
export const noticeSchema = z.strictObject({
  id: z.literal(noticeId),
  text: optionalText(300),
  link_url: linkText,
  link_text: optionalText(100),
  /** The last day on which it is shown; empty: until it is taken away. */
  ends_on: optionalDay,
  updated_at: z.string(),
})
export type Notice = z.infer<typeof noticeSchema>
