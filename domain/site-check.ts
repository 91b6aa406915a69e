import { z } from 'zod'
import { linkText, optionalPastDay, optionalText, requiredText, rowIds, wholeNumber } from './text.ts'

/** What a row belongs to: this land's history, the plan's policy for the site, the council's request for further information, what stands and lies around the site, or what maintainers still have to find, which no visitor sees. */
const sitePartIds = ['history', 'plan', 'request', 'site', 'to-find'] as const
export type SitePart = (typeof sitePartIds)[number]

/** A row of site_checks: what happened, is asked or stands there, what answers it, and what is still open. */
export const siteCheckSchema = z.strictObject({
  id: requiredText(80),
  part: z.enum(sitePartIds).meta({
    initial: 'request',
    hint: 'A row that is found moves from ‘Still to be found’ to its part, or is deleted',
  }),
  /** Of a turn of the history alone. */
  happened: optionalText(100).meta({ label: 'When', hint: 'A day, a year or words, such as 2015 to 2017' }),
  title: requiredText(500).meta({
    hint: 'What is asked, in the words of the plan or the council; or what happened or stands there',
    rows: 3,
  }),
  answer: optionalText(3000).meta({ hint: 'What the application or the record says', rows: 4 }),
  gap: optionalText(3000).meta({ hint: 'Empty where nothing is', rows: 3 }),
  said_by: optionalText(200).meta({
    label: 'Who Says So',
    hint: 'The council, the applicant, the press that quotes it… No names of people',
  }),
  source: optionalText(300).meta({
    label: 'Document',
    hint: 'Its title and edition; empty where the claims below say it',
  }),
  page: optionalText(100).meta({ hint: 'Page, paragraph, policy or sheet' }),
  address: linkText.meta({ hint: 'Where it can be read; starts with https:// or http://' }),
  checked_on: optionalPastDay.meta({
    label: 'Last Read On',
    hint: 'The day on which somebody compared these words with the source; empty for never',
  }),
  claims: rowIds,
  sort_order: wholeNumber
    .min(0, { error: 'must be at least 0' })
    .meta({ label: 'Place in the Part', initial: '1000', hint: 'Smaller numbers come first' }),
  updated_at: z.string(),
})
export type SiteCheck = z.infer<typeof siteCheckSchema>

/** What a row of each part should have besides its title, in the order in which a maintainer looks for it. */
const wanted = {
  history: ['happened', 'answer'],
  plan: ['answer', 'said_by', 'page', 'checked_on'],
  request: ['answer', 'said_by', 'page', 'checked_on'],
  site: ['answer', 'checked_on'],
  'to-find': ['gap'],
} as const satisfies Record<SitePart, readonly (keyof SiteCheck)[]>

/** The fields of a row in which something is still missing. */
export function missingFields(row: SiteCheck): readonly (keyof SiteCheck)[] {
  return wanted[row.part].filter((field) => row[field] === '')
}
