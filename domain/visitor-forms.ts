import { z } from 'zod'
import { emailAddress } from './email-address.ts'
import { isBlank, oneLine, plainLine } from './visible-text.ts'
import {
  consentMissing,
  emailProblem,
  honeypot,
  messageFields,
  onlyDeadline,
  signupFields,
  tooLong,
  type VisitorField,
} from './visitor-fields.ts'

/** A text on one line, as it may stand in the header of an e-mail. */
function lineText(field: VisitorField, read = oneLine) {
  return z
    .string({ error: field.missing || 'This must be a text.' })
    .overwrite(read)
    .refine((text) => !field.isRequired || !isBlank(text), { error: field.missing, abort: true })
    .max(field.maxLength, { error: tooLong(field), abort: true })
}

/** A text of any number of lines, whose breaks, of whatever machine or word processor, become one kind; without what no database keeps. */
function longText(field: VisitorField) {
  return z
    .string({ error: field.missing })
    .overwrite((text) =>
      text
        .toWellFormed()
        .replaceAll('\0', '')
        .replaceAll(/\r\n?|[\v\f\u2028\u2029]/g, '\n'),
    )
    .refine((text) => !isBlank(text), { error: field.missing, abort: true })
    .max(field.maxLength, { error: tooLong(field), abort: true })
}

/** Exactly one e-mail address, without a name and without a list. */
export function emailText(field: VisitorField) {
  return lineText(field, emailAddress).refine((text) => emailProblem(text) === undefined, {
    error: ({ input }) => emailProblem(String(input)),
  })
}

/** A message as a visitor sends it. Other fields are ignored. */
export const messageSchema = z.object({
  name: lineText(messageFields.name),
  email: emailText(messageFields.email),
  subject: lineText(messageFields.subject),
  message: longText(messageFields.message),
  consent: z.literal('yes', { error: consentMissing }),
  [honeypot.name]: z.literal('', { error: honeypot.filled }).optional(),
})
export type Message = z.infer<typeof messageSchema>

/** A newsletter sign-up as a visitor sends it. Other fields are ignored. */
export const newsletterSignupSchema = z.object({
  EMAIL: emailText(signupFields.EMAIL),
  FNAME: lineText(signupFields.FNAME).default(''),
  POSTCODE: lineText(signupFields.POSTCODE, (text) => plainLine(text).toUpperCase()).default(''),
  /** Ticked by who wants the reminders of the last day and nothing else. */
  [onlyDeadline]: z.literal('yes').optional(),
  [honeypot.name]: z.literal('', { error: honeypot.filled }).optional(),
})
export type NewsletterSignup = z.infer<typeof newsletterSignupSchema>
