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
  farewell: 'Yours faithfully,',
}
