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

const startsWith = 'Starts with https:// or http://'

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

const bankAccountSchema = z
  .strictObject({
    name: optionalText(100).meta({ label: 'Account name', hint: 'As the bank has it' }),
    sort_code: figures(6, inPairs, 'must be six digits, such as 12-34-56').meta({
      label: 'Sort code',
      hint: 'Six digits, such as 12-34-56',
    }),
    number: figures(8, (digits) => digits, 'must be eight digits').meta({
      label: 'Account number',
      hint: 'Eight digits',
    }),
    reference: optionalText(40).meta({ hint: 'Optional: what donors should write on the transfer' }),
  })
  .meta({
    label: '',
    part: 'Bank account',
    hint: 'It is shown once its name, sort code and number are set. Check each figure twice.',
  })

/** How many objections the council says it has, on which day and where it says so: all three, or none of them. */
const councilCountSchema = z
  .strictObject({
    number: wholeNumber
      .min(1, { error: 'must be more than 0' })
      .nullable()
      .meta({ label: 'Number of objections', hint: 'As the council gives it, such as 312' }),
    counted_on: optionalPastDay
      .refine((day) => !isCalendarDate(day) || day <= londonDay(), { error: 'must not be in the future' })
      .meta({ label: 'Date of the number', hint: 'The day for which the council gives it; not after today' }),
    link_url: webAddress.meta({ label: 'Address where it is published', hint: startsWith }),
  })
  .superRefine((count, { addIssue }) => {
    const missing = Object.entries(count).filter(([, value]) => value === null || value === '')
    if (missing.length === 3) return
    for (const [field] of missing)
      addIssue({ code: 'custom', path: [field], message: 'is required: number, date and address go together' })
  })
  .meta({ label: '' })

/** What the holder of the donations can be. */
export const holderKinds = ['charity', 'association', 'person'] as const

/** The row of campaign_details: all that differs from one campaign to the next. An empty text is not set. */
export const campaignSchema = z.strictObject({
  id: z.literal(campaignId),
  name: requiredText(100).meta({ label: 'Name of the campaign', part: 'The campaign' }),
  organisation: optionalText(150).meta({
    label: 'Residents association',
    hint: 'Who runs the site and answers for what it keeps: the forms and the privacy policy name it.',
  }),
  contact_email: optionalEmail.meta({
    label: 'Campaign e-mail',
    hint: 'Visitors see it, and e-mails of the site come from it.',
  }),
  host: optionalText(200).meta({
    hint: 'Whose server the website runs on, with the country: the privacy policy names it.',
  }),
  privacy_email: optionalEmail.meta({
    label: 'E-mail for questions about privacy',
    hint: 'If it is empty, the privacy policy gives the e-mail of the campaign.',
  }),
  application_reference: requiredText(60).meta({
    label: 'Reference of the application',
    part: 'The application and the council',
    hint: 'As the council writes it',
  }),
  planning_documents_url: requiredAddress.meta({
    label: 'Address of the planning documents',
    hint: startsWith,
  }),
  council_email: optionalEmail.meta({ label: 'Council e-mail', hint: 'Where objections are sent' }),
  /** The council's online form for this application. */
  council_form: webAddress.meta({
    label: 'Address of the council’s online form',
    hint: `${startsWith}. Where comments on this application are sent with an attached document, if there is such a page, and never the page of the documents: residents at a computer are led there first`,
  }),
  council_address: optionalText(500).meta({
    label: 'Postal address of the council',
    hint: 'Where letters of objection are sent; one line for each line of it',
    rows: 4,
  }),
  council_count: councilCountSchema,
  social_links: z
    .array(
      z.strictObject({
        name: requiredText(40).meta({ label: 'Name of link *', hint: 'Such as Facebook' }),
        url: requiredAddress.meta({ label: 'Address of link *', hint: startsWith }),
      }),
    )
    .max(10, { error: 'must be at most 10 links' })
    .meta({
      label: 'Links to social media',
      part: 'Where to find us',
      item: 'link',
      hint: 'They stand in the footer of every page, in this order.',
    }),
  funds_holder: optionalText(300).meta({
    part: 'Donations',
    hint: 'Who holds the money: the name, with its number if it is a charity',
    rows: 2,
  }),
  funds_holder_kind: z
    .enum(['', ...holderKinds], { error: 'must be one of the choices' })
    .meta({ label: 'What the holder is' }),
  funds_surplus: optionalText(600).meta({
    hint: 'What becomes of money that is left once the application is withdrawn or decided',
    rows: 2,
  }),
  fundraising_url: webAddress.meta({ label: 'Address of the fundraising page', hint: startsWith }),
  bank_account: bankAccountSchema,
  retention_days: z
    .strictObject({
      messages: days.meta({ label: 'Days that messages are kept' }),
      newsletter_signups: days.meta({ label: 'Days that sign-ups are kept' }),
      unconfirmed_signups: days.meta({ label: 'Days that sign-ups wait to be confirmed' }),
    })
    .meta({
      label: '',
      part: 'How long we keep what visitors send',
      hint: 'In days. The site deletes anything older, including what it already holds. The privacy policy says so.',
    }),
  /** How many e-mails of every kind the mail provider lets leave in an hour; updates take what the others leave. */
  mails_an_hour: mailsAnHour.meta({
    label: 'E-mails in an hour',
    part: 'How fast e-mails leave',
    hint: 'Ask your mail provider how many e-mails you may send. If the limit is for a day, divide it by 24. Messages and confirmations count too, and are sent first. Updates to subscribers use what is left of nine tenths of it.',
  }),
  /** How many leave in one second at most. */
  mails_a_second: mailsASecond.meta({ label: 'E-mails in a second' }),
  updated_at: z.string(),
})
export type Campaign = z.infer<typeof campaignSchema>

/** What only maintainers see of it: how fast the site sends says how to slow it down. */
export const innerCampaignFields = ['mails_an_hour', 'mails_a_second'] as const

/** What visitors and pages get of it. */
export type CampaignFacts = Omit<Campaign, (typeof innerCampaignFields)[number] | 'updated_at'>
