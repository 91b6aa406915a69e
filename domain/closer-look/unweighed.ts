import { said } from './said.ts'

const home = '{house|home|property|bungalow|flat|cottage}'
const whose = '{my|our|her|his|their}'

const aboutValue = said`
  ${home}~{'s}?,? {prices?|values?}|{values?|prices?|worth} of … ${home}~|{estate|the} agent~|mortgage|equity|compensat~
  ${home}~ .{0,60}\b{worth {much|less|nothing|£|half}|worthless|devalu~|its {value|price}|lose … value|in value}|${home}~ .*not … worth|{sell|buy} {${whose}|your|the|a|this} … ${home}(?! to)`
const valueSetAside = said`not … because|not {for the council|count|matter}`

const ownView = said`
  {${whose}|your} … {outlook|views?}(?! {is that|that|on the|should|about|are})|view from ${whose}|{we|i} look … {over|onto|on to|at} the {site|quarry|pit}|paid … for … {view|outlook}|windows? face|views? .*windows?`
const looking = said`view|outlook|overlook~|look~ … {out|at|onto|over}|sees?`
const indoors = said`${whose} … {windows?|kitchen|house|garden}|curtains|bedroom|lounge|conservatory|patio`
const opinion = /\bin (?:my|our) (?:\w+ )?(?:view|opinion)\b/g
const publicView = said`public|~path|from the {road|hill|lane|church}`

const motive = said`
  greed~|profit~|fortune|coffers|pockets|rich enough|{in it|only|just|all|nothing but|about|after|want is|for the} … {money|cash}|get~ rich
  {they|he|company|college|applicants?|landowner|firm|developers?} {do|does|could} not {care|give a}|only {care|cares|thinks?|thinking} {about|of} {themselves|himself|their}`
const otherMoney = said`money {back|to be}|set aside|not {about|in it}`

const rivalry = said`
  compet{e|ing|ition|itors?}|undercut~|monopol~|out of business|{family|small|local} {firm|pit|trader|haulier|merchant|business}~
  {los~|tak~|steal} … {trade|business}|to the wall|corner the market|match the price~`

const tests = {
  'property-value': (plain: string) => aboutValue.test(plain) && !valueSetAside.test(plain),
  'private-view': (plain: string) =>
    !publicView.test(plain) &&
    (ownView.test(plain.replace(opinion, '')) || (looking.test(plain) && indoors.test(plain))),
  motives: (plain: string) => motive.test(plain) && !otherMoney.test(plain),
  competition: (plain: string) => rivalry.test(plain),
}

/** What a plain sentence speaks of that the council may not weigh (rule: closer-look-mends). */
export const kindsUnweighedIn = (plain: string) =>
  (Object.keys(tests) as (keyof typeof tests)[]).filter((kind) => tests[kind](plain))
