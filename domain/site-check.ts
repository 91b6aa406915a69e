import { z } from 'zod'
import { linkText, optionalPastDay, optionalText, requiredText, rowIds, wholeNumber } from './text.ts'

/** What a row belongs to: this land's history, the plan's policy for the site, the council's request for further information, what stands and lies around the site, or what maintainers still have to find, which no visitor sees. */
const sitePartIds = ['history', 'plan', 'request', 'site', 'to-find'] as const
export type SitePart = (typeof sitePartIds)[number]

/** A row of site_checks: what happened, is asked or stands there, what answers it, and what is still open. */
export const siteCheckSchema = z.strictObject({
  id: requiredText(80),
  part: z.enum(sitePartIds),
  /** When it happened, in words: of a turn of the history. */
  happened: optionalText(100),
  title: requiredText(500),
  answer: optionalText(3000),
  gap: optionalText(3000),
  /** Whose words they are, where that is not the document itself: the press that quotes it, or the applicant. */
  said_by: optionalText(200),
  /** The document by its title, with its edition; empty where the claims say enough. */
  source: optionalText(300),
  /** Page, paragraph or sheet of the document. */
  page: optionalText(100),
  address: linkText,
  /** The day on which the row was last compared with its source, as YYYY-MM-DD; empty for never. */
  checked_on: optionalPastDay,
  claims: rowIds,
  /** Smaller numbers come first. */
  sort_order: wholeNumber.min(0, { error: 'must be at least 0' }),
  updated_at: z.string(),
})
export type SiteCheck = z.infer<typeof siteCheckSchema>

/** What a row of each part should have besides its title, in the order in which a maintainer looks for it. */
const wanted = {
  history: ['happened', 'answer'],
  plan: ['answer', 'said_by', 'page', 'checked_on'],
  request: ['answer', 'said_by', 'page', 'checked_on'],
  site: ['answer', 'checked_on'],
  'to-find': ['gap'],
} as const satisfies Record<SitePart, readonly (keyof SiteCheck)[]>

/** The fields of a row in which something is still missing. */
export function missingFields(row: SiteCheck): readonly (keyof SiteCheck)[] {
  return wanted[row.part].filter((field) => row[field] === '')
}
