import type { Phrases } from '../../domain/closer-look/phrases.ts'
import { accusations } from './phrases/accusations.ts'
import { chatbot } from './phrases/chatbot.ts'
import { claims } from './phrases/claims.ts'
import { houseAndView } from './phrases/house-and-view.ts'
import { illness } from './phrases/illness.ts'
import { motives } from './phrases/motives.ts'
import { policy } from './phrases/policy.ts'
import { procedure } from './phrases/procedure.ts'
import { support } from './phrases/support.ts'
import { threats } from './phrases/threats.ts'
import { together } from './phrases/together.ts'

/*
 * What people and chatbots say, for volunteers to mend. A phrase is words as they are spoken, in small letters, without
 * signs, short forms written out: 'I don't' is 'i do not'. In a phrase
 *
 *   …            stands for up to five words, or none          #     for a number, such as 200, 5% or £80,000
 *   *            for one word, or for the rest of one: lie*    ^ $   for the beginning and the end of the sentence
 *   (you|them)   for one of these                              {home}  for a word of that list in word-lists.ts
 *   [all|both]   for one of these, or none; [very|so]+ for up to four of them, or none
 *   x & y       for both, in any order and anywhere in the sentence
 *
 * It is found where its words stand in one sentence in this order, one after the other; not where the same sentence has one
 * of the phrases at 'unless'. Each entry shows what it finds and what it passes, and a test tries both: add yours there.
 */
export const phrases: readonly Phrases[] = [
  ...threats,
  ...accusations,
  ...illness,
  ...chatbot,
  ...support,
  ...policy,
  ...claims,
  ...procedure,
  ...houseAndView,
  ...motives,
  ...together,
]
