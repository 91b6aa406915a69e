import type { Campaign } from '../domain/campaign.ts'
import { dateWords, periodWords } from '../domain/date-words.ts'
import type { PackPaper } from '../domain/pack.ts'
import type { Consultation } from '../domain/progress.ts'
import { consultationWords, outcomes } from './consultation.ts'

/** The words of /pack, and of the pages of its papers. */
export const packPage = {
  title: 'Pack for your street',
  titleFor: (village: string) => `Pack for ${village}`,
  lead: 'Things to print at home, at school or at a print shop: for windows, doorsteps, meetings and noticeboards.',
  fresh:
    'Posters, leaflets and letters show the deadline as we know it today. Print them when you need them, and take them down once that day has passed.',
  otherHeading: 'For one village',
  otherText:
    'Each village has its own pack. It says what people there ask about, and its code leads to the village’s page.',
  forAll: 'The pack for all villages',
  print: 'Print',
  printOne: (paper: string) => `Print ${paper.toLowerCase()}`,
  previewOf: (paper: string) => `${paper}: see it at full size`,
  back: 'Everything in this pack',
  forms: 'Other versions',
  howHeading: 'How to print it',
  how: [
    'In your browser’s print window choose A4 and ‘actual size’, and switch off headers and footers.',
    'If colours are missing, switch on ‘background graphics’.',
    'To send it to a print shop, open the version with bleed and cut marks, and choose ‘Save as PDF’.',
  ],
} as const

/** What each paper is called, and what it is for. */
export const packPapersWords: Record<PackPaper, { name: string; text: string }> = {
  poster: {
    name: 'Poster',
    text: 'A4. For your own window, a shop that agrees, or the parish noticeboard.',
  },
  leaflet: {
    name: 'Leaflet',
    text: 'Two A5 leaflets on an A4 sheet: cut it across the middle. For letter boxes and market stalls.',
  },
  letter: {
    name: 'Letter to fill in by hand',
    text: 'A4. For a neighbour without the internet: it says by when to send it and what to leave out, with room for where.',
  },
  stickers: {
    name: 'Stickers',
    text: 'A4 sheets of labels, or plain paper with cut marks. They have no date on them. Put them only where the owner agrees.',
  },
  briefing: {
    name: 'Briefing for councillors',
    text: 'A4. What is proposed, the planning reasons and what we ask, each with its source.',
  },
  'sign-up': {
    name: 'Sign-up sheet',
    text: 'A4. To sign people up for the mailing list at meetings and stalls. It says who keeps it and what happens to it.',
  },
  speakers: {
    name: 'Speakers’ sheet',
    text: 'A4. For three people who share the subjects when the committee decides.',
  },
  speech: {
    name: 'Two-minute speech',
    text: 'A4. A script to fill in, for those who speak at the committee.',
  },
  log: {
    name: 'Log sheet',
    text: 'A4, two sides. For what you count, hear or see, before or after a decision. It says what gives it weight.',
  },
  bundle: {
    name: 'Cover for a bundle',
    text: 'A4. To put before the log sheets that you send in.',
  },
}

/** What the forms of a paper are called, by the end of their address. */
export const formNames: Record<string, string> = {
  '': 'In colour, for any printer',
  grey: 'In black and white',
  bleed: 'With 3 mm bleed and cut marks',
  'bleed-grey': 'With bleed, in black and white',
}

/** The same for stickers, which differ by the labels that one has. */
export const stickerForms: Record<string, string> = {
  '': '21 on a sheet: 63.5 × 38.1 mm',
  grey: '21 on a sheet, in black and white',
  '8': '8 on a sheet: 99.1 × 67.7 mm',
  '8-grey': '8 on a sheet, in black and white',
  '24': '24 on a sheet: 70 × 37 mm',
  '24-grey': '24 on a sheet, in black and white',
}

/** What stands on the papers wherever they are. */
export const paperWords = {
  /** Above the points of a village: the titles of its cards, which are what it is about, not what would come of it. */
  points: (village: string) => `Questions for ${village}`,
  pointsForAll: 'Questions for our villages',
  /** Above the figures, and on stickers. */
  meaning: (village: string) => `What would it mean for ${village}?`,
  meaningForAll: 'What would it mean for our villages?',
  figures: 'As the documents say:',
  checkSources: 'Where each statement comes from, and how far it has been checked:',
  scan: 'Scan, or go to',
  reference: (reference: string) => `Application ${reference}`,
  /** On what is filled in with a pen. */
  atWasperton: (reference: string) => `Quarry at Wasperton, application ${reference}`,
  asOf: (day: string) => `As things stood on ${day}`,
  write: 'Send it to the council:',
} as const

