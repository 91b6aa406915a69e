import type { CloserLookNote } from '../domain/closer-look.ts'

/** The words of 'A closer look', the part of the evaluator beside its score (rule: closer-look). */
export const closerLook = {
  heading: 'A closer look',
  intro: 'The score looks for words and nothing else. These are the words it found in your text.',
  markedSoFar: (marked: number, all: number) =>
    `The words are marked in the first ${marked.toLocaleString('en-GB')} of your ${all.toLocaleString('en-GB')} characters. The score counts all of them.`,
  markMore: 'Mark the next part',
  cannotSeeHeading: 'What the score cannot see',
  cannotSee: [
    'Whether your reasons rest on planning policy.',
    'Whether you say how it would affect you, your street or your village.',
    'Whether a word is used the other way round, as in “no noise”.',
    'Other good reasons, such as flooding, heritage, farmland or the need for the quarry.',
  ],
  further: (count: number) => `And ${count.toLocaleString('en-GB')} more of this kind.`,
  nothingFurther: 'We noticed nothing else in your text. Please read it once more before you send it.',
} as const

/** One thing the score cannot see, as a sentence for the writer. */
export function closerLookSentence(note: CloserLookNote): string {
  switch (note.kind) {
    case 'inside-word':
      return `“${note.keyword}” was counted inside “${note.words}”. If you did not mean “${note.keyword}”, say it in its own words.`
    case 'no-reference':
      return `The application reference ${note.reference} is missing. Put it at the top, so that the council knows which application you mean.`
    case 'property-value':
      return `You mention “${note.words}”. Concerns about the value of property are typically not valid planning objections. Write about what lies behind it: the noise, the dust or the harm to the landscape.`
    case 'unfilled':
      return `“${note.words}” still stands in square brackets. Put your own words there before you send it.`
  }
}
