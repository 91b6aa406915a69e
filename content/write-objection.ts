import type { CopyReceiver, Publication, Tie } from '../domain/objection-draft.ts'
import type { Lasting } from '../domain/objection-ground.ts'

/** The words of /write-objection: what it is, and its five steps (rule: workshop-steps). */
export const writeObjection = {
  heading: 'Write your objection',
  lead: 'From your village to a letter that is yours, step by step. You can leave any step and come back to it.',
  private: 'Nothing that you write here is sent anywhere.',
  privateWhereKept: 'It stays in this browser, on this device, until you delete it.',
  sentByYou: 'You send your letter yourself.',
  privateWhereNothingIsKept:
    'This browser keeps nothing for this website, so your draft lasts only as long as this page is open. Save it as a file before you leave.',
  steps: {
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
      stronger: 'Stronger with',
    },
    words: {
      title: 'Say how it affects you',
      text: 'This is the part that nobody else can write. Each point begins with your words, and ours come after them.',
      question: 'How does this affect you or your family?',
      leaveOut: 'Leave out other people’s health and the names of children: your letter may be published.',
      framingLabel: 'Our wording for this point. Take another, or change it in the letter.',
      anotherFraming: 'Another wording',
      nothingTicked: 'Tick a point first, one step back.',
    },
    evidence: {
      title: 'Cite evidence',
      text: 'Each point offers policies and papers that belong to it, the strongest first. Cite what you have looked at. They stand as a numbered list at the end of your letter.',
      plan: 'The county’s adopted plan has policies of its own on most points. We have not yet read how they are numbered: look yours up in the plan, and name it in your words.',
      open: 'Open the source',
      none: 'No source is offered for this point.',
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
  },
} as const

/** What joins the writer to the community, as an answer to 'I …'. */
export const tieLabels: Record<Tie, string> = { live: 'live there', work: 'work there', visit: 'often go there' }

export const publicationLabels: Record<Publication, string> = {
  both: 'My name and address',
  name: 'My name, but not my address',
  nothing: 'Neither my name nor my address',
}

/** How lasting a point is, in a word or two beside its reason. */
export const lastingLabels: Record<Lasting, string> = {
  lasting: 'Lasting',
  evidence: 'Depends on evidence',
  report: 'A further report may answer it',
}

/** Why the points come in this order. */
export const lastingFirst =
  'Councils have refused quarries for want of information, and gave way when the information came. Reasons that no report can cure are harder to answer, and how many letters came does not decide.'

/** The letter, and what becomes of one that was edited (rule: edited-letter). */
export const letterPanel = {
  heading: 'Your letter',
  edit: 'Edit the letter',
  edited: 'You have edited this letter. It stays as you left it.',
  emptied: 'Your letter is empty. Write it anew here, or make it again from your points.',
  changedSince: 'Your points have changed since you edited this letter. It still says what it said before.',
  makeAgain: 'Make the letter again from my points',
  makeAgainQuestion: 'Your edits would be replaced by a newly made letter. You can bring them back afterwards.',
  bringBack: 'Bring my edited letter back',
  sourcesLeftOut: (count: number) =>
    count === 1
      ? 'One source was left out, because it is no longer offered for your point.'
      : `${count} sources were left out, because they are no longer offered for your points.`,
} as const

/** Taking the letter away (rule: take-text, take-docx, take-mail). */
export const takeAway = {
  heading: 'Take it away',
  copy: 'Copy the letter',
  copied: 'Copied your letter to clipboard!',
  print: 'Print, or save as PDF',
  text: 'Download as text',
  docx: 'Download for Word',
  mail: 'Open in my mail program',
  mailSubject: (reference: string) => `Objection to application ${reference}`,
  mailInstead: '[Paste your letter here.]',
  mailTooLong:
    'Your letter is too long to be handed to a mail program. We open a mail with the subject alone: copy the letter first and paste it there.',
  publicationOpen: 'You have not chosen what may be published, and your letter says nothing of it.',
  choosePublication: 'Choose what may be published',
  noCouncilEmail: 'We do not know the council’s e-mail address yet. Your mail opens without one.',
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

/** The checklist after sending (rule: afterwards). */
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

/** Writing for somebody else (rule: for-a-neighbour). */
export const forNeighbour = {
  heading: 'For a neighbour',
  text: 'You can write for somebody who does not use a computer. The letter is theirs: use their words, read it to them, and let them tick and date its last lines by hand. It needs no signature: the council may publish letters.',
  helper: 'Your own name, as the helper',
  consent: 'I have read this letter, or it was read to me. It says what I think, and I want it to be sent in my name.',
  date: 'Date',
  print: 'Print in large letters, and delete it here',
  deleted: 'The letter was printed, and nothing of it is kept in this browser.',
} as const

/** Several drafts in one browser (rule: draft-private, draft-file). */
export const draftsPanel = {
  heading: 'My drafts',
  add: 'Start another draft',
  name: 'Name of this draft',
  firstName: 'My objection',
  saveFile: 'Save this draft as a file',
  openFile: 'Open a draft from a file',
  fileText: 'With a file you can go on writing on another device.',
  remove: 'Delete this draft',
  removeAll: 'Delete my drafts',
  removeAllQuestion: 'All drafts in this browser would be deleted. This cannot be undone.',
  removed: 'Your drafts were deleted from this browser.',
  full: 'This browser has no room left, so your last changes are not kept. Save the draft as a file.',
} as const
