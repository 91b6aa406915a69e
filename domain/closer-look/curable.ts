import { lastingReasons } from './finding.ts'
import { said } from './said.ts'
import type { Sentence } from './sentences.ts'

const paper =
  '{survey|assessment|report|information|monitoring|stud{y|ies}|data|document|evidence|count|figures|measurements|management plan}s?'
const anyPaper = said`${paper}`
const lacking = said`
  missing|in{complete|adequate|sufficient}|flawed|lack~|yet to|out of date|not enough|leaves? out|says {very }?{little|nothing}|wrong {season|time|place}|survey .*in {\w+{ber|ary}|winter}
  {has|have|was|were|been|does|did} not|failed|fails|no {\w+ }{0,3}{${paper}|plan}|only \w+ {points?|days?}|more {information|data|work}|{new|further|proper|another} … ${paper}
  {is|are} {needed|required}`
const waiting = said`until {then|these|they have|it has|{a|the|such a} … ${paper}}`

/** Whether a plain sentence says that information is missing. */
export const isComplaint = (plain: string): boolean =>
  (anyPaper.test(plain) && lacking.test(plain)) || waiting.test(plain)

/** What belongs to such a complaint: that nothing can be decided, or that it be done again. */
const following = said`
  deci{sion|de|ded}|consult us|until|without {an?|the~|this}|{suppli|provid|complet|publish}ed
  do it again|say so|proper look|{refuse|reject|throw} {it|th~}|repeated|before {anything|this|it}|{i|we} object|inadequate|{we|i} ask {for|that}`
/** What no paper cures. */
const uncured = said`no {report|survey|condition} can|whatever {it|they} says?|not be put right|however long`
/** A shorter sentence is no reason. */
const fewestWords = 6

/**
 * The sentences that say what information is missing, where an objection has little else: no lasting reason, no
 * consequence of its own, and no more other reasons than complaints (rule: closer-look-curable).
 */
export function curableComplaints(
  sentences: readonly (Sentence & { reasons: readonly string[]; isPersonal: boolean })[],
): Sentence[] {
  const complaints: Sentence[] = []
  let others = 0
  for (const sentence of sentences) {
    const { plain, isPersonal, reasons } = sentence
    if (uncured.test(plain)) return []
    if (isComplaint(plain)) complaints.push(sentence)
    else if (following.test(plain)) continue
    else if (isPersonal || lastingReasons.some((reason) => reasons.includes(reason))) return []
    else if (plain.split(' ').length >= fewestWords) others += 1
  }
  return others >= Math.max(1, complaints.length) ? [] : complaints
}
