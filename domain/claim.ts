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
  id: slugText.meta({ label: 'Claim ID', hint: 'Lowercase letters and hyphens, for example lorries-a-day' }),
  statement: requiredText(500).meta({ hint: 'What is claimed, in one sentence', rows: 2 }),
  said_by: z.enum(claimSpeakers).meta({ label: 'Who Says It', initial: 'campaign-figure' }),
  document: optionalText(300).meta({ hint: 'What readers see as the source: its title, with its edition or date' }),
  page: optionalText(100).meta({ hint: 'Page, paragraph or section' }),
  address: linkText.meta({ hint: 'Where it can be read; starts with https://, http:// or /' }),
  document_id: optionalText(80).meta({
    label: 'Document in the Evidence Library',
    hint: 'Where the site has that document itself: its source then leads there',
    rowOf: { table: 'evidence_documents', none: 'None' },
  }),
  state: z.enum(claimStates).meta({ initial: 'to-check' }),
  checked_on: optionalPastDay.meta({
    label: 'Last Checked On',
    hint: 'For example 7 March 2026; empty while nobody has compared it',
  }),
  how_checked: optionalText(300).meta({
    label: 'How It Was Checked',
    hint: 'In a few words, for readers, such as: compared with page 12 of the plan. Begin with ‘As’ where it was not read in the source itself, or in an older version. No names of people. Once this is filled in, the list can mark the claim as checked',
  }),
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
  if (state === 'checked' && isBlank(document)) refuse('document', 'is required for a confirmed claim')
  if (state === 'checked' && checked_on === '') refuse('checked_on', 'is required for a confirmed claim')
  if (checked_on > today) refuse('checked_on', 'must not be in the future')
  return errors
}
