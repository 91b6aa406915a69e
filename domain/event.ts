import { z } from 'zod'
import { londonDay } from './london-day.ts'
import { dateText, requiredText, typedText } from './text.ts'
import { readTypedDate } from './typed-date.ts'
import { readTypedTime } from './typed-time.ts'

/** A row of events. The date is text: YYYY-MM-DD, or words such as 'Spring 2027'. */
export const eventSchema = z.strictObject({
  id: requiredText(80),
  title: requiredText(200),
  date: dateText.meta({
    hint: 'YYYY-MM-DD, 7/3/2027 or 7 March 2027; or words such as Spring 2027, which no calendar shows',
  }),
  time: requiredText(100).meta({ control: 'time', hint: 'HH:MM - HH:MM, or 7pm - 9pm; or words such as All day' }),
  location: requiredText(300),
  description: requiredText(5000).meta({ rows: 4 }),
  updated_at: z.string(),
})
export type Event = z.infer<typeof eventSchema>

/** An event as it is typed: dates and times in the forms that people write become the stored ones. */
export const typedEventSchema = eventSchema.extend({
  date: typedText(100, (text) => readTypedDate(text, londonDay())),
  time: typedText(100, readTypedTime),
})
