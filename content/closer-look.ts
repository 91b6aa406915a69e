import type { CloserLookNote } from '../domain/closer-look.ts'

/** The words of 'A closer look', the part of the evaluator beside its score (rule: closer-look). */
export const closerLook = {
  heading: 'A closer look',
  intro: 'The score looks for words and nothing else. It cannot judge your objection. These are the words it found.',
  markedSoFar: (marked: number, all: number) =>
    `The words are marked in the first ${marked.toLocaleString('en-GB')} of your ${all.toLocaleString('en-GB')} characters. The score counts all of them.`,
  markMore: 'Mark the next part',
  cannotSeeHeading: 'What the score cannot see',
  cannotSee: [
    'Whether your reasons are planning reasons, and name a policy.',
    'Whether you say how it would affect you, your street or your village.',
    'Whether you mean the opposite, as in “no noise”.',
    'Other good reasons, such as flooding, heritage, footpaths, farmland or need.',
  ],
  further: (count: number) => `And ${count.toLocaleString('en-GB')} more of this kind.`,
  nothingFurther: 'We noticed nothing else in your text. Please read it once more before you send it.',
} as const

/** One thing the score cannot see, as a sentence for the writer. */
export function closerLookSentence(note: CloserLookNote): string {
  switch (note.kind) {
    case 'inside-word':
      return `We counted “${note.keyword}” inside “${note.words}”. If you didn’t mean “${note.keyword}”, ignore it.`
    case 'no-reference':
      return `The application reference ${note.reference} is missing. Put it at the top, so that the council knows which application you mean.`
    case 'property-value':
      return `You mention “${note.words}”. Concerns about the value of property are typically not valid planning objections. Write about the cause: the noise, the dust or the harm to the landscape.`
    case 'unfilled':
      return `You haven’t filled in “${note.words}”. Put your own words there, or delete it.`
  }
}
