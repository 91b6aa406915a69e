import type { CopyReceiver, Publication, Tie } from '../domain/objection-draft.ts'
import type { Way } from '../domain/ways-to-send.ts'

/** Where the draft is, and who sends it. */
export const howKept = {
  private: 'Nothing that you write here is sent anywhere.',
  privateWhereKept: 'It stays in this browser, on this device, until you delete it.',
  sentByYou: 'You send your letter yourself.',
  privateWhereNothingIsKept:
    'This browser keeps nothing for this website, so your draft lasts only as long as this page is open. Copy your letter before you leave.',
} as const

/** The four steps of the workshop. */
export const steps = {
  village: {
    title: 'Choose your community',
    text: 'Where do you live, work or often go? The points of the next step are those of this place.',
    label: 'Community',
    none: 'Another place',
    tieLabel: 'I …',
  },
  points: {
    title: 'Tick the points that affect you',
    text: 'The points that last come first: no further report can answer them. A few that you know from your own days are better than all of them.',
  },
  words: {
    title: 'Say how it affects you',
    text: 'This is the part that nobody else can write. Each point begins with your words, and ours come after them.',
    question: 'How does this affect you or your family?',
    leaveOut: 'Leave out other people’s health and the names of children: your letter may be published.',
    example: 'For example:',
    sentence: 'Add our sentence after your words:',
    missing: (count: number) => `It can follow once you have written ${count} more ${count === 1 ? 'word' : 'words'}.`,
    nothingTicked: 'Tick a point first, one step back.',
  },
  person: {
    title: 'Your name and address',
    text: 'The council needs both, and may not count a letter without them.',
    name: 'Name',
    address: 'Address with postcode',
    publicationLabel: 'What may be published',
    publicationText:
      'The council may publish letters, and show them to the applicant. What it leaves out is for its own rules: what you choose here is asked for in your letter. Until you choose, your letter says nothing of it.',
    publicationOpen: 'not chosen yet: what may be published',
    leaveOut:
      'Leave out your telephone number, your e-mail address and your signature: the letter counts without them.',
  },
} as const

/** What joins the writer to the community, as an answer to 'I …'. */
export const tieLabels: Record<Tie, string> = { live: 'live there', work: 'work there', visit: 'often go there' }

export const publicationLabels: Record<Publication, string> = {
  both: 'My name and address',
  name: 'My name, but not my address',
  nothing: 'Neither my name nor my address',
}

/** The letter, and what becomes of one that was edited. */
export const letterPanel = {
  heading: 'Your letter',
  edit: 'Edit the letter',
  edited: 'You have edited this letter. It stays as you left it.',
  notBegun: 'Your letter begins with your own words: tick a point, and say what you know of it.',
  emptied: 'Your letter is empty. Write it anew here, or make it again from your points.',
  changedSince: 'Your points have changed since you edited this letter. It still says what it said before.',
  makeAgain: 'Make the letter again from my points',
  makeAgainQuestion: 'Your edits would be replaced by a newly made letter. You can bring them back afterwards.',
  bringBack: 'Bring my edited letter back',
} as const

/** Sending the letter, which is always its writer's own act. */
export const sendLetter = {
  heading: 'Send it',
  /** What each way is called on its button. */
  ways: {
    share: 'Share the letter',
    mail: 'Open the letter in my mail program',
    form: 'Save as Word and open the council’s form',
    'mail-file': 'Save as a mail draft',
    copy: 'Copy the letter',
    word: 'Save as a Word file',
    print: 'Print, or save as PDF',
    text: 'Save as plain text',
  } satisfies Record<Way, string>,
  /** What happens at the press of each, and what is left to do. */
  hints: {
    share: 'Choose your e-mail program there, and send the letter to the council.',
    mail: 'It opens with the council’s address, the subject and the whole letter. You press send there.',
    form: 'The form opens in a new tab. Attach the Word file to it.',
    'mail-file': 'Open the file: your mail program shows the letter with the council’s address, ready to send.',
    copy: 'Paste it where you want to send it from.',
    word: 'To change it once more, or to attach it.',
    print: 'To post it, or to keep it: choose ‘Save as PDF’ as the printer.',
    text: 'For any program.',
  } satisfies Record<Way, string>,
  tooLongForLink: 'Your letter is too long to be handed to a mail program by a link.',
  otherWays: 'Other ways to send it',
  copied: 'Copied your letter to clipboard!',
  saved: (name: string) => `‘${name}’ is in your downloads.`,
  failed: 'That did not work here. Your letter is still there: please take another way.',
  publicationOpen: 'You have not chosen what may be published, and your letter says nothing of it.',
  choosePublication: 'Choose what may be published',
  personFirst: {
    missing: {
      both: 'Your letter has neither your name nor your address yet.',
      name: 'Your letter does not have your name yet.',
      address: 'Your address is not in your letter yet.',
    },
    why: 'Without name and address it may not be counted.',
    fillIn: { name: 'Fill in my name', address: 'Fill in my address' },
    goOn: 'Go on without',
  },
  short: {
    heading: 'Short form for a portal',
    text: 'Some portals take only a short text. This is made of your own words first, the weightiest point at the top. Ours come after them, where there is room.',
    limit: 'At most',
    counter: (length: number, limit: number) =>
      `${length.toLocaleString('en-GB')} of ${limit.toLocaleString('en-GB')} characters`,
    leftOut: (names: readonly string[]) => `No room for: ${names.join(', ')}.`,
    shortened: (names: readonly string[]) => `Some of your words found no room: ${names.join(', ')}.`,
  },
} as const

/** What is left to do once the letter is sent; nobody counts it. */
export const haveYouSent = {
  heading: 'Have you sent it?',
  text: 'Thank you. Each person may object, and each knows something that nobody else has described: ask your neighbours to write too.',
  share: 'Ask neighbours to write',
  pack: 'Print for your street',
  news: 'Join Mailing List',
  newsText: 'On the mailing list you hear when the council consults again or decides.',
} as const

/** The checklist after sending. */
export const afterwards = {
  heading: 'Afterwards',
  text: 'Kept in this browser with your draft, so that you can look it up.',
  sentOn: 'Sent on',
  acknowledgedOn: 'Acknowledged by the council on',
  noAnswer: 'No answer yet? After a while, ask whether your letter has been recorded.',
  reference: 'The council’s reference for my letter',
  copiesLabel: 'Copies sent to',
  copies: {
    parish: 'My parish or town council',
    district: 'My district councillor',
    county: 'My county councillor',
    mp: 'My Member of Parliament',
  } satisfies Record<CopyReceiver, string>,
  speak: 'I would like to speak if a committee decides',
  speakText:
    'Few objectors can speak on one application, and only those who have written. Ask the council how to register, and agree with your neighbours who says what.',
} as const

/** Writing for somebody else. */
export const forNeighbour = {
  heading: 'For a neighbour',
  text: 'You can write for somebody who does not use a computer. The letter is theirs: use their words, read it to them, and let them tick and date its last lines by hand. It needs no signature: the council may publish letters.',
  helper: 'Your own name, as the helper',
  consent: 'I have read this letter, or it was read to me. It says what I think, and I want it to be sent in my name.',
  date: 'Date',
  print: 'Print in large letters, and delete it here',
  deleted: 'The letter was printed, and nothing of it is kept in this browser.',
} as const
