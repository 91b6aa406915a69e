import { letterWords } from './letter-words.ts'

/** The sentences that the site offers for every letter, whatever its points: known again wherever a letter is pasted. */
export const letterFraming: readonly string[] = Object.values(letterWords).flatMap((words) =>
  typeof words === 'string' ? [] : Object.values<string>(words),
)
