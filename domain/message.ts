import { z } from 'zod'
import { consentMissing, honeypot, messageFields } from './visitor-fields.ts'
import { emailText, lineText, longText } from './visitor-text.ts'

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
