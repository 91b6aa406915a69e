import { type BroughtLetter, broughtLetter } from '../../domain/sent-letter.ts'

const key = 'quarry-objection-brought'

/** What was handed over and is not taken up yet. */
let inHand: BroughtLetter | undefined

/** Asked for each time, since a browser may refuse even that. */
const ofBrowser = () => localStorage

/**
 * Hands a letter over to the form at /send-objection: in memory, never by the history, which browsers keep where no
 * deletion reaches (rule: letter-brought). Where its draft is kept it is kept beside it, so that a reload finds it.
 */
export function bringLetter(letter: BroughtLetter, isDraftKept: boolean): void {
  forgetLetter()
  inHand = letter
  try {
    if (isDraftKept) localStorage.setItem(key, JSON.stringify(letter))
  } catch {
    // It is in hand: only a reload finds none.
  }
}

/** The letter that was handed over: of this draft, or the last one where none is named. */
export function takeLetter(draft: string | undefined): BroughtLetter | undefined {
  const taken = [inHand, keptLetter()].find((letter) => letter && (letter.draft === draft || draft === undefined))
  inHand = undefined
  return taken
}

/** The letter that would be there after a reload. */
export function keptLetter(storage: () => Storage = ofBrowser): BroughtLetter | undefined {
  try {
    return broughtLetter(JSON.parse(storage().getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Leaves nothing of the letter that was handed over, or only of this draft's. */
export function forgetLetter(draft?: string, storage: () => Storage = ofBrowser): void {
  const isMeant = (letter: BroughtLetter | undefined) => draft === undefined || letter?.draft === draft
  if (isMeant(inHand)) inHand = undefined
  try {
    if (isMeant(keptLetter(storage))) storage().removeItem(key)
  } catch {
    // A browser that refuses keeps nothing.
  }
}
