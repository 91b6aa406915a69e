import { z } from 'zod'
import { htmlText, optionalText, requiredText, rowIds, slugText, wholeNumber } from './text.ts'

/** One part of an article; its content is HTML, sanitised on the way in and out. */
export const pageSectionSchema = z.strictObject({
  type: z.enum(['intro', 'section', 'highlight', 'conclusion']).meta({ initial: 'section' }),
  heading: optionalText(300),
  content: htmlText,
  claims: rowIds.optional(),
})
export type PageSection = z.infer<typeof pageSectionSchema>

const delayRange = 'must be between -1,000,000 and 1,000,000'

/** How a card looks unless it says otherwise. */
export const defaultCardStyle = 'border-l-4 border-earth-500 bg-earth-50'

/** A row of impact_cards: a card of /impact-map and the article behind it. */
export const impactCardSchema = z.strictObject({
  id: requiredText(80),
  card_id: slugText.meta({
    label: 'Card ID',
    hint: 'The card’s address: lower-case letters, digits and hyphens, for example flood-risk',
  }),
  title: requiredText(200),
  short_description: optionalText(2000).meta({ rows: 3 }),
  more_content: htmlText.meta({ hint: 'Shown when public users click More', rows: 12 }),
  icon_name: optionalText(60).meta({ label: 'Icon', initial: 'AlertTriangle' }),
  affected_villages: z.array(requiredText(100)).max(100, { error: 'must name at most 100 communities' }),
  card_style: z.strictObject({
    className: optionalText(500).meta({
      label: 'Card Style Class',
      initial: defaultCardStyle,
    }),
  }),
  delay: wholeNumber
    .min(-1_000_000, { error: delayRange })
    .max(1_000_000, { error: delayRange })
    .meta({ label: 'Load Sequence', initial: '100', hint: 'A whole number: cards with a lower one come first.' }),
  page_title: optionalText(300).meta({
    hint: 'The heading of the card’s article. Where it is empty, the title stands there.',
  }),
  page_description: optionalText(5000).meta({ rows: 3, hint: 'The sentences under the title of the card’s article.' }),
  page_sections: z
    .array(pageSectionSchema)
    .max(60, { error: 'must have at most 60 sections' })
    .meta({ item: 'section', hint: 'Without one, visitors read the built-in article, where there is one.' }),
  // Missing in files of other sites.
  claims: rowIds.optional(),
  updated_at: z.string(),
})
export type ImpactCard = z.infer<typeof impactCardSchema>
