import { z } from 'zod'
import { keyFactIds } from './fixed-row-ids.ts'
import { optionalText, requiredText, rowIds } from './text.ts'

/** A row of key_facts: a card of /the-proposal, with its large figure and who says so. */
export const keyFactSchema = z.strictObject({
  id: z.enum(keyFactIds),
  title: requiredText(100),
  figure: optionalText(60).meta({ hint: 'In large letters, for example 1.8 million tonnes' }),
  content: requiredText(1000).meta({ rows: 5 }),
  source: optionalText(200).meta({ hint: 'Who says so: the application, national policy or the campaign' }),
  claims: rowIds,
  updated_at: z.string(),
})
export type KeyFact = z.infer<typeof keyFactSchema>
