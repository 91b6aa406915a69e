/** What a page of a link says before its button is pressed, and what once it is: done, or why not. */
export interface LinkPageWords {
  title: string
  intro: string
  button: string
  outcomes: Record<'done' | 'missing' | 'expired' | 'unknown' | 'unavailable', { title: string; text: string }>
}

/** The code that the links bring along. Without JavaScript it must be copied from the e-mail. */
export const linkCode = {
  name: 'code',
  label: 'Code from the e-mail',
  hint: 'It is at the end of the e-mail. If there is none, leave this empty.',
} as const

/** Where the code of a link is missing, and where something went wrong; the same on every page of a link. */
const linkProblems = {
  missing: {
    title: 'The code is missing',
    text: 'Your link came without its code. Copy the code from the e-mail, or open the link again.',
  },
  unavailable: {
    title: 'Please try again',
    text: 'That didn’t work just now. Please press the button again in a minute.',
  },
} as const

/** The pages that links in our e-mails to subscribers lead to. Mail programs open links by themselves, so only the button counts. */
export const newsletterPages = (campaign: string): Record<'confirm' | 'unsubscribe', LinkPageWords> => ({
  confirm: {
    title: 'Confirm your sign-up',
    intro: `Press the button to get e-mails from ${campaign}. We will not send you any until you do.`,
    button: 'Yes, send me news',
    outcomes: {
      done: {
        title: 'You are on the list',
        text: 'Thank you. Your sign-up is confirmed. Every e-mail that we send you has a link to leave the list.',
      },
      expired: {
        title: 'This link no longer works',
        text: 'It is too old, or this address has left the list since. Sign up again for a new one.',
      },
      unknown: {
        title: 'We do not know this link',
        text: 'Your e-mail program may have cut it off: copy the whole link into your browser, or sign up again for a new one.',
      },
      ...linkProblems,
    },
  },
  unsubscribe: {
    title: 'Leave the mailing list',
    intro: `Press the button to stop e-mails from ${campaign}.`,
    button: 'Take me off the list',
    outcomes: {
      done: {
        title: 'You have left the list',
        text: 'We will send you no more news, and we have deleted what you entered. If you want to come back, sign up again.',
      },
      expired: { title: 'You have left the list', text: 'We will send you no more news.' },
      unknown: {
        title: 'We do not know this link',
        text: 'Your e-mail program may have cut it off: copy the whole link into your browser. Or write to us, and we will take you off the list.',
      },
      ...linkProblems,
    },
  },
})

export const toContact = 'Go to the contact page'
