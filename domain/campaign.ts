import { z } from 'zod'
import { emailAddress, isEmailAddress } from './email-address.ts'
import { isCalendarDate } from './event-date.ts'
import { campaignId } from './fixed-row-ids.ts'
import { londonDay } from './london-day.ts'
import { optionalPastDay, optionalText, requiredText, webAddress, wholeNumber } from './text.ts'
import { plainLine } from './visible-text.ts'

const optionalEmail = optionalText(254)
  .overwrite(emailAddress)
  .refine((text) => text === '' || isEmailAddress(text), {
    error: 'must be one e-mail address, such as hello@our-village.org',
  })

const requiredAddress = webAddress.refine((text) => text !== '', { error: 'is required' })

/** Figures that people write with or without spaces and hyphens between, stored as `form` has them; or none. */
const figures = (count: number, form: (digits: string) => string, error: string) => {
  const stored = new RegExp(`^\\d{${count}}$`)
  return optionalText(40)
    .trim()
    .overwrite((text) => {
      const digits = plainLine(text).replace(/[\s\p{Pd}]/gu, '')
      return stored.test(digits) ? form(digits) : text
    })
    .refine((text) => text === '' || stored.test(text.replaceAll('-', '')), { error })
}

const inPairs = (digits: string) => (digits.match(/../g) ?? []).join('-')

const days = wholeNumber.min(1, { error: 'must be at least 1 day' }).max(3650, { error: 'must be at most 3,650 days' })

const mailsASecond = wholeNumber
  .min(1, { error: 'must be at least 1 e-mail' })
  .max(50, { error: 'must be at most 50 e-mails' })

const mailsAnHour = wholeNumber
  .min(10, { error: 'must be at least 10 e-mails' })
  .max(100_000, { error: 'must be at most 100,000 e-mails' })

const bankAccountSchema = z.strictObject({
  name: optionalText(100),
  sort_code: figures(6, inPairs, 'must be six digits, such as 12-34-56'),
  number: figures(8, (digits) => digits, 'must be eight digits'),
  reference: optionalText(40),
})

/** How many objections the council says it has, on which day and where it says so: all three, or none of them. */
const councilCountSchema = z
  .strictObject({
    number: wholeNumber.min(1, { error: 'must be more than 0' }).nullable(),
    counted_on: optionalPastDay.refine((day) => !isCalendarDate(day) || day <= londonDay(), {
      error: 'must not be in the future',
    }),
    link_url: webAddress,
  })
  .superRefine((count, { addIssue }) => {
    const missing = Object.entries(count).filter(([, value]) => value === null || value === '')
    if (missing.length === 3) return
    for (const [field] of missing)
      addIssue({ code: 'custom', path: [field], message: 'is required: number, date and address go together' })
  })

/** What the holder of the donations can be. */
export const holderKinds = ['charity', 'association', 'person'] as const

/** The row of campaign_details: all that differs from one campaign to the next. An empty text is not set. */
export const campaignSchema = z.strictObject({
  id: z.literal(campaignId),
  name: requiredText(100),
  organisation: optionalText(150),
  application_reference: requiredText(60),
  planning_documents_url: requiredAddress,
  contact_email: optionalEmail,
  privacy_email: optionalEmail,
  council_email: optionalEmail,
  /** The council's online form for this application, which takes an attached letter. */
  council_form: webAddress,
  council_address: optionalText(500),
  council_count: councilCountSchema,
  social_links: z
    .array(z.strictObject({ name: requiredText(40), url: requiredAddress }))
    .max(10, { error: 'must be at most 10 links' }),
  fundraising_url: webAddress,
  bank_account: bankAccountSchema,
  /** Who holds the money that is given, and what becomes of what is left of it. */
  funds_holder: optionalText(300),
  funds_holder_kind: z.enum(['', ...holderKinds], { error: 'must be one of the choices' }),
  funds_surplus: optionalText(600),
  /** Whose server the website runs on, and where that is. */
  host: optionalText(200),
  retention_days: z.strictObject({
    messages: days,
    newsletter_signups: days,
    unconfirmed_signups: days,
  }),
  /** How many e-mails of every kind the mail provider lets leave in an hour; updates take what the others leave. */
  mails_an_hour: mailsAnHour,
  /** How many leave in one second at most. */
  mails_a_second: mailsASecond,
  updated_at: z.string(),
})
export type Campaign = z.infer<typeof campaignSchema>

/** What only maintainers see of it: how fast the site sends says how to slow it down. */
export const innerCampaignFields = ['mails_an_hour', 'mails_a_second'] as const

/** What visitors and pages get of it. */
export type CampaignFacts = Omit<Campaign, (typeof innerCampaignFields)[number] | 'updated_at'>
