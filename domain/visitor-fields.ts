import { emailAddress, isEmailAddress } from './email-address.ts'

/** One field that a visitor fills in: how much it takes, and what to say where it is left empty. */
export interface VisitorField {
  maxLength: number
  isRequired: boolean
  missing: string
}

const email = { maxLength: 254, isRequired: true, missing: 'Enter your e-mail address.' }

export const malformedEmail = 'Enter one e-mail address, such as name@example.org.'

/** What is wrong with an e-mail address that only few servers can write to. */
export const foreignLetters = 'Enter an address with letters from a to z before its @: we can’t send e-mail to others.'

/** What is wrong with a typed e-mail address. The browser's own answer is not asked for: some refuse domains in other scripts. */
export function emailProblem(typed: string): string | undefined {
  const address = emailAddress(typed)
  if (isEmailAddress(address)) return undefined
  return /^[^\s@]*\P{ASCII}[^@]*@[^@]+$/u.test(address) ? foreignLetters : malformedEmail
}

/** The fields of the message form. */
export const messageFields = {
  name: { maxLength: 200, isRequired: true, missing: 'Enter your name.' },
  email,
  subject: { maxLength: 200, isRequired: true, missing: 'Enter a subject.' },
  message: { maxLength: 10_000, isRequired: true, missing: 'Enter your message.' },
} as const satisfies Record<string, VisitorField>

export const consentMissing = 'Tick the box: we can’t store your message without your consent.'

/** The fields of the newsletter sign-up, under the names that mailing-list providers use. */
export const signupFields = {
  EMAIL: email,
  FNAME: { maxLength: 100, isRequired: false, missing: '' },
  POSTCODE: { maxLength: 12, isRequired: false, missing: '' },
} as const satisfies Record<string, VisitorField>

/** The box of the sign-up for who wants the reminders of the last day alone. */
export const onlyDeadline = 'ONLY_DEADLINE'

/** The field that people do not see and that must stay empty: programs that send rubbish fill in every field. */
export const honeypot = {
  name: 'website',
  filled: 'This looked like spam; please send it again.',
} as const

export function tooLong({ maxLength }: VisitorField): string {
  return `Use at most ${maxLength.toLocaleString('en-GB')} characters.`
}
