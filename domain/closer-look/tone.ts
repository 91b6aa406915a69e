import { said } from './said.ts'

const insults = said`
  idiot~|moron~|clowns?|muppets?|crooks?|liars?|{are|is} lying|thieves|~scum~|bastards?|stupid~
  {be|are|is} … thick|half-?wits?|cowards?|corrupt~|shame on|on the take|be ashamed|ashamed of|pathetic
  wankers?|fuck~|shit~|arse~|crap`

/** Whether a plain sentence insults somebody. */
export const isInsulting = (plain: string): boolean => insults.test(plain)

/** Whether a piece of the text shouts: a run of capitals, or signs repeated. */
export const isShouting = (text: string): boolean =>
  (/[!?]{3}/.test(text) && /[A-Za-z]/.test(text)) || /(?:\b[A-Z][A-Z']+[\s,!?]+){2}[A-Z']+[\s,!?]+[A-Z]{2}/.test(text)

/** So many words in capitals are no shouting: DEFRA, NPPF. */
const mostAcronyms = 4

/** Whether so many words of the whole are in capitals that it sounds shouted, even one by one. */
export function hasManyCapitals(text: string): boolean {
  let count = 0
  for (const _ of text.matchAll(/\b[A-Z]{4,}\b(?![\d/])/g)) if (++count > mostAcronyms) return true
  return false
}
