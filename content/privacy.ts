import type { Campaign } from '../domain/campaign.ts'
import { periodWords } from '../domain/date-words.ts'
import { answeringGroup } from '../domain/unset-details.ts'

/** The privacy policy: what the site stores and what it does not. Whoever changes what is stored changes these words too. */
export const privacy = {
  title: 'Privacy Policy',
  lead: 'This page says what this website stores about you, and what it does not.',
  /** Who answers for what is kept. */
  runBy: (campaign: Pick<Campaign, 'organisation' | 'name'>) =>
    `The website is run by ${answeringGroup(campaign)}, who decide what is kept and why, and are responsible for it (the controller).`,
  short: [
    'We store what you send us through a form, with a few notes on what happened to it.',
    'We set no cookies, and we do not count or follow your visits.',
    'You can ask us to delete what you sent at any time.',
  ],
  deletion: {
    heading: 'How to see it, correct it, or have it deleted',
    /** The mark stands for the campaign's address or, where none is set, for its form. */
    text: 'Write to {contact}, and give the address that you used. You need not give a reason.',
    form: { before: 'us through ', link: 'the contact page' },
    rights:
      'You may ask to see what we hold, and to have it corrected, deleted or handed to you. You may ask us to limit how we use it, and you may take back your consent. You may object to our use of your network address.',
    complaint:
      'If you think that we handle your details wrongly, you can complain to us in the same way. We confirm your complaint within 30 days, look into it, and tell you the outcome without undue delay. You can also complain to the ',
    authority: { name: 'data protection regulator at ico.org.uk', url: 'https://ico.org.uk/' },
  },
} as const

/** How this site is set up, as far as it changes what becomes of people's details. */
export interface PrivacyFacts {
  /** Whether the sign-up form goes to a mailing-list provider. */
  hasProvider: boolean
  /** Whether the site can send e-mails. */
  sendsMails: boolean
  /** Whose server the website runs on; empty where nobody has said. */
  host: string
  /** How long what visitors send is kept. */
  kept: Campaign['retention_days']
}

/** The parts of the policy, true to how this site is set up. */
export function privacySections({
  hasProvider,
  sendsMails,
  host,
  kept,
}: PrivacyFacts): { heading: string; paragraphs: string[] }[] {
  return [
    {
      heading: 'When you send us a message',
      paragraphs: [
        'We store your name, your e-mail address, the subject and the message, with the time and the words of the consent that you gave. We need them to read your message and to answer it. Please leave out details of anyone’s health: we do not need them.',
        sendsMails
          ? 'The website also sends your message by e-mail to the campaign’s own mailbox, with your address as the one to answer. It notes when it did.'
          : 'Your message stays in the website’s own database, where the people who maintain the website read it.',
        'We store them because you consented, which is our lawful basis. You may withdraw your consent whenever you like.',
      ],
    },
    { heading: 'When you join the mailing list', paragraphs: hasProvider ? withProvider : ownList(sendsMails) },
    {
      heading: 'When you give us a copy of a log sheet',
      paragraphs: [
        'We keep it on paper while the application, an appeal or a complaint may need it. We send it on only as you ticked on the sheet. Ask us, and you get it back.',
      ],
    },
    {
      heading: 'When you only read',
      paragraphs: [
        'We store nothing about you. There are no cookies or visit counters, and the pages load nothing from other websites. Our server answers what you type into the search, and does not keep it.',
        'Your own browser keeps a few things, and sends none of them to us. It keeps the letters that you write here, with your name and address, until you delete them. It notes that you closed a notice. Until you close the tab it also keeps a draft that you check, and the code from a link in one of our e-mails. It notes that you were here, which notice your screen reader has already read out, and how far down a page you were. All of this goes when you clear what your browser has stored for this website.',
      ],
    },
    {
      heading: 'Protection against too many messages at once',
      paragraphs: [
        'When a form is sent, the server counts the forms that come from your network address. It holds the address in working memory only, for ten minutes. It is not written down, and it is not stored with your message. Our lawful basis is our legitimate interest in forms that work.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        `The people who maintain the website, and ${host === '' ? 'whoever runs its server for us (a processor, not named here yet: write to us to learn whose server it is, and in which country)' : `${host}, on whose server it is (a processor)`}. We do not sell what you send us or publish it.`,
        ...(sendsMails
          ? [
              'The same people read the mailbox of the campaign. The e-mails pass through its e-mail provider: write to us to learn which.',
            ]
          : []),
        'We do not send it to the council: a message to us is not an objection. What you send to the council yourself is a matter between you and the council, which may publish it.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        `Messages are deleted ${periodWords(kept.messages)} after they arrive. Sign-ups to the mailing list are deleted ${periodWords(kept.newsletter_signups)} after they are made, or after ${periodWords(kept.unconfirmed_signups)} if nobody confirms them. The website does this once a day.`,
        'What is deleted is overwritten in the website’s database within a day. Backups, which are kept only to restore the website, may hold it for some weeks longer.',
        ...(sendsMails
          ? [
              'An e-mail in the campaign’s mailbox is not deleted by the website. If you ask us, we delete it there too.',
            ]
          : []),
      ],
    },
  ]
}

const paper =
  'If you join the list on paper, someone from the campaign types the sheet into the form, and then shreds it.'
const leaving = 'When you leave the list, we delete all that you entered. If you want to come back, sign up again.'

const withProvider = [
  'The form goes to a mailing-list provider, straight from your browser, and this website stores nothing of it. The provider keeps the list for us (a processor), because you consented, and we can have your entry deleted there. Its own policy says what else it does, and in which country.',
]

function ownList(sendsMails: boolean): string[] {
  const stored =
    'We store your e-mail address and, if you give them, your first name and your postcode. We also store whether you want news of the deadline only, the time, and the words that you agreed to. We use them to send you news of the campaign, because you consented.'
  if (!sendsMails) {
    return [
      stored,
      paper,
      'This website sends no e-mails at present. Your sign-up is kept as one that is not confirmed yet.',
      leaving,
    ]
  }
  return [
    stored,
    `${paper} The e-mail that you confirm is our proof that you agreed.`,
    'You then get an e-mail with a link. Only when you open it and press the button are you on the list, and we note when you did. So nobody can sign you up against your will. We also note when somebody asks for that e-mail again, so that nobody can flood you with it.',
    'Every e-mail that this website sends to people on the list has a link to leave it. The website keeps the secret code of each link only in a scrambled form, which cannot be turned back into the code.',
    'When we send an update to the list, the website notes for 30 days whether your mail server took it. It does not note whether you read it. If your mail server says that your address no longer exists, we note what it said and send you no further updates.',
    leaving,
  ]
}
