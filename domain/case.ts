import { z } from 'zod'
import {
  dateText,
  linkText,
  optionalPastDay,
  optionalText,
  requiredText,
  rowIds,
  typedText,
  wholeNumber,
} from './text.ts'
import { readTypedDate } from './typed-date.ts'

/** What became of a quarry application in the end: refused first and allowed on appeal is allowed, as is what a court let stand. */
const caseOutcomes = ['refused', 'allowed', 'withdrawn', 'quashed'] as const
export type CaseOutcome = (typeof caseOutcomes)[number]

/** Whose word was the last: of an application that was withdrawn, the applicant's. */
const caseDeciders = ['council', 'inspector', 'secretary-of-state', 'court', 'applicant'] as const
export type CaseDecider = (typeof caseDeciders)[number]

const highestOrder = 100_000

/** A row of cases: how another quarry application ended, why, and where that can be read. */
export const caseSchema = z.strictObject({
  id: requiredText(80),
  name: requiredText(150),
  /** The council that was asked for permission. */
  authority: requiredText(150),
  /** The day of the decision, or what is known of it in words, such as May 2023. */
  decided: dateText,
  outcome: z.enum(caseOutcomes),
  decided_by: z.enum(caseDeciders),
  /** What happened. */
  what_decided: requiredText(3000),
  /** What turned the decision, in a sentence; empty where nobody has written it. */
  decisive_reason: optionalText(300),
  /** What it means for a letter here, in a line: a view of the campaign. */
  meaning: requiredText(3000),
  /** Where the decision can be read, best of all at the body that took it. */
  address: linkText.refine((link) => link !== '', { error: 'is required' }),
  source: requiredText(300),
  /** The day on which the row was last compared with its page, as YYYY-MM-DD; empty for never. */
  checked_on: optionalPastDay,
  how_checked: optionalText(500),
  claims: rowIds,
  /** Smaller numbers come first. */
  sort_order: wholeNumber
    .min(0, { error: 'must be at least 0' })
    .max(highestOrder, { error: `must be at most ${highestOrder.toLocaleString('en-GB')}` }),
  updated_at: z.string(),
})
export type Case = z.infer<typeof caseSchema>

/** A case as it is typed: its date is of the past, so that the year must be said. */
export const typedCaseSchema = caseSchema.extend({
  decided: typedText(100, (text) => readTypedDate(text)),
})
