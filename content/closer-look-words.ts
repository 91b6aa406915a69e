import type { Finding, Flaw, Mark } from '../domain/closer-look/finding.ts'

/** The words of 'A closer look', below the score of the evaluator and before a letter is sent. */
export const closerLook = {
  heading: 'A closer look',
  marksIntro: 'These are the words that the score found. It only looks for words.',
  markedSoFar: (marked: number, all: number) =>
    `The words are marked in the first ${marked.toLocaleString('en-GB')} of your ${all.toLocaleString('en-GB')} characters. The score counts all of them.`,
  decorative:
    'Some of the characters in your text only look like letters. Portals, screen readers and this score cannot read them.',
  makePlain: 'Change them to plain letters and check again',
  coming: 'Reading your text more closely…',
  failed: 'The closer look could not be loaded. Reload the page when you have a connection: your text is kept.',
  groups: { look: 'To look at', good: 'Good' },
  limits: 'These rules only look at words, and they can be wrong: you know best.',
  further: (count: number) => `and ${count.toLocaleString('en-GB')} more`,
} as const

/** What to say of a finding: what it is, and what would mend it or why it is good. */
interface FindingWords {
  title: string
  advice: string
}

const flawWords: Record<Flaw, FindingWords> = {
  unfilled: { title: 'You haven’t filled in:', advice: 'Put your own words there, or delete the sentence.' },
  opposite: {
    title: 'This may be read as support for the quarry',
    advice: 'If you object, say here what the harm would be, or leave the sentence out.',
  },
  unsupported: {
    title: 'This does not help your letter',
    advice: 'What is out of date, or what nothing that we know supports, can weaken the rest of it.',
  },
  child: {
    title: 'This names a child',
    advice: 'Councils publish letters. Write “my daughter” or “our children” and leave the name out.',
  },
  'others-health': {
    title: 'This mentions somebody’s illness',
    advice: 'Leave it out, since your letter may be published. Say how near the home or school is instead.',
  },
  'others-address': {
    title: 'This gives somebody else’s address',
    advice: 'Leave it out: “a neighbour” says enough, and they can write themselves.',
  },
  telephone: { title: 'This is a telephone number', advice: 'Leave it out: the council does not need it.' },
  'e-mail': { title: 'This is an e-mail address', advice: 'Leave it out: your letter counts without it.' },
  insult: {
    title: 'This insults or accuses somebody',
    advice:
      'Leave this out, or take advice first: it may be defamatory, and you would answer for it. Say what is wrong with the plan.',
  },
  threat: {
    title: 'This sounds like a threat',
    advice: 'Take it out. A threat can be a crime, and it harms everybody who objects.',
  },
  'property-value': {
    title: 'The council may not take the value of property into account',
    advice: 'Say what would cause the loss: the noise, the dust or the harm to the landscape.',
  },
  'private-view': {
    title: 'A view from your own home does not count',
    advice: 'Say what would be lost to everybody: the view from a public path or road, or the quiet of your garden.',
  },
  motives: {
    title: 'What the applicant wants or earns does not count',
    advice: 'Write about what the quarry would do, whoever runs it.',
  },
  ours: {
    title: 'These sentences are ours',
    advice:
      'Councils may put letters that are alike together. Say in your own words what you have seen, and what it would mean to you.',
  },
  'too-short': {
    title: 'This is very short',
    advice: 'A few sentences are enough: what would happen, where, and to whom.',
  },
}

const missingWords: Record<Mark, FindingWords> = {
  reference: {
    title: 'The reference number',
    advice: 'Put it at the top, so that the council knows which application you mean:',
  },
  name: { title: 'Your name', advice: 'An objection without a name may not be counted.' },
  address: {
    title: 'Your address',
    advice: 'Councils usually ask for it. Find out what it publishes before you send.',
  },
}

const goodWords: Record<Mark, string> = {
  reference: 'The reference number',
  name: 'Your name',
  address: 'Your address',
}

/** What to say of a finding; for what is good there is nothing to advise. */
export function findingWords({ group, kind }: Finding, reference: string): FindingWords {
  if (group === 'mend') return flawWords[kind]
  if (group === 'good') return { title: goodWords[kind], advice: '' }
  const { title, advice } = missingWords[kind]
  return { title, advice: kind === 'reference' ? `${advice} ${reference}.` : advice }
}

/** How many findings there are, in one line. */
export function closerLookSummary(good: number, toLookAt: number): string {
  return `${good} good, ${toLookAt === 0 ? 'nothing found' : toLookAt} to look at`
}
