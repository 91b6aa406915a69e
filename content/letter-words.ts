import type { LetterWords } from '../domain/letter.ts'

/** The words of a letter around its points: as few as can be, since every neighbour's letter has them. */
export const letterWords: LetterWords = {
  council: 'Warwickshire County Council',
  subject: 'Objection to application {reference}: sand and gravel quarry',
  greeting: 'Dear Sir or Madam,',
  opening: {
    live: 'I live in {village} and I object.',
    work: 'I work in {village} and I object.',
    visit: 'I often go to {village} and I object.',
    elsewhere: 'I object to this application.',
  },
  request: 'Please refuse permission.',
  publication: {
    both: 'This letter may be published with my name and address.',
    name: 'Please publish this letter with my name alone, without the address.',
    nothing: 'Please leave out my name and address where this letter is published.',
  },
  helped: '{helper} helped me to write this down. What it says is what I think.',
  farewell: 'Yours faithfully,',
  sources: 'Sources',
}
