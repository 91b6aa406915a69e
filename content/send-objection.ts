import { type LetterStanding, letterDays } from '../domain/sent-letter.ts'
import { linkProblems } from './newsletter-pages.ts'

const kept = `${letterDays.kept} days`

/** The words of /send-objection: handing an objection over, so that the site sends it (rule: letter-page). */
export const sendObjection = {
  title: 'Let us send it for you',
  description: 'Have your objection sent to the council from this website, in your name, with a copy to you.',
  firstHeading: 'The other ways leave nothing with us',
  first:
    'If you copy your letter into the council’s form, or send it from your own mail program, this website never gets it. Choose either if you can.',
  otherWays: 'Copy it or send it yourself',
  meansHeading: 'What happens if we send it',
  means: [
    'You see the exact e-mail that the council will get, before anything is stored.',
    'Then we store all that you entered, and write to your e-mail address. Only when you follow the link in our e-mail, look at your letter once more and press its button does it go to the council.',
    'It comes from this website on your behalf. The council’s answer goes to you, and you get a copy.',
    `You get a page of your own that tells what happened. There you can delete what we stored. We delete it in any case ${kept} after you gave it to us; if you never press the button, after ${letterDays.unproved} days.`,
    'The people who maintain this website see how many letters went, and never the letters, the names or the addresses.',
  ],
  formHeading: 'Your letter',
  /** Where no letter was brought along. */
  bring:
    'Have you written it in the workshop here? There, below your letter, press ‘See how we would send it’: then it stands in this form.',
  letter: 'The letter',
  letterHint: 'Put the whole letter here, as the council is to read it.',
  name: 'Your name',
  address: 'Your address with postcode',
  addressHint: 'The council may not count a letter without it.',
  email: 'Your e-mail address',
  emailHint:
    'The council answers to it, and our link goes there. One letter goes for each address: whoever shares yours chooses another way.',
  /** Stored with each letter. */
  consent: `I ask this website to send this objection to the council on my behalf. I agree that it stores my letter, my name, my address and my e-mail address until I delete them, or for ${kept}.`,
  privacy: 'Privacy Policy',
  look: 'Show me the e-mail',
  checkTitle: 'This is what the council will get',
  check: 'Nothing is stored yet. Read it once more: it goes out word for word like this.',
  store: 'Store it and send me the link',
  change: 'Change something',
  from: 'From',
  replyTo: 'Replies go to',
  to: 'To',
  subject: 'Subject',
  body: 'The e-mail',
  storedTitle: 'Now look into your e-mail',
  stored: [
    'If we may send a letter from the address that you gave, an e-mail comes, most often within minutes; where many write at once it takes longer. Open its link, look at your letter, and press the button: only then does it go to the council.',
    'One letter goes for each address and consultation. Where there is one already, this one was not stored, and the link in our earlier e-mail leads to the first.',
    'Does somebody share the inbox with you? One of you copies the letter into the council’s form, or sends it from a mail program.',
    'Has nothing come? Look into your junk folder. If the last day is near, do not wait for us: copy the letter, or send it yourself.',
  ],
  /** What is given back where letters were no longer taken when the form was sent. */
  keptHeading: 'Your letter, to copy',
  kept: 'We have not stored it: take it from this field before you leave the page.',
  /** Why nothing can be handed over now. */
  closedTitle: 'We send no objections at present',
  closed: 'You can still write your objection here, and send it to the council yourself.',
  closedLink: 'To the workshop',
  /** The way there from where a letter is written. */
  wayHeading: 'Or let us send it',
  way: `If none of this works for you, this website can send the letter on your behalf. Then we store it, for ${kept} at most. Nothing is sent when you press this: you first see what it means.`,
  wayLink: 'See how we would send it',
  wayTooLong: 'Your letter is too long for us to send it for you: copy it, or use your own mail program.',
} as const

/** The words of the page that tells what became of a letter (rule: letter-own-page). */
export const letterPage = {
  title: 'Your letter to the council',
  intro: 'Press the button to see your letter and what has become of it. This alone sends nothing.',
  open: 'Show my letter',
  codeHint: 'It is at the end of the e-mail.',
  again: 'Look again',
  send: 'Send it to the council now',
  changed:
    'It has not been sent yet: the e-mail is no longer the one that you looked at. Read it as it is now, and press the button once more.',
  remove: 'Delete my letter here',
  removeText: {
    before: 'If you delete it now, it is not sent, and nothing of it stays here.',
    waiting:
      'If you delete it now, it is not sent, unless it is leaving at this very moment: then it may arrive, and we cannot tell you whether it did.',
    refused: 'If you delete it, the letter that we stored is gone. A code of your inbox stays, which nobody can read.',
    after:
      'If you delete it, what we stored of your letter is gone. What the council has got, we cannot take back. A code of your inbox stays, which nobody can read, so that no second letter goes.',
  },
  keeps: (day: string, isUnproved: boolean) =>
    `${isUnproved ? 'If you do not press that button, we' : 'We'} delete it by ${day} at the latest. Until then you come back to this page by the link in our e-mail.`,
  /** What whoever has sent a letter may do for the others. */
  count: 'Say that you have objected: your neighbours see how many they are',
  mailHeading: 'The e-mail to the council',
  unsent: {
    title: 'Your letter is deleted',
    text: 'It was not sent, and nothing of what you gave us is stored any more.',
  },
  underWay: {
    title: 'Your letter is deleted here, and may have gone already',
    text: 'It was leaving when you deleted it. We have deleted your e-mail address too, so no further word comes from us: ask the council whether it has your letter, before you send another. Of what you gave us, a code of your inbox stays, which nobody can read.',
  },
  removed: {
    title: 'Your letter is deleted',
    text: 'Of what you gave us, nothing is stored any more but a code of your inbox, which nobody can read.',
  },
  unknown: {
    title: 'We have no letter for this link',
    text: 'It was deleted, or your mail program has cut off the link: copy the whole link into your browser.',
  },
  ...linkProblems,
} as const

