import { z } from 'zod'
import { isCalendarDate } from './event-date.ts'
import { participationId } from './fixed-row-ids.ts'
import { requiredText, wholeNumber } from './text.ts'

/** How many people a place can have told of: more than all villages of the valley have. */
const mostPeople = 1_000_000

const people = wholeNumber
  .min(0, { error: 'must not be below 0' })
  .max(mostPeople, { error: 'must be at most 1,000,000' })

/** What a maintainer set a place's count to, with the count of that moment: what comes later is added to it. */
const correctionSchema = z.strictObject({
  set_to: people,
  counted: people,
  /** The day on which it was set: it holds for the consultation of that day. */
  on: z.string().refine(isCalendarDate, { error: 'must be a day that exists in the calendar' }),
  reason: requiredText(300),
})

/** A village's slug, or what stands for another place or none (domain/took-part.ts). */
const placeSchema = z
  .string()
  .max(80)
  .regex(/^(?:_elsewhere|_unsaid|[a-z0-9]+(?:-[a-z0-9]+)*)$/, { error: 'must name a place' })

const correctionsSchema = z
  .record(placeSchema, correctionSchema)
  .refine((corrections) => Object.keys(corrections).length <= 500, { error: 'must be at most 500 places' })
export type Corrections = z.infer<typeof correctionsSchema>

/** The row of participation: whether visitors see how many took part, and what maintainers set right (rule: took-part-corrected). */
export const participationSchema = z.strictObject({
  id: z.literal(participationId),
  figures: z.enum(['shown', 'hidden']),
  corrections: correctionsSchema,
  updated_at: z.string(),
})
export type ParticipationSettings = z.infer<typeof participationSchema>
