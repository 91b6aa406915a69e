/** The words of the contact page (rule: contact-page). */
export const contact = {
  title: 'Contact Us',
  lead: 'Ask a question, tell us what you know, or offer to help. Residents of the villages read what you write.',
  emailIntro: 'You can also write to us by e-mail:',
  copyEmail: 'Copy email',
  emailCopied: 'Copied email to clipboard!',

  newsletter: {
    heading: 'Stay Updated',
    intro: 'Join the mailing list to hear of events, of news about the application, and of the moment to object.',
    required: '* indicates required',
    email: 'Email Address',
    firstName: 'First Name',
    postcode: 'Postcode',
    submit: 'Subscribe',
    sending: 'Sending …',
    /** Stored with each sign-up that we keep ourselves. */
    consent: 'By subscribing you agree that we store what you enter here, to send you news of the campaign.',
    /** The answer to every sign-up where the site sends no e-mails. */
    noted: 'Thank you. Your sign-up has been noted.',
    /** The answer to every sign-up where it does, the same whether or not the address is on the list. */
    mailed:
      'Thank you. We send an e-mail to this address. Please open the link in it: only then are you on the list. If you find no e-mail, look among the spam, or sign up again in an hour. An address that has left the list gets none: write to us to come back.',
    mailedShort: 'Thank you. Please open the link in the e-mail that we send you.',
    failed: 'Your sign-up could not be noted',
    newTab: 'Your sign-up goes to our mailing-list provider, whose answer opens in a new tab.',
  },

  message: {
    heading: 'Send Us a Message',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    submit: 'Send Message',
    sending: 'Sending …',
    sent: "Your message has been sent. We'll get back to you soon!",
    failed: 'Your message could not be sent',
  },

  /** The label of the consent box; the words of the link stand between its two parts. */
  consent: {
    before:
      'I consent to having this website store my submitted information so they can respond to my inquiry. See our ',
    link: 'Privacy Policy',
    after: ' for more information.',
  },

  problem: 'There is a problem',
  checkFields: 'Some fields need another look. Everything that you typed is still here.',
  kept: 'Everything that you typed is still here.',
  offline:
    'There is no connection to the site right now. Everything that you typed is still here: try again when you are online.',
  unavailable:
    'The site could not store it just now. Everything that you typed is still here: please try again in a minute.',
} as const

/** The words that somebody who sends a message agrees to. */
export const messageConsent = Object.values(contact.consent).join('')
