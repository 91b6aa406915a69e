import { periodWords } from '../domain/date-words.ts'

/** The words of the contact page. */
export const contact = {
  title: 'Contact Us',
  lead: 'Questions, corrections, offers of help: write to us here. A message to us is not an objection: that goes to the council.',
  /** On the forms: who answers for what they collect. */
  controller: (group: string) => `${group} is responsible for what you send (the controller).`,
  emailIntro: 'You can also write to us by e-mail:',
  copyEmail: 'Copy email',
  emailCopied: 'Copied email to clipboard!',

  newsletter: {
    heading: 'Stay Updated',
    intro: 'For news, event dates and objection alerts.',
    required: '* indicates required',
    email: 'Email Address',
    firstName: 'First Name',
    postcode: 'Postcode',
    onlyDeadline: 'Only tell me about the deadline',
    often:
      'We write when there is news. About the deadline we write three times: when the consultation opens, three days before its last day, and on that day.',
    /** The same where the site cannot send e-mails. */
    notYet: (days: number) =>
      `This website is not sending e-mails at present, so do not rely on it for a deadline. We delete your sign-up after ${periodWords(days)}, unless we can write to you by then.`,
    submit: 'Subscribe',
    sending: 'Sending …',
    /** Stored with each sign-up that we keep ourselves. */
    consent:
      'By subscribing you agree that we store what you enter here, so that we can send you news of the campaign. You can leave the list at any time: write to us.',
    /** The answer to every sign-up where the site sends no e-mails. */
    noted: 'Thank you. We have your sign-up, but this website is not sending e-mails at present.',
    /** The answer to every sign-up where it does, the same whether or not the address is on the list. */
    mailed:
      'Thank you. Open the link in our e-mail and press the button there. You are not on the list until you do. If the e-mail has not come, check your junk folder, or sign up again in an hour.',
    mailedShort: 'Thank you. Now open the link in our e-mail and press the button there.',
    /** The same where as many e-mails have left as may. */
    mailedLater: (hours: number) =>
      `Thank you. So many e-mails are leaving just now that ours to you comes within ${hours === 1 ? 'an hour' : `${hours} hours`} or so. Open the link in it and press the button there. You are not on the list until you do.`,
    failed: 'We couldn’t sign you up',
    newTab: 'Your sign-up goes to our mailing-list provider, and its answer opens in a new tab.',
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

  answers: {
    heading: 'Who reads it',
    text: (group: string) => `What you send here goes to ${group}, not to the council.`,
    link: 'How to object to the council',
  },

  problem: 'There is a problem',
  checkFields: 'Please check the fields below. Everything that you typed is still here.',
  kept: 'Everything that you typed is still here.',
  offline: 'You seem to be offline. Everything that you typed is still here: try again when you have a connection.',
  unavailable: 'We couldn’t store it just now. Everything that you typed is still here: please try again in a minute.',
} as const

/** The words that somebody who sends a message agrees to. */
export const messageConsent = Object.values(contact.consent).join('')
