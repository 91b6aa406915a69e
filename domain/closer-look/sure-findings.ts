import type { CloserLookContext, Flaw } from './finding.ts'
import { part, pattern } from './patterns.ts'

/** What finds a flaw in a sentence, and what takes the finding back. */
interface Rule {
  kind: Flaw
  /** Tried on the sentence in lower case with short forms written out (`plain`), or as it was written. */
  on: 'plain' | 'written'
  /** One that finds something is enough. */
  says: readonly RegExp[]
  /** A pattern for the sentence, or a question about what was found in it. */
  unless?: RegExp | ((found: RegExpExecArray, context: CloserLookContext) => boolean)
}

// The parts of patterns. No quantifier stands in another one that is unbounded, so that the work grows with the text.
const relative = part`(?:husband|wife|partner|mother|mum|mam|father|dad|parents?|sons?|daughters?|child|children|baby
  |toddler|boys?|girls?|grandson|granddaughter|grandchild|grandchildren|grandmother|grandfather|gran|nan|sister|brother
  |aunt|uncle|niece|nephew|neighbours?|friend|lodger|lady|gentleman|woman|man|chap|lad|twins|little one)`
const titled = part`(?:mrs?|ms|miss|dr)\.? [a-z]{2,20}`
const illness = part`(?:asthma\w{0,4}|copd|cancer|bronchitis|emphysema|dementia|alzheimer\w{0,3}|epilep\w{1,3}
  |diabet\w{1,3}|(?:heart|lung|chest|kidney|breathing) (?:condition|attack|transplant|infection|cancer|disease|trouble
  |failure|problems?|complaint)|leukaemia|parkinson\w{0,3}|depression|anxiety|angina|cystic fibrosis
  |pulmonary fibrosis|nebuliser|inhaler|a stroke|on oxygen|oxygen at home|disabled|multiple sclerosis|autis\w{1,3})`
const badly = part`(?:(?:a|an|been|diagnosed|from|with|severe|severely|chronic|bad|badly|mild|serious|on|living|had
  |brittle|early|terminal|registered|very|both|his|her|just|long|dependent) )`
const aside = '(?:next door |opposite |at home |, |who |also |still |already |both )'
const has = '(?:has|have|had|suffers?|suffering|is|are|was|needs|uses|lives|living|with|, with)'
const childNoun = part`(?:son|daughter|grandson|granddaughter|grandchild|child|baby|toddler|niece|nephew|boy|girl|lad
  |youngest|eldest|twins|sons|daughters|children|grandchildren)`
const age = part`(?:\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen
  |sixteen|seventeen)`
const otherPerson = part`(?:[Nn]eighbours?|Mrs?\.? [A-Z][a-z]{1,15}|Ms [A-Z][a-z]{1,15}|Miss [A-Z][a-z]{1,15}
  |[Cc]ouple|[Ff]amily|[Ff]riends?|[Mm]other|[Ff]ather|[Mm]um|[Dd]ad|[Pp]arents|[Ss]ister|[Bb]rother|[Ss]on
  |[Dd]aughter|[Aa]unt|[Ll]ady|[Gg]entleman|[Mm]an|[Ww]oman)`
const home = '(?:house|home|property|bungalow|flat|cottage|houses|homes|properties)'
const room = part`(?:house|home|windows?|kitchen|bedroom|garden|lounge|sitting room|living room|dining room
  |conservatory|cottage|bungalow|flat|terrace|patio|balcony|front room|study)`
const member = '(?:councillors?|cllrs?\\.?|officers?|leader|chair(?:man|woman)?|mayor)'
const official = `(?:${member}|mp|he|she)`
const accused = part`(?:${official}|council|committee|applicants?|company|firm|developers?|landowners?|college|smiths
  |concrete|they|landlord|agents?|consultants?|${titled})`
const payer = part`(?:the |this |these )?(?:st\.? john's )?(?:st\.? john's|applicants?|company|firm|developers?|landowners?|college
  |smiths?|quarry)(?: concrete| firm| company| owners?)?'?s?`
