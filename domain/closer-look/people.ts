import { said } from './said.ts'

const relative =
  '{husband|wife|partner|mother|mum|father|dad|parent|son|daughter|boy|girl|child|baby|twin|toddler|grandson|granddaughter|grandchild|grandchildren|nana?|gran|granny|grandma|grand?dad|sister|brother|aunt|uncle|niece|nephew}'
const household = `{my|our|me and my} {\\w+ }{0,2}{${relative}s?|family|children|kids}`

const illness =
  '{asthma~|copd|cancer|leukaemia|emphysema|bronchi~|~fibrosis|lungs?|heart {condition|failure|attack|disease|trouble}|stroke|dementia|parkinson~|epilep~|diabet~|autis~|disab~|chemo~|transplant|allerg~|arthritis|tumou?r|inhaler|oxygen|depress~|anxiety|migraines?|treatment for|born early|suffers|fits|surgeon|{his|her} chest|wheelchair}'
const ill = said`${illness}`
/** Illness that somebody brings about is a statement about the quarry, not about a person. */
const caused = said`{cause|causing|give|bring}s? {\w+ }{0,4}{cancer|lung disease|lung|asthma|disease}`
const isIll = (plain: string) => ill.test(plain.replace(caused, ''))

const somebodyElse = said`
  {my|our} {\w+ }{0,2}{${relative}|friend|neighbour|colleague}{'?s}?|{my|our} {children|kids} {have|suffer}|{mrs?|miss|ms} \w+
  {the|an?} … {woman|man|lady|gentleman|couple|girl|boy|child|family} {next|at|opposite|across|down|who|in|from|with}|\w+ next door|little {boy|girl}`

/** Whether a plain sentence tells of another person's illness, which a council publishes with the letter. */
export const tellsOthersHealth = (plain: string): boolean => somebodyElse.test(plain) && isIll(plain)

const child =
  '{{grand}?{son|daughter|child|children|kid}|boy|girl|baby|babies|twin|toddler|youngest|eldest|niece|nephew}s?'
const childThenName = said`{[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Tt]he(?= kids,| children,)}{ [a-z-]+| \d+}{0,3} ${child},? {{is |are }?{called|named} }?([A-Z][a-z]+)`
const nameThenChild = said`([A-Z][a-z]{2,9}),? {is }?{my|our} {[a-z]+ }{0,2}${child}|[Ll]ittle ([A-Z][a-z]+)`
const withoutCapital = said`{my|our} {\w+ }{0,2}{{grand}?{son|daughter}|boy|girl} (?!who|and|also|already|now|always|often|never|still|just|only)[a-z]{3,} {has|is|was|goes|plays|loves|likes|had|can|suffers}`

/** Whether a sentence as it was written names a child; a village's name after 'children' is none. */
export function namesChild({ text, plain }: { text: string; plain: string }, places: ReadonlySet<string>): boolean {
  const found = childThenName.exec(text) ?? nameThenChild.exec(text)
  const name = found?.[1] ?? found?.[2]
  if (name !== undefined && !places.has(name.toLowerCase())) return true
  return text === text.toLowerCase() && withoutCapital.test(plain)
}

/** What tells an opinion, or what planning cannot weigh, and no consequence. */
const opinion =
  '{be able|believe|see {why|how|what|any|no}|understand|support|comment|say|accept|trust|think|tell|afford|compete|rely|sell|allow|agree|imagine|wish|object|find|stop until|want|like|hope|wait|go that|be tired|ask|read|help|consider|write|let|do {not|that}|approve|welcome|mind|know|remember|possibly}'
const doing =
  '{use|meet|walk|cycle|ride|run|jog|swim|swam|fish|sleep|hang|grow|take|lead|drive|sit|sat|sing|teach|cross|breathe|farm|keep|kept|go|look|open|opened|picnic|play|exercise|garden}s?'
const when =
  '{every|each|most|on {sun|mon|tues|wednes|thurs|fri|satur}days?|daily|{days|times} a week|at night|at dawn|for … years|weekends?|after school|before work|with the windows? open}'
const who = `{i|we|none of us|${household}}`
const thing =
  '{garden|garage|washing|well|windows?|house|home|kitchen|livestock|business|guests|bedroom|sleep|bees|cottage|lane|animals|horses?|patients|insurers?|panes|ceiling|lungs|fruit|yard|property|health|lives|life|street|door|side}'
const nuisance =
  '{dust|nois~|flood~|water|crack~|rattl~|shak~|wake~|awake|plaster|excess|dry|grey|mud|fumes|lorries|machines|vibration|silt|rumbl~|avon}'

const consequence = said`
  ${who} {{would|could|will|can|may|might} }?{not|no longer|never}{ any more| longer| even| be able to}? (?!${opinion})\w+
  ${who} {\w+ }?{would|will|could|may|might|already|often|always} {also |all }?{be {shut|left|forced|kept|unable|cut|woken|driven|affected|exposed|stuck|nearly}|lose|lie awake|have {to|no|nowhere}|need {it|more|to}|miss|suffer|hear|breathe|give up}
  ${who} {have }?{\w+ }?${doing} .*\b${when}|${when} .*\b${who} {have }?{\w+ }?${doing}|my wife and i take|i {cycle|walk|ride|swim|fish|drive|run|like to} .*\b{would|could|will|already|with|on the|for}
  {my|our} {\w+ }?${thing} .*\b${nuisance}|${nuisance} .*\b{on|in|into|over|for|keep|of|outside|off|to|onto} {\w+ }?{my|our} {\w+ }?${thing}
  {fruit|honey|milk|hay} that {we|i}|not want to {meet|lose}|i {have|suffer from|suffer with|use|am on|get} {\w+ }?${illness}
  {frighten|scare|wake|keep|affect|disturb|hit}s? {me|us}|{worse for|water to|frightened|woke|kept} {me|us}(?! {waiting|informed|out|that})
  costs? me|end {that|this} for {me|us}|tak~ {that|it|this} {away }?from {me|us}|makes? me {hoarse|ill|cough}
  {my|our} {patients|pupils|customers|guests|animals} {\w+ }?{do|would|will|could|come|need|came|left}
  ${household}{ \w+}{0,3} {would|could|will(?! have)|supposed to|have to|has to|gets? scared|breathe|to hear|to be kept}|{children|kids} … {play~|paddle}|{work|employed} from home|{my|our} {quality of life|livelihood}|enjoy~ of {my|our}`
const ownPeople = said`${household}`

/** Whether a plain sentence says what the writer or the household does there, or would lose or suffer. */
export const tellsConsequence = (plain: string): boolean =>
  consequence.test(plain) || (ownPeople.test(plain) && isIll(plain))
