import { z } from 'zod'
import { noticeId } from './fixed-row-ids.ts'
import { linkText, optionalDay, optionalText } from './text.ts'

/** The row of notices: a short text above every page, none where it is empty. */
export const noticeSchema = z.strictObject({
  id: z.literal(noticeId),
  text: optionalText(300).meta({ hint: 'One or two sentences, at most 300 characters', rows: 3 }),
  link_url: linkText.meta({
    label: 'Link Address',
    hint: 'Where readers can go on, for example /events or https://example.org. A link needs an address and a text.',
  }),
  link_text: optionalText(100).meta({ hint: 'What the link says, for example See the events' }),
  ends_on: optionalDay.meta({
    label: 'Last Day',
    hint: 'The notice goes away by itself after this day. Leave it empty to keep the notice until you take it down.',
  }),
  updated_at: z.string(),
})
export type Notice = z.infer<typeof noticeSchema>