const paper = '(?:reports?|surveys?|figures|claims?|statements?|assessments?|evidence|application)'
const quarry = '(?:application|quarry|proposals?|scheme|gravel pit|extraction|development|planning application|pit)'
const planned = '(?:proposed |new |sand and gravel |planned |planning |whole |wasperton ){0,3}'
const street = part`(?:Road|Lane|Street|Close|Row|Court|Green|Hill|Drive|Way|Avenue|Crescent|Gardens|Terrace|Rise|Walk
  |Croft|Mews|Square|Place)`
/** 14 Church Lane; also how the address of a letter is found. */
export const houseInStreet = part`\b\d{1,4}[a-z]?,? [A-Z][a-z']{1,15} (?:[A-Z][a-z']{1,15} )?${street}\b`

/** Words with a capital that name no child. */
const notAChild = pattern`^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July
  |August|September|October|November|December|(?:Sad|Lucki|Recent|Fortunate|Unfortunate|Usual|Late|Final|Dai|Ear|On
  |Personal|Current|Regular|Especial)ly|The|And|But|When|She|They|Yesterday|Today|Last|Every|School|Primary|Council
  |Church|Road|Year|Policy|Section|Table|Anyone|Children|Pupils|Someone)$`

const isOnly = (text: string, email: string) =>
  email !== '' && text.toLowerCase().includes(email.toLowerCase()) && text.split('@').length === 2

