import { z } from 'zod'
import { isCalendarDate } from './event-date.ts'
import { endsAfterStart } from './event-time.ts'
import { requiredText } from './text.ts'

/** A row of events (spec: public site, section 3, Event). The date is text: YYYY-MM-DD, or words such as 'Spring 2027'. */
export const eventSchema = z.strictObject({
  id: requiredText(80),
  title: requiredText(200),
  date: requiredText(100).refine((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date) || isCalendarDate(date), {
    error: 'must be a day that exists in the calendar',
  }),
  time: requiredText(100).refine(endsAfterStart, { error: 'must end after it starts' }),
  location: requiredText(300),
  description: requiredText(5000),
  updated_at: z.string(),
})
export type Event = z.infer<typeof eventSchema>
