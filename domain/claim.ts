import { z } from 'zod'
import { claimSpeakers, claimStates } from './claim-states.ts'
import type { FieldError } from './content-error.ts'
import { linkText, optionalPastDay, optionalText, requiredText, slugText } from './text.ts'
import { isBlank } from './visible-text.ts'

/**
 * A row of claims: one statement of fact that the site makes, who says it and where that can be read. Texts name it by
 * its id, in their list of claims.
 */
export const claimSchema = z.strictObject({
  id: slugText,
  statement: requiredText(500),
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

/** Whether what a claim rests on was last read more than three months before today. */
export function isReadLongAgo({ checked_on }: Pick<Claim, 'checked_on'>, today: string): boolean {
  if (checked_on === '') return false
  const due = new Date(`${checked_on}T00:00:00Z`)
  due.setUTCMonth(due.getUTCMonth() + 3)
  return today > due.toISOString().slice(0, 10)
}

/** What keeps a claim from being called checked: no document, no day, or a day that is still to come. */
export function brokenCheck(claim: Pick<Claim, 'state' | 'document' | 'checked_on'>, today: string): FieldError[] {
  const { state, document, checked_on } = claim
  const errors: FieldError[] = []
  const refuse = (field: string, rule: string) => errors.push({ field, rule })
  if (state === 'checked' && isBlank(document)) refuse('document', 'is required where the state is Checked')
  if (state === 'checked' && checked_on === '') refuse('checked_on', 'is required where the state is Checked')
  if (checked_on > today) refuse('checked_on', 'must not be in the future')
  return errors
}
