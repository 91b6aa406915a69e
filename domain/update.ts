import { z } from 'zod'
import { htmlText, optionalText, requiredText } from './text.ts'
import { isBlank, oneLine } from './visible-text.ts'

/** A row of updates: what the campaign writes to everybody on its list. */
export const updateSchema = z.strictObject({
  id: requiredText(80),
  subject: requiredText(150).overwrite(oneLine).meta({
    hint: 'What people see first, in one line of at most 150 characters',
    tellsOfPeople: true,
  }),
  /** HTML, like an article. Earlier versions may have stored one of which sanitising left nothing. */
  body: htmlText.meta({
    label: 'Text',
    hint: 'The e-mail has the campaign’s name above it, and below it why people get it and how they leave the list.',
  }),
  /** What it is sent for, such as a reminder of the consultation's end: no occasion is sent for twice. Empty for none. */
  occasion: optionalText(80),
  /** When its sending began, which only the server sets; null while it is unsent. */
  sent_at: z.string().max(40, { error: 'must be a time' }).nullable(),
  /** When its sending was stopped before everybody had it, which only the server sets. */
  stopped_at: z.string().max(40, { error: 'must be a time' }).nullable().default(null),
  updated_at: z.string(),
})
export const typedUpdateSchema = updateSchema.extend({
  body: htmlText.refine((html) => !isBlank(html), { error: 'is required' }),
})
export type Update = z.infer<typeof updateSchema>
