import type { Finding, Flaw, Mark, Quote, Reason } from '../domain/closer-look/finding.ts'

/** The words of 'A closer look', the part of the evaluator below its score (rule: closer-look). */
export const closerLook = {
  heading: 'A closer look',
  intro: 'The score looks for words and nothing else. It cannot judge your objection. These are the words it found.',
  markedSoFar: (marked: number, all: number) =>
    `The words are marked in the first ${marked.toLocaleString('en-GB')} of your ${all.toLocaleString('en-GB')} characters. The score counts all of them.`,
  markMore: 'Mark the next part',
  showMarks: 'Show these words in the letter',
  decorative:
    'Some of your letters are decorative signs that only look like letters. Portals, screen readers and this score cannot read them.',
  makePlain: 'Make them plain and look again',
  groups: {
    mend: 'Mend this',
    add: 'Worth adding',
    good: 'Good',
  },
  nothingToMend: 'We found nothing to mend. Please read your text once more before you send it.',
  cannotSeeHeading: 'What no check can see',
  cannotSee: [
    'Whether your reasons rest on planning policy.',
    'Whether you mean the opposite.',
    'What stands far down in a very long text.',
    'Whether it is so. These rules only read words and can be wrong: you know best.',
  ],
  further: (count: number) => `and ${count.toLocaleString('en-GB')} more`,
} as const

/** Names by which people call what is near, beside those of the map's places. */
export const nearbyNames: readonly string[] = [
  'Ashorne',
  'Avon',
  'Fosse Way',
  'Hunscote',
  'Leamington',
  'Longbridge',
  'Newbold Pacey',
  'Snitterfield',
  'Stratford',
  'Thelsford',
]

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
  contradicted: {
    title: 'This differs from what we found in the papers',
    advice: 'Check the figure and say where you read it, or leave it out.',
  },
  unsupported: {
    title: 'We know of nothing that bears this out',
    advice: 'One statement that cannot be proved makes the rest easier to set aside.',
  },
  'child-name': {
    title: 'This names a child',
    advice: 'Councils publish letters. Write “my daughter” or “our children” and leave the name out.',
  },
  'others-health': {
    title: 'This tells of somebody’s illness',
    advice: 'Ask that person first. “Somebody in my household has a lung illness” says enough.',
  },
  insult: {
    title: 'This sounds like an insult',
    advice: 'Say what is wrong with the plan. An officer may leave out what is rude.',
  },
  shouting: { title: 'This reads like shouting', advice: 'Small letters and one full stop carry further.' },
  'property-value': {
    title: 'The council may not weigh the value of property',
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
  competition: {
    title: 'Trade between businesses does not count',
    advice: 'You can say that the gravel is not needed, or what dust and lorries would do to your work.',
  },
  'curable-only': {
    title: 'Your reasons could end with one more report',
    advice:
      'What is missing can be supplied. Add a reason that lasts: the need, the landscape, a path, the soil, the setting of an old building, or the water.',
  },
  'mostly-ours': {
    title: 'Most of this letter is in our words',
    advice:
      'Letters that are alike count for less. Say in your own words what you have seen, and what it would mean to you.',
  },
  'too-short': {
    title: 'This is very short',
    advice: 'A few sentences are enough: what would happen, where, and to whom.',
  },
  'too-long': {
    title: 'This is very long',
    advice: 'Officers read many letters. Put your strongest reasons first, and say each thing once.',
  },
  'inside-word': {
    title: 'The score counted part of a longer word',
    advice: 'To cover that theme, name it in a word of its own.',
  },
}

const missingWords: Record<Mark, FindingWords> = {
  reference: {
    title: 'The number of the application',
    advice: 'Put it at the top, so that the council knows which one you mean:',
  },
  name: { title: 'Your name', advice: 'An objection without a name may not be counted.' },
  address: {
    title: 'Your address',
    advice: 'It shows that you live near. The council needs it, and says what it publishes.',
  },
  consequence: {
    title: 'What it would mean to you',
    advice: 'Say what you or your family do there today, and could no longer do.',
  },
  place: { title: 'A place', advice: 'Name the road, the path or the village, so that it can be found on a map.' },
  time: { title: 'A time', advice: 'Say when: at what hour, on which days, since which year.' },
  number: { title: 'A number', advice: 'Count or measure something yourself: lorries in an hour, steps to the hedge.' },
}

const goodWords: Record<Mark | Reason, string> = {
  reference: 'The reference number',
  name: 'Your name',
  address: 'Your address',
  consequence: 'What you do there, or would lose',
  place: 'A place that can be found',
  time: 'A time',
  number: 'Something counted or measured',
  need: 'Whether the gravel is needed: a reason that lasts',
  landscape: 'The landscape: a reason that lasts',
  'rights-of-way': 'Public paths: a reason that lasts',
  farmland: 'Soil and food: a reason that lasts',
  heritage: 'History and old buildings: a reason that lasts',
  water: 'The water: a reason that lasts',
  flooding: 'Flooding: as strong as what you saw of it',
  cumulative: 'What it adds to other burdens',
  restoration: 'What would be left behind',
}

/** What to say of a finding; for what is good there is nothing to advise. */
export function findingWords({ group, kind }: Finding, reference: string): FindingWords {
  if (group === 'mend') return flawWords[kind]
  if (group === 'good') return { title: goodWords[kind], advice: '' }
  const { title, advice } = missingWords[kind]
  return { title, advice: kind === 'reference' ? `${advice} ${reference}.` : advice }
}

/** What to say of one place in the text beside its words; empty where they tell enough. */
export function quoteWords({ kind }: Finding, { text, about }: Quote): string {
  if (about === undefined) return ''
  switch (kind) {
    case 'inside-word':
      return `We counted “${about}” inside “${text}”; if you didn’t mean ${about}, ignore it.`
    case 'contradicted':
      return `We read: ${about}`
    default:
      return about
  }
}

/** How many findings of each group there are, in one line. */
export function closerLookSummary(findings: readonly Finding[]): string {
  const count = (group: Finding['group']) => findings.filter((finding) => finding.group === group).length
  return `${count('mend')} to mend, ${count('add')} worth adding, ${count('good')} good.`
}