/** The words of the briefing. */
export const briefingWords = {
  heading: 'A quarry beside the A429: a briefing for councillors',
  from: (campaign: string) =>
    `From ${campaign}: residents of the villages around the site, who oppose the application.`,
  proposedHeading: 'What is proposed',
  proposed:
    'A concrete firm has applied to dig sand and gravel beside the A429, south of Warwick. Warwickshire County Council will decide.',
  reasonsHeading: 'The planning reasons, by national policy (Framework, August 2026)',
  fair: 'The adopted minerals plan names land at Wasperton, and national policy gives the benefits of minerals substantial weight. Policy S5 would approve such a scheme unless its adverse effects substantially outweigh its benefits. S5(2) says that this is likely where it fails a policy that says ‘should be refused’, such as TR6(4), F7(2) or N2(2), or N6(1)(a) if a protected habitats site is affected. M4 asks for no unacceptable impact on nature, heritage or health, effects added up. Against that, a scheme in accord with an up-to-date plan and national policy should be approved without delay (S3(1)(c)). Warwick District’s policies map shows whether the land is in the Green Belt; if it is, GB7 comes first. So the questions are what the plan asks of this land, and how great the harm is.',
  asksHeading: 'What we ask',
  asksFor: (village: string) => `What we ask for ${village}`,
  asks: [
    'See the site, and the homes, schools and paths nearest to it, before the decision.',
    'Hold the scheme against what the minerals plan asks of this land, policy by policy.',
    'Find out what was measured in the villages, when, and who has checked it.',
    'If it is to be approved: hours, lorry numbers, measurements and an end date in conditions that can be enforced, and routes in a legal agreement.',
  ],
} as const

/** The words of the letter that is filled in with a pen. */
export const letterSheetWords = {
  where({ council_email: email, council_form: form, council_address }: WaysToCouncil, isLate: boolean): string {
    const ways = [
      ...(email === '' ? [] : [`by e-mail to ${email}`]),
      ...(form === '' ? [] : [`with the form at ${form}`]),
    ]
    const photograph = `send a photograph of it ${ways.join(' or ')}`
    if (council_address !== '')
      return `${isLate ? 'Take' : 'Post'} it to the address below${ways.length > 0 ? `, or let somebody ${photograph}` : ''}.`
    const post = 'ask at Shire Hall, Market Place, Warwick CV34 4SX'
    return ways.length > 0
      ? `Let somebody ${photograph}. To ${isLate ? 'hand it in' : 'post it'}, ${post}.`
      : `Send it to ____________________ (if that is empty, ${post}).`
  },
  reasons: (topics: readonly string[]) =>
    `One box is enough. Write about what you know: where it is, when, how often. For example: ${topics.join('; ')}. The value of a house does not count.`,
  leaveOut:
    'The council may publish your letter, and the applicant may read it. Leave out anyone else’s name, address or health, and all children’s names.',
  cut: 'Cut here. What is below goes to the council.',
  subject: (application: string) => `${application}: objection to the sand and gravel quarry`,
  to: (council: string) => `To: ${council}`,
  name: 'Name',
  date: 'Date',
  address: 'Address',
  postcode: 'Postcode',
  opening: (village: string) =>
    village === ''
      ? 'I object: please refuse permission. I live in'
      : `I live in ${village} and I object: please refuse permission.`,
  today: 'What is it like today?',
  change: 'What would the quarry change there?',
} as const

type WaysToCouncil = Pick<Campaign, 'council_email' | 'council_form' | 'council_address'>

