import { z } from 'zod'
import { honeypot, onlyDeadline, signupFields } from './visitor-fields.ts'
import { emailText, lineText } from './visitor-text.ts'

/** A newsletter sign-up as a visitor sends it. Other fields are ignored. */
export const newsletterSignupSchema = z.object({
  EMAIL: emailText(signupFields.EMAIL),
  FNAME: lineText(signupFields.FNAME).default(''),
  POSTCODE: lineText(signupFields.POSTCODE).default(''),
  /** Ticked by who wants the reminders of the last day and nothing else. */
  [onlyDeadline]: z.literal('yes').optional(),
  [honeypot.name]: z.literal('', { error: honeypot.filled }).optional(),
})
export type NewsletterSignup = z.infer<typeof newsletterSignupSchema>
