import { z } from 'zod'
import { plainLetters } from './plain-letters.ts'
import { letterConsentMissing, letterFields } from './sent-letter.ts'
import { honeypot } from './visitor-fields.ts'
import { emailText, lineText, longText } from './visitor-text.ts'

/** Control characters but for tabs and line breaks: no letter needs them, and mail programs make of them what they like. */
const controls = /(?![\t\n])\p{Cc}/u

function letterText(field: (typeof letterFields)['letter' | 'address']) {
  return longText(field)
    .overwrite((text) => plainLetters(text).trim())
    .refine((text) => text !== '' && !controls.test(text), { error: field.malformed })
}

/** An objection as a resident hands it over to be sent (rule: letter-fields). Other fields are ignored. */
export const letterSchema = z.object({
  letter: letterText(letterFields.letter),
  // It stands in the header of the e-mail, where quotes are escaped: nobody is to take it for an address.
  name: lineText(letterFields.name)
    .overwrite((text) => plainLetters(text).trim())
    .refine((text) => /\p{L}/u.test(text) && !/[@<>\\]|:\/\/|=\?/.test(text), { error: letterFields.name.malformed }),
  address: letterText(letterFields.address),
  email: emailText(letterFields.email),
  consent: z.literal('yes', { error: letterConsentMissing }),
  [honeypot.name]: z.literal('', { error: honeypot.filled }).optional(),
})
export type LetterPost = z.infer<typeof letterSchema>