/** What is told of a letter as it stands, on its page and by e-mail. `at` is a time in words. */
export interface LetterNews {
  title: string
  text: string
}

interface NewsFacts {
  at: string
  host: string
  answer: string
  council: string
  /** Whether it was tried for days before it was given up. */
  wasTriedForDays?: boolean
}

const byYourself =
  'You can still send it yourself: copy it from below into a mail of your own or into the council’s form. Until it decides, the council should consider what arrives.'

export const letterNews: Record<LetterStanding, (facts: NewsFacts) => LetterNews> = {
  unproved: ({ council }) => ({
    title: 'Your letter waits for you',
    text: `It has not been sent. Read it once more, and press the button: then it goes to ${council}.`,
  }),
  waiting: ({ council }) => ({
    title: 'Your letter is on its way',
    text: `It waits to be sent to ${council}. Most letters go within minutes; if the mail server is busy or away, or takes nothing from us just now, we try again for days. We tell you by e-mail what comes of it. If the last day is near, delete it here and send it yourself: then the council gets it once, and in time.`,
  }),
  accepted: ({ at, host, answer, council }) => ({
    title: 'Your letter was accepted',
    text: `The mail server ${host} accepted it for ${council} on ${at}. It said: ‘${answer}’. That server passes it on. If the council has not acknowledged it to you within a week, ask the council whether it is on the file.`,
  }),
  refused: ({ at, host, answer, wasTriedForDays }) => {
    const what = wasTriedForDays
      ? `We tried for days, and gave up on ${at}: the mail server ${host} did not take it. The last reason was`
      : `The mail server ${host} refused it on ${at}. Its reason was`
    const text = `${what}: ‘${answer}’. ${byYourself} You may also hand it over to us once more.`
    return { title: 'Your letter was not sent', text }
  },
  'in-doubt': ({ at, host }) => ({
    title: 'We do not know whether your letter arrived',
    text: `The connection to the mail server ${host} broke off on ${at}, after we had handed your letter over and before it said that it had taken it. We do not send it again, so that the council gets no second copy. Ask the council whether it has it. ${byYourself} Then say in it that it may be a second copy.`,
  }),
  'too-late': () => ({
    title: 'Your letter was not sent: the consultation is not open',
    text: `We send letters only while the consultation is open, and it is not, so yours has not left. ${byYourself} If the consultation is opened again while we keep your letter, you can send it from its page, by the link in our e-mail.`,
  }),
  'not-now': () => ({
    title: 'Your letter waits: we send none at present',
    text: `It has not been sent. As soon as we send letters again, the button for it is back on this page: come back by the link in our e-mail. Do not wait long, since the consultation may close meanwhile. ${byYourself}`,
  }),
  another: () => ({
    title: 'Your letter was not sent: there is another',
    text: 'Another letter from your inbox was handed over after this one, and we send one for each inbox. If you would rather send this one, delete the other, by the link in the e-mail about it, while it has not left.',
  }),
  withdrawn: () => ({ title: letterPage.removed.title, text: letterPage.removed.text }),
}

/** The words of the e-mails about letters. */
export const letterMails = (campaign: string) =>
  ({
    council: {
      sender: (name: string) => `${campaign} on behalf of ${name}`,
      intro: `This objection is sent by the website of ${campaign} on behalf of the person named here, who has confirmed the e-mail address, read this e-mail and asked for it to be sent. Replies go to that person.`,
      name: 'Name',
      address: 'Address',
      rule: '----------------------------------------',
    },
    proof: {
      subject: 'Your objection waits for you',
      intro: `Someone asked the website of ${campaign} to send an objection to the council, with this as their e-mail address.`,
      ask: 'If it was you, open this page, look at your letter, and press its button. Only then is it sent:',
      otherwise: `If it was not you, do nothing: without that button nothing is sent, and what was entered is deleted after ${letterDays.unproved} days. You can also open the page and delete it at once.`,
    },
    again: {
      subject: 'Your objection: there is one already',
      intro: `Someone asked the website of ${campaign} once more to send an objection, with this as their e-mail address. There is one already for this consultation, so nothing new was stored: the site sends one for each inbox.`,
      ask: 'To see the first one and what has become of it, or to delete it, open this page:',
      gone: 'What we stored of it has been deleted. If you want to add something, please write to the council yourself.',
      shared:
        'Does somebody share this inbox with you? Whoever has not sent a letter yet can copy it into the council’s form, or use a mail program.',
    },
    outcome: {
      page: 'The page of your letter, where you can also delete it:',
      count:
        'Others write sooner when they see how many did. Say with one press, without your name, that you objected:',
      copy: 'This is what the council was to get:',
    },
  }) as const
