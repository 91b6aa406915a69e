import { z } from 'zod'
import { emailAddress, isEmailAddress } from './email-address.ts'
import { isBlank, oneLine, plainLine } from './visible-text.ts'
import {
  consentMissing,
  foreignLetters,
  honeypot,
  messageFields,
  onlyDeadline,
  signupFields,
  tooLong,
  type VisitorField,
} from './visitor-fields.ts'

/** A text on one line, as it may stand in the header of an e-mail: without line breaks and other control characters. */
function lineText(field: VisitorField, read = oneLine) {
  return z
    .string({ error: field.isRequired ? field.missing : field.malformed })
    .overwrite(read)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), { error: field.malformed, abort: true })
    .refine((text) => !field.isRequired || !isBlank(text), { error: field.missing, abort: true })
    .max(field.maxLength, { error: tooLong(field), abort: true })
}

/** A text of any number of lines, with the line breaks of whatever machine turned into one kind. */
function longText(field: VisitorField) {
  return z
    .string({ error: field.missing })
    .refine((text) => text.isWellFormed() && !text.includes('\0'), { error: field.malformed, abort: true })
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
    .refine((text) => text.trim() !== '', { error: field.missing, abort: true })
    .max(field.maxLength, { error: tooLong(field), abort: true })
}

/** Exactly one e-mail address, without a name and without a list. */
export function emailText(field: VisitorField) {
  return lineText(field, emailAddress).refine(isEmailAddress, {
    error: ({ input }) => (/^[^\s@]*[^\x20-\x7e][^@]*@[^@]+$/.test(String(input)) ? foreignLetters : field.malformed),
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
