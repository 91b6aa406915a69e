import { said } from './said.ts'

const insults = said`
  idiot~|moron~|clowns?|muppets?|crooks?|liars?|{are|is} lying|thieves|~scum~|bastards?|stupid~
  {be|are|is} … thick|half-?wits?|cowards?|corrupt~|shame on|be ashamed|ashamed of|pathetic
  wankers?|fuck~|shit~|arse~|crap`

export const isInsulting = (plain: string): boolean => insults.test(plain)

/** Whether a piece of the text shouts: a run of capitals, or signs repeated. */
export const isShouting = (text: string): boolean =>
  (/[!?]{3}/.test(text) && /[A-Za-z]/.test(text)) || /(?:\b[A-Z][A-Z']+[\s,!?]+){2}[A-Z']+[\s,!?]+[A-Z]{2}/.test(text)
