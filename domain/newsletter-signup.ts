import { z } from 'zod'
import { honeypot, signupFields } from './visitor-fields.ts'
import { emailText, lineText } from './visitor-text.ts'

/** A newsletter sign-up as a visitor sends it. Other fields are ignored. */
export const newsletterSignupSchema = z.object({
  EMAIL: emailText(signupFields.EMAIL),
  FNAME: lineText(signupFields.FNAME).default(''),
  POSTCODE: lineText(signupFields.POSTCODE).default(''),
  [honeypot.name]: z.literal('', { error: honeypot.filled }).optional(),
})
export type NewsletterSignup = z.infer<typeof newsletterSignupSchema>
