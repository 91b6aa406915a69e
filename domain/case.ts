import { z } from 'zod'
import {
  choice,
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
const caseOutcomes = {
  refused: 'Won: refused',
  allowed: 'Lost: allowed, also on appeal or where a challenge in court failed',
  withdrawn: 'Withdrawn',
  quashed: 'Quashed by a court',
}
export type CaseOutcome = keyof typeof caseOutcomes

/** Whose word was the last: of an application that was withdrawn, the applicant's. */
const caseDeciders = {
  council: 'The council',
  inspector: 'A planning inspector, on appeal',
  'secretary-of-state': 'The Secretary of State',
  court: 'A court',
  applicant: 'The applicant, by withdrawing it',
}
export type CaseDecider = keyof typeof caseDeciders

const highestOrder = 100_000

/** A row of cases: how another quarry application ended, why, and where that can be read. */
export const caseSchema = z.strictObject({
  id: requiredText(80),
  name: requiredText(150).meta({ hint: 'The quarry and where it is' }),
  authority: requiredText(150).meta({ hint: 'The council that was asked' }),
  decided: dateText.meta({ hint: 'For example 5 May 2023; or words such as May 2023' }),
  outcome: choice(caseOutcomes).meta({
    initial: 'refused',
    hint: 'What became of it in the end: refused first and allowed on appeal is lost',
  }),
  decided_by: choice(caseDeciders).meta({ initial: 'council' }),
  what_decided: requiredText(3000).meta({ label: 'What Happened', hint: 'Fact, as the source has it', rows: 5 }),
  /** What turned the decision; empty where nobody has written it. */
  decisive_reason: optionalText(300).meta({ hint: 'In a sentence. Where it is not known, say so', rows: 2 }),
  meaning: requiredText(3000).meta({
    label: 'For a Letter Here',
    hint: 'What it means for a letter here, in one line: pages call it the campaign’s view',
    rows: 2,
  }),
  address: linkText
    .refine((link) => link !== '', { error: 'is required' })
    .meta({
      hint: 'Where it can be read, best of all at the council, the Planning Inspectorate or the court; starts with https:// or http://',
    }),
  source: requiredText(300).meta({ hint: 'Whose page that is, and its title. Say so where it is a press report' }),
  checked_on: optionalPastDay.meta({
    hint: 'The day on which somebody compared these words with the page; empty for never',
  }),
  how_checked: optionalText(500).meta({ hint: 'In a few words', rows: 2 }),
  claims: rowIds,
  sort_order: wholeNumber
    .min(0, { error: 'must be at least 0' })
    .max(highestOrder, { error: `must be at most ${highestOrder.toLocaleString('en-GB')}` })
    .meta({ initial: '1000', hint: 'Smaller numbers come first' }),
  updated_at: z.string(),
})
export type Case = z.infer<typeof caseSchema>

/** A case as it is typed: its date is of the past, so that the year must be said. */
export const typedCaseSchema = caseSchema.extend({
  decided: typedText(100, (text) => readTypedDate(text)),
})
