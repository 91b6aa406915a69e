import { z } from 'zod'
import { keyFactIds } from './fixed-row-ids.ts'
import { optionalText, requiredText, rowIds } from './text.ts'

/** A row of key_facts: a card of /the-proposal, with its large figure and who says so. */
export const keyFactSchema = z.strictObject({
  id: z.enum(keyFactIds),
  title: requiredText(100),
  /** The fact in large figures, such as '1.8 million tonnes'. */
  figure: optionalText(60),
  content: requiredText(1000),
  /** Who says so: the application, national policy, the campaign. */
  source: optionalText(200),
  claims: rowIds,
  updated_at: z.string(),
})
export type KeyFact = z.infer<typeof keyFactSchema>
