import { z } from 'zod'
import { linkText, optionalPastDay, optionalText, requiredText, wholeNumber } from './text.ts'

/** What a row belongs to: the plan's policy for the site, the council's request for further information, or what stands and lies around the site. */
const sitePartIds = ['plan', 'request', 'site'] as const
export type SitePart = (typeof sitePartIds)[number]

/** A row of site_checks: what is asked or named, what answers it, and what is still open. */
export const siteCheckSchema = z.strictObject({
  id: requiredText(80),
  part: z.enum(sitePartIds),
  title: requiredText(500),
  answer: optionalText(3000),
  gap: optionalText(3000),
  source: requiredText(300),
  address: linkText,
  /** The day on which the row was last compared with its source, as YYYY-MM-DD; empty for never. */
  checked_on: optionalPastDay,
  /** Smaller numbers come first. */
  sort_order: wholeNumber.min(0, { error: 'must be at least 0' }),
  updated_at: z.string(),
})
export type SiteCheck = z.infer<typeof siteCheckSchema>
