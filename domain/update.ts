import { z } from 'zod'
import { optionalText, requiredText } from './text.ts'
import { oneLine } from './visible-text.ts'

/** A row of updates: what the campaign writes to everybody on its list. */
export const updateSchema = z.strictObject({
  id: requiredText(80),
  subject: requiredText(150)
    .overwrite(oneLine)
    .refine((text) => !/\p{Cc}/u.test(text), { error: 'must have no control characters' })
    .refine((text) => !/[\u202A-\u202E\u2066-\u2069]/.test(text), {
      error: 'must not have hidden characters that turn its direction: type it again',
    }),
  /** HTML, like an article. */
  body: requiredText(100_000),
  /** What it is sent for, such as a reminder of the consultation's end: no occasion is sent for twice. Empty for none. */
  occasion: optionalText(80),
  /** When its sending began, which only the server sets; null while it is unsent. */
  sent_at: z.string().max(40, { error: 'must be a time' }).nullable(),
  /** When its sending was stopped before everybody had it, which only the server sets. */
  stopped_at: z.string().max(40, { error: 'must be a time' }).nullable().default(null),
  updated_at: z.string(),
})
export type Update = z.infer<typeof updateSchema>
