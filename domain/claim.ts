import { z } from 'zod'
import { claimSpeakers, claimStates } from './claim-states.ts'
import { linkText, optionalPastDay, optionalText, requiredText, slugText } from './text.ts'

/**
 * A row of claims: one statement of fact that the site makes, who says it and where that can be read.
 * `phrases` are the words in which texts state it, one a line, such as '1.8 million tonnes' or 'Policy S6';
 * a number or name in a text belongs to the claim whose phrase it stands in.
 */
export const claimSchema = z.strictObject({
  id: slugText,
  statement: requiredText(500),
  phrases: optionalText(2000),
  said_by: z.enum(claimSpeakers),
  /** The document by its title, with its edition; empty while it is not known. */
  document: optionalText(300),
  /** Page, paragraph or section, as one would tell a reader where to look. */
  page: optionalText(100),
  /** Where the document can be read: an official page, or the document on this site. */
  address: linkText,
  document_id: optionalText(80),
  /** The day on which it was last compared with its document, as YYYY-MM-DD; empty for never. */
  checked_on: optionalPastDay,
  /** By whom or how it was compared, in a few words. */
  how_checked: optionalText(300),
  state: z.enum(claimStates),
  updated_at: z.string(),
})
export type Claim = z.infer<typeof claimSchema>
