// Words that several entries are taken back by.

/** What is feared or asked about is not claimed. */
export const hedged = [
  '(could|may|might|fear*|worr*|afraid|possibl*|whether|perhaps|unless)',
  'risk of',
  '^ (if|does|do|what|which|how|is|are|will|would)',
]

/** Denied or doubted. */
export const denied = ['(nobody|no one|if|whether|never|without|not)']

/** Said not to be said of anybody. */
export const notAccused = [
  '(i|we) (do|will|would|shall|am|are) not [*] (call*|accus*|say*|suggest*|alleg*|imply*|insinuat*|claim*|pretend*|blam*)',
  '(not|far be it) (for|from) (me|us) to (say|call|judge|accuse|suggest)',
  '(without|rather than|instead of|stop short of) (calling|accusing|blaming|suggesting|alleging)',
]

/** What counts for nothing is named only to be left out. */
export const setAside = [
  '(told|asked|advised|know|trying|try|careful|promised|resolved) not to (go on|mention|bring|raise|write|talk|speak|say|argue|discuss|dwell|complain|include|use)',
  '(i|we) (will|do|shall|would|am|are|can) not [*] [*] (go on|mention*|dwell*|bring*|raise|raising|speak*|talk*|argue|arguing|complain*|write|writing|discuss*|rely*|ask*|claim*) ',
  '(so|and) (i|we) (will|do|shall) not $',
  '(does|do|is|are) not (count|matter|relevant|carry weight|a material)',
  '(nobody|no one|none of us|not|no) [*] [*] right to',
  '(you|council|planners|officers|committee|law) (can not|may not|do not|will not|must not|are not allowed to) [*] (take|weigh|count|consider)',
]

/** A window that looks elsewhere gives its owner nothing to lose. */
export const notSeen = [
  '(not|nor) [to|onto|on to|towards|at|over]+ the (site|quarry|pit|workings|proposal|application site|proposed)',
  '(not|never|hardly|barely) [be] (see|seen|visible|overlook|face) [from|any of|of|at all]+ (it|the site|the quarry|the pit|any of|my|our|$)',
  '(gain|lose|gains|loses) nothing',
]
