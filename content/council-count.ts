import { dayWords } from '../domain/date-words.ts'

/** How many objections the council says it has; the number is the council's own, never ours. */
export const councilCountWords = {
  text: (number: number, day: string) =>
    `The council’s published number of objections was ${number.toLocaleString('en-GB')} on ${dayWords(day)}.`,
  link: 'See where the council publishes it',
} as const
