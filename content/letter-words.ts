import type { LetterWords } from '../domain/letter.ts'

const quarry =
  'the sand and gravel quarry proposed beside the A429 between Barford and Wasperton (application {reference})'

/** The words of a letter around its points: as few as can be, since every neighbour's letter has them. */
export const letterWords: LetterWords = {
  subject: 'Objection to application {reference}: sand and gravel quarry',
  greeting: 'Dear Sir or Madam,',
  opening: {
    live: `I live in {village} and I object to ${quarry}.`,
    work: `I work in {village} and I object to ${quarry}.`,
    visit: `I often go to {village} and I object to ${quarry}.`,
    elsewhere: `I object to ${quarry}.`,
  },
  ifPermitted: 'My objection is to the whole quarry. If you permit it anyway, please require:',
  inDocuments: 'This is wrong in the documents of the application:',
  request: 'Please refuse permission for this quarry.',
  farewell: 'Yours faithfully,',
}
