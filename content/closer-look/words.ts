import type { Finding, Flaw, Mark } from '../../domain/closer-look/finding.ts'

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
  groups: { stop: 'Look at these first', look: 'To look at', add: 'To add', good: 'Good' },
  limits: 'These rules only look at words, and they can be wrong: you know best.',
  further: (count: number) => `and ${count.toLocaleString('en-GB')} more`,
} as const

/** What to say of a finding: what it is, and in one sentence why it matters or what would mend it. */
interface FindingWords {
  title: string
  advice: string
}

const flawWords: Record<Flaw, FindingWords> = {
  threat: {
    title: 'This sounds like a threat',
    advice: 'Take it out: a threat can be a crime, and it harms everybody who objects.',
  },
  accusation: {
    title: 'This insults or accuses somebody',
    advice: 'Take it out: it may be defamatory, and you would answer for it. Say what is wrong with the plan instead.',
  },
  prejudice: {
    title: 'This speaks ill of a group of people',
    advice: 'Take it out: councils do not publish or count such words, and the rest of your letter goes with them.',
  },
  child: {
    title: 'This names a child',
    advice: 'Councils publish letters. Write “my daughter” or “our children” and leave the name out.',
  },
  'others-health': {
    title: 'This tells of somebody else’s illness',
    advice: 'Leave it out, since your letter may be published. Say how near the home or school is instead.',
  },
  placeholder: {
    title: 'You haven’t filled in:',
    advice: 'Put your own words there, or delete the sentence.',
  },
  chatbot: {
    title: 'This was left by a chatbot or by formatting',
    advice: 'Delete it: it shows that a machine wrote your letter, and officers give such letters less weight.',
  },
  unknown: {
    title: 'We do not know this. Check it before you send it',
    advice:
      'Chatbots invent cases, laws and policies, and one that does not exist makes the rest of your letter doubtful.',
  },
  support: {
    title: 'This may be read as support for the quarry',
    advice: 'If you object, say here what the harm would be, or leave the sentence out.',
  },
  superseded: {
    title: 'This is out of date',
    advice:
      'The Framework of 17 August 2026 has policies such as M4 or TR6(4), and no numbered paragraphs: name the policy instead.',
  },
  unsupported: {
    title: 'This does not help your letter',
    advice: 'Out-of-date or unsupported claims weaken the rest of your letter.',
  },
  procedure: {
    title: 'That is not how a decision is made',
    advice: 'Leave it out, and say what the quarry would do where you are.',
  },
  'others-address': {
    title: 'This gives somebody else’s address',
    advice: 'Leave it out: “a neighbour” says enough, and they can write themselves.',
  },
  telephone: { title: 'This is a telephone number', advice: 'Leave it out: the council does not need it.' },
  'e-mail': { title: 'This is an e-mail address', advice: 'Leave it out: your letter counts without it.' },
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

const markWords: Record<Mark, FindingWords> = {
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

const isMark = (kind: Finding['kind']): kind is Mark => kind in markWords

/** What to say of a finding; for what is good there is nothing to advise. */
export function findingWords(kind: Finding['kind'], group: Finding['group'], reference: string): FindingWords {
  if (!isMark(kind)) return flawWords[kind]
  const { title, advice } = markWords[kind]
  if (group === 'good') return { title, advice: '' }
  return { title, advice: kind === 'reference' ? `${advice} ${reference}.` : advice }
}

/** How many findings there are, in one line. */
export function closerLookSummary(good: number, toLookAt: number): string {
  return `${good} good, ${toLookAt === 0 ? 'nothing found' : toLookAt} to look at`
}
