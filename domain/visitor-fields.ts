/** One field that a visitor fills in: how much it takes, and what to say where it is wrong. */
export interface VisitorField {
  maxLength: number
  isRequired: boolean
  /** What to say where it is left empty; and where what stands there cannot be read. */
  missing: string
  malformed: string
}

const email = {
  maxLength: 254,
  isRequired: true,
  missing: 'Enter your e-mail address.',
  malformed: 'Enter one e-mail address, such as name@example.org.',
}

/** What is wrong with an e-mail address that only few servers can write to. */
export const foreignLetters = 'Enter an address with letters from a to z before its @: we can’t send e-mail to others.'

const unstorable = (what: string) => `${what} contains a character we can’t store.`

/** The fields of the message form. */
export const messageFields = {
  name: { maxLength: 200, isRequired: true, missing: 'Enter your name.', malformed: unstorable('Your name') },
  email,
  subject: {
    maxLength: 200,
    isRequired: true,
    missing: 'Enter a subject.',
    malformed: unstorable('The subject'),
  },
  message: {
    maxLength: 10_000,
    isRequired: true,
    missing: 'Enter your message.',
    malformed: unstorable('Your message'),
  },
} as const satisfies Record<string, VisitorField>

export const consentMissing = 'Tick the box: we can’t store your message without your consent.'

/** The fields of the newsletter sign-up, under the names that mailing-list providers use. */
export const signupFields = {
  EMAIL: email,
  FNAME: { maxLength: 100, isRequired: false, missing: '', malformed: unstorable('Your first name') },
  POSTCODE: { maxLength: 12, isRequired: false, missing: '', malformed: unstorable('The postcode') },
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