/** Everything that is said of a sentence, each kind with what it finds. What is not sure is not said. */
export const rules: readonly Rule[] = [
  // [name of your road]; ____; XXXX; <your name>; "insert your address"
  {
    kind: 'placeholder',
    on: 'written',
    says: [
      /\[(?!sic\]|\d|policy|emphasis|overleaf|see )[^[\]]{1,200}\]|_{4,}|\b[xX]{4,}\b|<(?:your|insert)\b|\binsert (?:your|the) (?:name|address|road|village|date|postcode)\b/i,
    ],
  },

  // 'I support the application.' 'We are in favour of the quarry.' 'in full support of this scheme' 'I write in support.'
  // 'I have no objection to it.' 'no objections from me' 'I am all for it.' 'We see no problem with this.'
  // 'We do not object.' 'I am not against the quarry.' 'Please grant permission.' 'The pit should be approved.'
  // 'The quarry is a good idea.'
  {
    kind: 'support',
    on: 'plain',
    says: [
      pattern`\b(?:i|we) (?:fully |strongly |do |also |both |wholeheartedly |therefore )?(?:support|welcome|back|approve of) (?:the|this|these|their|your) ${planned}${quarry}\b(?! of)`,
      pattern`\b(?:i|we) (?:am|are) (?:strongly |fully |all |very much |quite )?(?:in favour of|happy with|for) (?:the|this|these) ${planned}${quarry}\b`,
      pattern`\bin (?:full |strong )?support of (?:the|this) ${planned}${quarry}\b`,
      /\bwrite in (?:full |strong )?support(?:\.|$)/,
      pattern`\b(?:i|we) (?:have|raise|see) no objections?(?: in principle)?(?: to (?:the|this) ${planned}${quarry}|\.|$|,)`,
      /\bno objections? (?:in principle|from (?:me|us))\b/,
      /\b(?:i|we) (?:am|are) (?:all )?(?:in favour(?: of (?:it|this))?|for it)(?= ?[.,]| and\b|$)/,
      /\b(?:i|we) (?:have|see) no problem with (?:it|this|the)\b/,
      /\b(?:i|we) do not object(?= ?[.,]|$)/,
      pattern`\b(?:i|we) (?:do|am|are) not (?:object|opposed|oppose|against)(?: to)?(?: it|(?: the| this) ${planned}${quarry})\b(?! because)`,
      /\bplease (?:approve|grant|allow|permit) (?:it\b|this\b|permission|planning permission|the (?:application|quarry|scheme|proposal))/,
      pattern`\b${quarry} (?:should|must|ought to) be (?:approved|granted|allowed|permitted)\b`,
      pattern`\b${quarry} is a (?:very )?(?:good|great|sensible|excellent) (?:idea|thing|plan|scheme)\b`,
    ],
    unless:
      /\b(?:if|unless|instead|they say|people say|who say|nobody|no reason|whether|only when|not say|not think)\b/,
  },

  // 'My daughter Ella is six.' 'Ella, aged six, ...' 'Tom, our youngest, ...'
  {
    kind: 'child',
    on: 'written',
    says: [
      pattern`\b(?:[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Tt]heir) [a-z0-9 -]{0,25}\b${childNoun},? (?:is |are |is called |are called |called |named )?(?<name>[A-Z][a-z]{2,15})\b`,
      pattern`\b(?<name>[A-Z][a-z]{2,15}),? (?:who is|aged|\(aged) ${age}\b(?! (?:miles|minutes|per|times|hours))`,
      pattern`\b(?<name>[A-Z][a-z]{2,15}) is (?:only |just |now )?${age} years old\b`,
      pattern`\b(?<name>[A-Z][a-z]{2,15}), (?:my|our) [a-z0-9 -]{0,25}\b${childNoun}[,.)]`,
    ],
    unless: ({ groups: { name = '' } = {} }, { places }) => places.includes(name) || notAChild.test(name),
  },

  // 'My husband has severe asthma.' 'Mrs Jones suffers from COPD.' 'my wife's cancer' 'our asthmatic son'
  {
    kind: 'others-health',
    on: 'plain',
    says: [
      pattern`\b(?:${relative}|${titled})(?: ,)? (?:[a-z]{2,15} ){0,3}(?:, )?(?:(?:aged |who is |is )?(?:\d\d?|${age}) (?:, |and |, and )?)?${aside}{0,3}${has} ${badly}{0,4}${illness}\b`,
      pattern`\b${relative}'s? (?:\w{1,12} )?${illness}\b`,
      pattern`\b(?:my|our|his|her|their|an?) (?:\w{1,12} )?(?:asthmatic|disabled|autistic|diabetic|epileptic) (?:\w{1,12} )?${relative}\b`,
    ],
    unless: /\b(?:the|all|any|some) (?:children|parents|neighbours) (?:who|with)\b/,
  },

  // 'Mrs Jones at 14 Church Lane' 'my mother lives at 3 Mill Close'
  {
    kind: 'others-address',
    on: 'written',
    says: [
      pattern`\b${otherPerson}(?: [A-Z][a-z]{1,15}){0,2}[a-z ,]{0,25} (?:at|of|from|in) (?:number |No\.? )?${houseInStreet}`,
    ],
    unless: /\b(?:I|[Ww]e) (?:have |all |both |still )?(?:live|lived|moved|are|am)\b/,
  },

  // 01926 123456, +44 7700 900123
  {
    kind: 'telephone',
    on: 'written',
    says: [/(?:\+44 ?(?:\(0\) ?)?|(?<![\w./-])\(?0)\d\)?(?:[ -]?\d|\) ?\d){8,9}(?![\d/])/],
  },
  // ann@example.org, but not the council's
  {
    kind: 'e-mail',
    on: 'written',
    says: [/\b[\w+-][\w.+-]{0,63}@[\w-][\w.-]{0,100}\.[a-z]{2,10}\b/i],
    unless: ({ input }, { councilEmail }) => /@[\w.-]{0,100}\bgov\.uk\b/i.test(input) || isOnly(input, councilEmail),
  },

  // 'They are idiots.' 'Shame on you.'
  {
    kind: 'accusation',
    on: 'plain',
    says: [
      pattern`\b(?:idiots?|morons?|imbeciles?|clowns|muppets?|crooks?|liars?|scum(?! on| of)|scumbags?|bastards?
        |half-?wits?|cowards?|pathetic|wankers?|fuck\w{0,5}|shit\w{0,4}|arse\w{0,5}|bullshit|numpt(?:y|ies)
        |fools(?! gold)|shame on|should be ashamed|stupid (?:people|men|man|woman|councillors?|officers?|company)
        |(?:are|is|bunch of|pack of) (?:all )?(?:corrupt|thieves|gangsters|criminals|dishonest))\b`,
    ],
  },

  // 'The officer lied.' 'a pack of lies' 'He took money from the college.' 'The leader was paid by the firm to vote.'
  // 'They are in its pocket.' 'Cllr Brown owns land by the site.' 'Smiths broke the law.' 'bribed' 'The reports are fraudulent.'
  {
    kind: 'accusation',
    on: 'plain',
    says: [
      pattern`\b${accused} (?:, ${titled} , )?(?:[a-z'.]{1,15} ){0,4}(?:lied|(?:is|are|was|were) lying(?= to (?:us|you|the (?:council|public))| about(?! in| on| all)| ?[.,]|$))\b(?! down| awake| there| on the)`,
      /\b(?:told|telling|tell|full of|pack of) (?:us |you |the public |a pack of )?lies\b/,
      pattern`\b${official} (?:[a-z'.]{1,15} ){0,4}(?:took|taken|taking|takes|accepted|pocketed) (?:\w{1,10} ){0,2}(?:money|cash|payments?|gifts?|a cut) from ${payer}\b`,
      pattern`\b${official} (?:[a-z'.]{1,15} ){0,3}paid (?:off )?by ${payer} to (?:vote|approve|support|back|ignore|keep quiet|look the other|turn a blind|recommend|wave)\b`,
      pattern`\b(?:is|are|was|were|be|been) (?:all |both |firmly |deep )?in (?:(?:their|its|${payer}'?) pocket|the pockets? of ${payer})\b`,
      pattern`\b${member} (?:[a-z'.]{1,15} ){0,2}(?:(?:owns?|owned|bought|holds?|ha(?:s|ve)(?= (?:a )?(?:shares?|stake)\b)) (?:a |some )?(?:\w{1,10} )?(?:land|fields?|shares?|stake) (?:\w{1,10} )?(?:to|beside|near|in|at|by|on) the (?:\w{1,8} ){0,2}(?:site|quarry|pit|company|applicant|college|firm)|(?:will|would|stands? to|hopes? to) (?:\w{1,12} )?(?:profit|make (?:money|a profit)))\b`,
      pattern`\b${accused} (?:[a-z'.]{1,15} ){0,3}(?:broke|broken|breaks|breaking|flouted|flouts) the law\b`,
      pattern`\b(?:brib(?:e[sd]?|ery|ing)|back ?handers?|kickbacks?|in cahoots|covered up the (?:truth|facts)|cover-? ?up
        |(?:took|given|got|accepted|handed) (?:a )?brown envelopes?|(?:commits?|committed|is|are) (?:a )?frauds?
        |corrupt (?:councillors?|officers?|council|deal|decision)|fraudulent ${paper}|${paper} (?:is|are|was|were) (?:\w+ )?fraudulent)\b`,
      pattern`\b(?:councillors?|officers?|council|committee|votes?) (?:\w{1,8} ){0,2}(?:was|were|is|are|been) (?:all )?(?:bought|paid off)(?: by|[ .,]*$)`,
    ],
    unless: /\b(?:nobody|no one|if|whether|not (?:say|think|suggest|claim)|never|phone|keys?|lead)\b/,
  },

  // 'We know where you live.' 'You will regret this.' 'Watch your backs.' 'We will come after you.' 'You should be hanged.'
  // 'String them up.' 'I will hurt you.' 'Something might happen to you.' 'blood on your hands' 'Burn it all down.'
  // 'Refuse it, or else.' 'We will make your lives hell.'
  {
    kind: 'threat',
    on: 'plain',
    says: [
      /\bknow where (?:you|they|he|she|your|the councillors) (?:all )?(?:live|lives|family)/,
      /\b(?:you|they|he|she) (?:will|had better|are going to) (?:all |both )?(?:regret|pay for|be sorry|watch out|wish)\b/,
      /\b(?:officers?|councillors?|council|committee) will (?:all |both )?regret (?:it|this|that)\b|\bwatch your backs?\b/,
      /\b(?:i|we) (?:will|shall|are going to) (?:\w{1,10} )?(?:block|blockade|barricade) (?:the|your|their) (?:\w{1,10} )?(?:gates?|entrance|road|site|lorries|bridge|access|diggers?)\b/,
      /\b(?:i|we|people|somebody|someone) (?:will|am going to|are going to|might) (?:come|be coming) (?:after|for) (?:you|them|him|her)\b/,
      /\b(?:ought to|should|deserves? to|will) be (?:shot|hanged|hung|strung up|beaten|lynched)\b/,
      /\bstring (?:them|him|you) up\b/,
      /\b(?:i|we) (?:will|would|could|am going to) (?:kill|hurt|punch|smash|burn|shoot|find|hunt down) (?:you|them|him|her|their|your|every one of you)\b/,
      /\bsomething (?:will|might|may|could) happen to (?:you|them|him|her|your)\b/,
      /\bblood on (?:your|their) hands\b/,
      /\bburn (?:it|them|their|the) [\w ]{0,15}\bdown\b/,
      /\bor else\b(?= *[.!]?$)/,
      /\bmake (?:your|their|his|her) li(?:fe|ves) (?:hell|a misery)\b/,
    ],
  },

  // 'It lowers the value of my house.' 'House prices will fall.' 'We could not sell our home.' '£5,000 off my house'
  {
    kind: 'property-value',
    on: 'plain',
    says: [
      pattern`\b(?:${home}(?:'s)? (?:prices?|values?)|negative equity)\b`,
      pattern`\b(?:value|price|worth) of (?:my|our|the|their|his|her|all|local|every|nearby|these|any|your) (?:\w{1,12} )?${home}\b`,
      pattern`\bdevalu\w{1,5} (?:my|our|the|their|every|local|all) (?:\w{1,12} )?${home}\b`,
      pattern`\b${home} (?:\w{1,10} ){0,3}(?:worthless|worth (?:much |far |a lot |£\d[\d ,.]{0,12} )?(?:less|nothing|half)|devalued|unsaleable|los(?:es?|t|ing) (?:(?:a (?:lot|third|quarter|fifth)|half|some|much|thousands|£\d[\d ,.]{0,12}|\d\S{0,5}(?: per cent)?) )?(?:of |in )?(?:(?:its|their|all) )?value(?! for (?!ever)))\b`,
      pattern`\b(?:£\d[\d ,.]{0,12}|thousands|\d\S{0,5}(?: per cent)?) off (?:the (?:value|price) of )?(?:my|our|every|each) (?:\w{1,12} )?${home}\b(?! (?:insurance|bills?|rent))`,
      pattern`\b(?:sell|selling|remortgage) (?:my|our|their|his|her) (?:\w{1,12} )?${home}\b`,
    ],
    unless:
      /\bnot [\w ]{0,30}\bbecause\b|\bnot (?:because|count|counted|matter|write|weigh|about|for the council)\b|\bset aside\b|\b(?:leave|left) out\b|\bheritage value\b|\bnot a planning matter\b/,
  },

  // 'It would spoil my view.' 'the view from our kitchen'
  {
    kind: 'private-view',
    on: 'plain',
    says: [
      /\b(?:spoil|ruin|lose|losing|lost|block|blot out|destroy|take away|taking|robs? us of|end) (?:all of )?(?:my|our) (?:\w{1,12} ){0,2}(?:views?|outlook)\b/,
      pattern`\b(?:views?|outlook) (?:\w{1,12} )?from (?:my|our) (?:\w{1,12} ){0,2}${room}\b`,
      /(?<!in )\b(?:my|our) (?:\w{1,12} )?(?:view|outlook) (?:over|across|of the (?:fields|river|valley|hills|church|meadows?|water|wood|vale|countryside)|would be|will be|from)\b/,
      /\b(?:paid|pay) (?:\w{1,10} ){0,3}for (?:the|my|our|this) (?:\w{1,12} )?(?:view|outlook)\b/,
    ],
    unless: /\bpublic\b/,
  },

  // 'greed' 'lining their pockets' 'They are only after the money.' 'in it for what they can get' 'a quick buck'
  // 'getting rich' 'They put profit before people.' 'They make millions.' 'The company does not care.' 'a cash cow'
  {
    kind: 'motives',
    on: 'plain',
    says: [
      /\bgreed(?:y|ily|iness)?\b/,
      /\blin(?:e|es|ing) (?:their|his|her|its|the college's) (?:own )?pockets\b/,
      /\b(?:only|just|all) (?:in it|about|after|interested in|thinking of|for|want|wants|care about|cares about) (?:the |their |making )?(?:money|profits?|cash)\b/,
      /\bin it for (?:the|what)(?: money)?\b/,
      /\b(?:(?:fast|quick) buck|get(?:ting)? rich|cash cow|profiteer\w{0,3})\b/,
      /\bput(?:s|ting)? profits? (?:before|above|over)\b/,
      /\bprofits? (?:before|above|over) people\b/,
      /\b(?:make|makes|making) (?:a fortune|millions)\b/,
      /\b(?:they|he|company|college|applicants?|landowner|firm|developers?) (?:do|does|could) not (?:care|give a)\b/,
    ],
    unless: /\bfarm(?:er|ers)? (?:do|does) not\b/,
  },
]