/** The words of the sheet on which people sign up with a pen. */
export const signUpWords = {
  heading: 'News about the quarry by e-mail',
  notAnObjection: 'This is a mailing list. It is not a petition or an objection: the council does not see it.',
  columns: { name: 'First name', email: 'E-mail, in capitals', postcode: 'Postcode', consent: 'I agree ✓' },
  optional: 'Name and postcode are optional. We only use lines with a tick.',
  fateHeading: 'What happens to what you write',
  fate: {
    typed: 'Someone from the campaign types it into our sign-up form, then shreds it.',
    confirm: 'We send you an e-mail with a link. Follow it and press the button: until then you are not on the list.',
    leave: 'Every e-mail has a link to leave the list.',
    own: 'We do not sell or publish what you write.',
    provider: 'A mailing-list provider keeps the list for us. Its own policy says what else it does.',
    kept: ({ newsletter_signups: confirmed, unconfirmed_signups: other }: Campaign['retention_days']) =>
      `We delete sign-ups after ${periodWords(confirmed)}, after ${periodWords(other)} if not confirmed, or when you ask.`,
    policy: 'The full policy:',
  },
  keeper: 'This sheet is kept by',
  reach: 'Phone or e-mail',
  keeperDuty: 'Cover what others wrote, take it with you, and shred it once it is typed in.',
} as const

/** What a paper asks the reader to do. */
export interface PackCall {
  heading: string
  text: string
  /** How the consultation stands, for those who decide. */
  standing: string
  /** When to send a letter that is written by hand. */
  byHand: string
  /** Whether the council takes objections on this day: then the papers say where to send them. */
  isOpen: boolean
}

const help = 'Our website shows what counts and helps with the letter.'
const news = 'Our website says what happens next.'

/** Whether the last day is as near as a letter can be in the post. */
export const isTooLateForPost = (consultation: Consultation): boolean =>
  consultation.state === 'open' && (consultation.daysLeft ?? Number.POSITIVE_INFINITY) <= 3

/** What the papers say of the time to object, true on this day and never with a deadline that has passed. */
export function packCall(consultation: Consultation): PackCall {
  switch (consultation.state) {
    case 'open': {
      if (consultation.closesOn === '') {
        const standing = consultationWords(consultation)?.text ?? ''
        return {
          heading: 'Object now',
          text: `We do not know when it closes, so write soon. ${help}`,
          standing,
          byHand: 'We do not know when it closes, so send this letter soon.',
          isOpen: true,
        }
      }
      const day = dayInOnePiece(consultation.closesOn)
      const standing = `The consultation is open until ${day}.`
      return {
        heading: `Object by ${day}`,
        text: `Anyone may write to the council. ${help}`,
        standing,
        byHand: isTooLateForPost(consultation)
          ? `The last day is ${day}: the post may come too late.`
          : `The last day is ${day}, so post this letter some days before.`,
        isOpen: true,
      }
    }
    case 'announced': {
      const { opensOn, closesOn } = consultation
      const last = closesOn === '' ? '' : `The last day is ${dayInOnePiece(closesOn)}. `
      const heading = opensOn === '' ? 'Get ready to object' : `Object from ${dayInOnePiece(opensOn)}`
      const standing = consultationWords(consultation)?.text ?? ''
      return {
        heading,
        text: last + help,
        standing,
        byHand: `${last}Keep this letter until the council asks.`,
        isOpen: false,
      }
    }
    case 'none': {
      const none = 'No consultation is open now'
      return {
        heading: 'Write to the council',
        text: `${none}, but the council should consider what arrives before it decides. Our website helps with the letter, and says when a consultation opens.`,
        standing: `${none}.`,
        byHand: 'You may still write: the council should consider what arrives before it decides.',
        isOpen: false,
      }
    }
    case 'closed': {
      const standing = 'The consultation is over, and the council is weighing what it was sent.'
      return {
        heading: 'The consultation is over',
        text: `The council is weighing what it was sent. ${news}`,
        standing,
        byHand:
          'A letter sent now is late. The council does not have to wait for it, but it should consider what arrives before it decides.',
        isOpen: false,
      }
    }
    case 'over': {
      const standing = outcomes[consultation.stage]
      return {
        heading: standing,
        text: news,
        standing,
        byHand: 'It may be too late for this letter: ask the council.',
        isOpen: false,
      }
    }
  }
}

/** A day whose number, month and year stay in one line, however large it is printed. */
function dayInOnePiece(day: string): string {
  return dateWords(day)
    .replace(/ (?=\D+ \d+$|\d+$)/g, '\u00a0')
    .replace(/^(\S+)\u00a0/, '$1 ')
}
