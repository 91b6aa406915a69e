import { said } from './said.ts'

const relative =
  '{husband|wife|partner|mother|mum|father|dad|parent|son|daughter|boy|girl|child|baby|twin|gran~|sister|brother|aunt|uncle|niece|nephew}'
const household = `{my|our|me and my} {\\w+ }{0,2}{${relative}s?|family|children|kids|two(?! \\w+s\\b)}`

const illness =
  '{asthma~|copd|cancer|bronchi~|~fibrosis|lungs?|heart {attack|condition|disease|trouble}|stroke|dementia|epilep~|diabet~|autis~|disab~|allerg~|inhaler|emphysema|leukaemia|oxygen|angina|nebuli~|chests?|depress~|anxiety|suffers}'
const ill = said`${illness}`
/** Illness that somebody brings about is a statement about the quarry, not about a person. */
const caused = said`{cause|causing|give|bring}s? {\w+ }{0,4}{cancer|lung disease|lung|asthma|disease}`
const isIll = (plain: string) => ill.test(plain.replace(caused, ''))

const somebodyElse = said`
  {my|our} {\w+ }{0,2}{${relative}|friend|neighbour}{'?s}?|{my|our} {children|kids} {have|suffer}|{mrs?|miss|ms} \w+|(?<!{one|body|which}{ who}? ){has|had|uses|needs} … ${illness}|{mum|dad} {has|is|had}
  {the|an?} … {woman|man|lady|chap|girl|boy|lad|child|family} {next|at|opposite|across|down|who|in|from|with|two|has|is}|next door`

/** Whether a plain sentence tells of another person's illness, which a council publishes with the letter. */
export const tellsOthersHealth = (plain: string): boolean => somebodyElse.test(plain) && isIll(plain)

const child =
  '{{grand}?{son|daughter|child|children|kid}|boy|girl|lad|lass|baby|twin|youngest|eldest|niece|nephew|{years?[ -]}old}s?'
const childThenName = said`{[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Tt]he(?= kids,| children,| twins,)}{[ -][a-z\d]+}{0,3}[ -]${child},? {{is |are }?{called|named} }?([A-Z][a-z]+)`
const nameThenChild = said`([A-Z][a-z]{2,9}),? {is }?{my|our} {[a-z\d]+[ -]}{0,2}${child}|[Ll]ittle ([A-Z][a-z]+)`
const nameThenAge = said`([A-Z][a-z]{2,9}){,? {is|are|aged|who is|who's}|,| \(} ?{\d|1[0-7]|two|three|four|five|six|seven|eight|nine|ten}(?=,|\)| and\b|\.$)`

/** Whether a sentence as it was written names a child; a village's name after 'children' is none. */
export function namesChild(text: string, places: readonly string[]): boolean {
  const found = childThenName.exec(text) ?? nameThenChild.exec(text) ?? nameThenAge.exec(text)
  const name = found?.[1] ?? found?.[2]
  return name !== undefined && !places.includes(name)
}

/** What tells an opinion, or what planning cannot weigh, and no consequence. */
const opinion =
  '{be {lucky|happy|glad|pleased|grateful|sorry|surprised|told|tired|going|against|writing|sure|for|a|the}|accept|afford to|agree|allow|approve|argue|ask|believe|comment|compete|consider|do {not|that}|find|forget|forgive|have (?!to|no)|go {on|that|to the}|help {but|with}|hope|imagine|know|let {it|this|you|them}|live to|like|look|mind|none|object|oppose|rather|prefer|read|rel|remember|remind|say|see|sell|speak|stop until|suggest|support|tell|think|trust|understand|urge|vote|wait|want|welcome|wish|write}~'
const when =
  '{{every|each|most} … \\w+{day|time|night|morning|noon|ing|week|month|year|er|school}s?|{sun|mon|tues|wednes|thurs|fri|satur}days|{days|times} a week|{at|by} {night|day}|weekends?|after school|all weathers|open air|before work|{from|at|to} {home|school|work}|windows? open}'
const who = `{i|we|none of us|${household}}`
const nuisance =
  '{dust|nois~|flood~|crack~|rattl~|shak~|wake~|awake|mud|fumes|lorries|machines|vibration|silt|rumbl~|excess}'
const would = '{would|could|can|will|may|might|must|should|{have|has|had|supposed|scared} to}'
const adverb = '{not|never|no longer|even|also|all|just|well|be able to|(?!re)\\w+ly}'
/** What somebody does, and is not said of somebody or thought. */
const verb = `(?!${opinion}|${adverb}|am|are|ha{ve|d|s}|do|been|was|were|would|could|should|will|can|may|read|found|heard|told|shall|\\w+ed)\\w+`
const doing = `{am |are |have \\w+ed }?${verb}`
/** What is everybody's. */
const shared =
  '{council~|mp|village~|roads?|count~|communit~|parish|river|schools?|wildlife|area|town|government|concerns?|objections?|view|opinion|letter|point|neighbours?|main|name|homes|fear~|worr~|reason~}'
const mine = `{my|our} (?!${shared})\\w+{ (?!${shared})\\w+}?`

const consequence = said`
  {${who} {\w+ }?|${mine} }${would} {${adverb} }*(?!${adverb}|${opinion})\w+
  ${who} ${doing} .*\b${when}|${when} .*\b${who} ${doing}
  ${who} {was|were|am|are|have|had|been|get|got|already|often|always} {\w+ }{0,2}{hit|forced|woken|stuck|flooded|frightened|knocked|hear|lose|suffer|breathe|cut off|nothing|nowhere|mirror}|i {now|only|mostly|can} {only }?hear
  ${mine} .*\b${nuisance}|${nuisance} .*\b{on|in|into|over|for|keep|of|outside|off|to|onto} {\w+ }?${mine}
  ${household} ha{s|ve} {\w+ }?{farmed|grown|worked|kept}|i {have|suffer \w+|use} {\w+ }?${illness}|i am an? (?!member|resident|supporter)\w+ and|${who} {nearly|almost} \w+|not want to {meet|lose}|worse for {me|us}|{my|our} {\w+ }?{living|trade|livelihood|shift}|{i|we|s?he} supposed to
  {frighten|scare|wake|keep|affect|disturb|hit|take|cost}s? {me|us}|{frightened|woke|kept} {me|us}(?! {waiting|informed|out|that})
  {end|tak~} … {from|for} {me|us}
  {children|kids} … play~|{guests|customers|visitors} {come|leave|stay|would}|{end|ruin|cost|stop} … ${mine}|${who} {waited|was late|were late}`
const ownPeople = said`${household}`

/** Whether a plain sentence says what the writer or the household does there, or would lose or suffer. */
export const tellsConsequence = (plain: string): boolean =>
  consequence.test(plain) || (ownPeople.test(plain) && isIll(plain))
