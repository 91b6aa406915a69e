import { detailText } from '../domain/campaign.ts'
import { campaign } from './campaign.ts'

const { messages, deletedMessages, newsletterSignups } = campaign.retentionDays

/** The privacy policy: what the site stores and what it does not. Whoever changes what is stored changes these words too. */
export const privacy = {
  title: 'Privacy Policy',
  lead: `This page says what this website stores about you, and what it does not. The website is run by ${detailText(campaign.organisation)}.`,
  short: [
    'We store what you send us by a form, and nothing else about you.',
    'We set no cookies, and nobody counts or follows your visits.',
    'You can have what you sent deleted at any time.',
  ],
  sections: [
    {
      heading: 'When you send us a message',
      paragraphs: [
        'We store your name, your e-mail address, the subject and the message, with the time and the words of the consent that you gave. We need them to read your message and to answer it.',
        'We store them because you ticked the box. You may take your consent back whenever you like.',
        'If this website can send e-mail, it also sends your message to the mailbox of the campaign, so that somebody reads it soon.',
      ],
    },
    {
      heading: 'When you join the mailing list',
      paragraphs: [
        'We store your e-mail address and, if you give them, your first name and your postcode, with the time and the words that you agreed to. We need them to send you news of the campaign.',
        'If this website can send e-mail, it first sends you a link, and you are on the list only once you have followed it. If you leave the list, we delete your name and your postcode. We keep the address alone, with a note that it wants no e-mail.',
        'If the form says that it goes to a mailing-list provider, your entry goes there straight from your browser, and this website stores nothing of it. The provider’s own policy then holds.',
      ],
    },
    {
      heading: 'When you only read',
      paragraphs: [
        'We store nothing about you. The pages load nothing from other websites, and there are no cookies and no counters of visits.',
        'While a tab is open, your own browser notes that you have been here and how far down each page you were. That is how the back button brings you to the same place. It forgets this when you close the tab, and never sends it to us.',
        'A draft that you check with the objection evaluator stays in your browser. It is not sent anywhere.',
      ],
    },
    {
      heading: 'Protection against floods of messages',
      paragraphs: [
        'When a form is sent, the server turns your network address into a code that cannot be turned back, and counts the forms that come from it. The code is held in working memory only, for a day at most. It is not written down, and it is not stored with your message.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Only the people who maintain this website for the campaign. We do not sell it, publish it, or pass it on. It does not go to the council: a message to us is not an objection.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        `Messages are deleted ${messages} days after they arrive, and sign-ups to the mailing list ${newsletterSignups} days after they are made. The website does this by itself.`,
        `A message that we delete ourselves can be put back for ${deletedMessages} days. Then it is gone. What was sent to our mailbox, we delete there by hand when you ask us to.`,
      ],
    },
  ],
  deletion: {
    heading: 'How to see it, correct it, or have it deleted',
    before: 'Write to ',
    after:
      ' from the address that you used. We will show you what we hold, correct it or delete it, as you ask. These are your rights under data protection law.',
    complaint: 'If you are not content with our answer, you can complain to the ',
    authority: { name: 'Information Commissioner’s Office', url: 'https://ico.org.uk/' },
  },
} as const
