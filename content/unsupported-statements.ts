import type { UnsupportedStatement } from '../domain/closer-look/finding.ts'

const certain = '(?:will|going to|is sure to|are sure to|bound to)'
const framework = '(?:nppf|national planning policy framework|the framework)'
const oldEdition = '(?:december |july |september |february |march )?(?:2012|2018|2019|2021|2023|2024)'
const heritage =
  '(?:heritage|conservation areas?|listed \\w+|designated assets?|significance of|(?:the|its|their) setting)'
const paragraph = '(?:paragraphs? (?:\\d+ (?:and |to |, ))?|paras?\\.? ?)'
const buildings = '(?:houses?|homes?|walls?|village|cottages?|church|they)'
const neighbours = '(?:residents|neighbours|villagers|the (?:general )?public|people (?:who live|living))'
const often = '(?:common|widespread|frequent|known|documented|proven|rising)'
const tenPerCent = '(?:10|ten) ?(?:%|per cent|percent)'
const gain = `(?:\\b${tenPerCent} (?:\\w+ ){0,2}(?:net )?gain\\b|\\bnet gain of (?:at least )?${tenPerCent}(?!\\w))`
const bound = '\\b(?:law|legal\\w*|required|must|obliged)\\b'
const zone = '\\b(?:buffer|exclusion) zone\\b'
const rule = '\\b(?:law|legal\\w*|statut\\w+|national (?:planning )?policy|nppf)\\b'
const so = '(?:so(?! \\w+ that)|therefore|thus|hence|means)'
const shall = '(?:must|should|has to|have to|ought to)(?! not\\b| never\\b)'
const refused = `(?:${shall} (?:\\w+ )?be (?:refused|rejected|turned down|thrown out)|(?:please|${shall})(?: \\w+)? (?:refuse|reject)(?: it| this| the \\w+)?|no permission (?:can|must|should) be (?:given|granted)|(?:permission|it|this|the (?:application|quarry|scheme)) (?:can|must|should) not be (?:given|granted|approved))\\b`
const least = `(?:${shall}|at least|closer than) (?:be )?(?:\\w+ ){0,2}`
const far =
  '\\b\\d[\\d,.]{0,6} ?(?:k?m|met(?:re|er)s?|kilomet(?:re|er)s?|miles?|yards) (?:away )?from (?:(?:any|a|the nearest|the|our) )?(?:homes?|houses?|schools?|dwellings?|villages?)\\b'
const many = '(?:\\d{1,6}|hundreds of|thousands of|so many|most|all the)'
const numbers = `(?:petitions?|${many} (?:\\w+ )?objections|(?:${many} (?:\\w+ )?(?:people|residents|villagers|neighbours)|everyone|everybody|the whole village) (?:(?!who\\b)\\w+ ){0,3}(?:object(?:s|ed|ing)?|oppose[sd]?|against))`

/** Finds where something is given as the reason why the quarry must be refused. */
const refusedFor = (reason: string) =>
  new RegExp(
    `^(?!.*\\b(?:no reason|if|only)\\b).*(?:\\b${reason}\\b(?:.{0,60}\\b${so}\\b.{0,50}\\b${refused}| (?:\\w+ ){0,4}, (?:and )?(?:(?:it|this|the \\w+) |(?=(?:no )?permission\\b))${refused}(?!(?: it| this| the \\w+)? (?:for|because|as|since|on|before|until|while)\\b))|\\b${refused} (?:just )?(?:because|as|since) (?:\\w+ ){0,5}${reason}\\b)`,
  )

/** What drafts say that no document supports, or that is known to be otherwise. */
export const unsupportedStatements: readonly UnsupportedStatement[] = [
  {
    pattern: new RegExp(`${gain}.{0,60}${bound}|${bound} .{0,60}${gain}`),
    mend: 'The rule on net gain does not reach back to applications made before it began. Say which habitat would be lost instead.',
  },
  {
    pattern: new RegExp(
      `^(?!.*\\b(?:no|any|which|is there a) (?:law|buffer|exclusion|national|statut\\w+)\\b)(?:.*${zone}.{0,60}(?:${rule}|\\brequired\\b)|.*${rule} .{0,60}${zone}|.*\\b(?:law|legally) .{0,40}\\bfrom (?:any |the nearest )?(?:homes|houses|schools?)\\b|.*\\b(?:law|legally)\\b.{0,20} ${least}${far}|.*${least}${far}.{0,30}\\b(?:law|legally)\\b)`,
    ),
    mend: 'We know of no law or national policy that sets such a distance. Say how far your home or the school is, and what would reach it.',
  },
  {
    pattern: /\bhamble (?:\w+ ){0,4}(?:refused|rejected|turned down|thrown out|stopped)\b/,
    mend: 'That quarry was allowed in the end: read its story under Cases Elsewhere before you name it.',
  },
  {
    pattern:
      /\b(?:never|not) (?:be )?(?:allowed|permitted|built|dug) (?:\w+ ){0,3}flood ?plains?\b|\b(?:can|must) (?:not|never) be (?:put |sited )?(?:in|on) (?:\w+ )?flood ?plains?\b|\b(?:illegal|forbidden|banned) (?:\w+ ){0,4}flood ?plains?\b/,
    mend: 'Policy lets sand and gravel be dug there. Say what floods today, and what the digging could change.',
  },
  {
    pattern: new RegExp(
      `^(?!.*\\b(?:workers?|(?:at|from|of|their) work)\\b).*\\b(?:${certain}|gives|causes) (?:\\w+ ){0,2}(?:give|gives|cause|mean|bring)?\\b.{0,40}\\b(?:silicosis|cancer|lung disease|birth defects|leukaemia|emphysema)`,
    ),
    mend: 'We know of no study that shows this for people who live near such a quarry. You can say what you fear, and ask what would be measured at your home.',
  },
  {
    pattern: new RegExp(
      `^(?!(?:what|which|how|have|has|are|is|do|does|did) |.*\\b(?:workers?|(?:at|from|of|their) work|no|none|not|never|nobody|ask\\w*)\\b)(?:.*\\b(?:many|${often}) cases of silicosis (?:among|in|near) |.*\\bsilicosis (?:\\w+ ){0,5}(?:among|in|for) (?:\\w+ ){0,2}${neighbours}\\b.*\\b${often}\\b|.*\\bsilicosis (?:\\w+ ){0,3}${often} (?:\\w+ )?(?:among|in|for) (?:\\w+ ){0,2}${neighbours}\\b|.*\\b${neighbours} (?:\\w+ ){0,5}(?:get|have|had|died of|die of|develop|suffer from) (?:\\w+ )?silicosis\\b)`,
    ),
    mend: 'The Health and Safety Executive says that no case is documented among the general public in Great Britain. Ask instead what would be measured at your home.',
  },
  {
    pattern: /\bno safe level\b|\b(?:proven|proved|a fact) that\b|\bproven fact\b|\bevery expert\b/,
    mend: 'Name the study that says so, with its date, or ask the applicant about it instead.',
  },
  {
    pattern: new RegExp(
      `\\b(?:people|children|we|us|you|somebody|someone|folk|kids|her|him|us|residents|cyclists) (?:\\w+ )?${certain} (?:\\w+ )?(?:die|kill|be killed)\\b|\\b${certain} (?:\\w+ )?kill (?:people|us|me|you|children|someone|somebody|him|her|them|our|my|residents|cyclists|walkers|pedestrians)\\b|\\bdust kills\\b|\\bfatal accidents\\b`,
    ),
    mend: 'Nobody can know that. Say what you have seen on the road or in the air, when and where.',
  },
  {
    pattern: new RegExp(
      `\\b${buildings} (?:\\w+ ){0,2}${certain} (?:\\w+ )?(?:collapse|fall down|subside|sink|crack)|\\b(?:make|makes) (?:\\w+ ){1,2}(?:collapse|sink|subside|fall down)`,
    ),
    mend: 'We have read nothing that shows it. You can ask for a survey of the nearest buildings before any work begins.',
  },
  {
    pattern:
      /\bdone deal\b|\bmade up (?:its|their|your) minds?\b|\balready (?:been )?decided\b|\bis a sham\b|\bdecided long ago\b|\bbehind closed doors\b/,
    mend: 'Leave this out unless you can prove it: it can harm both you and your letter.',
  },
  {
    pattern: new RegExp(
      `^(?!.*\\b(?:replaced|superseded|ended|former|no longer|applicant)\\b)(?:.*\\b${framework} (?:, |of |from )?${oldEdition}\\b|.*\\b${oldEdition} ${framework}\\b|(?=.*\\b${framework}).*\\b${paragraph}(?:[2-9]\\d|1\\d\\d|2[0-3]\\d)\\b|(?=.*\\b(?:(?:great) weight|less than substantial)\\b).*\\b${paragraph}2[0-3]\\d\\b|(?!.*\\b(?:gone|dropped|older?|earlier|not (?:use|speak)|used to|reports?|officers?|guidance|historic england|courts?|judges?)\\b)(?:.*\\b(?:great) weight (?:\\w+ ){0,3}(?:to|for|on) (?:\\w+ ){0,3}${heritage}\\b|.*\\b${heritage} (?:\\w+ ){0,2}(?:great) weight\\b|.*\\bless than substantial harm\\b|.*\\bharm (?:\\w+ ){0,6}less than substantial\\b))`,
    ),
    mend: 'This is from an edition of the Framework that ended on 17 August 2026. Cite the policy in force instead: M3 or M4 for minerals, HE4 or HE6 for heritage, P3 for noise and air, TR6(4) for roads.',
  },
  {
    pattern:
      /^(?!.*\b(?:m3|making plans?|plan.making|for plans|(?:minerals|local) plan)\b)(?:(?=.*\b(?:nppf|framework|national policy)\b).*\bpolicy m[12]\b|.*\bpolicy m[12]\b.*\b(?:refused?|must|should|permission)\b|(?=.*\b(?:policy|under|contrary|fails?|breach\w*|meets?|met)\b).*\bm[12] , \d ,)/,
    mend: 'M1 and M2 are for making plans, not for deciding an application: M3 and M4 are.',
  },
  {
    pattern:
      /\bm4\b(?: , \d ,)?(?: , [a-z] ,)? (?:clearly )?(?:says|states|requires|means|tells|is clear)\b(?! nothing\b)(?:(?!\b(?:so|therefore|and)\b).){0,50}\b(?:refused?|refusal|reject(?:ed)?|turned down)\b/,
    mend: 'M4 does not say that a scheme should be refused, but that it should have no unacceptable adverse impact. Say which harm that would be, and where.',
  },
  {
    pattern: refusedFor('(?:land ?banks?|(?:gravel|mineral) reserves)'),
    mend: 'A large landbank is no reason to refuse by itself.',
  },
  {
    pattern: /\b(?:i|we) (?:will|shall|are going to|am going to) (?:all )?vote against\b/,
    mend: 'How people vote is no planning reason.',
  },
  {
    pattern: refusedFor(numbers),
    mend: 'How many people object does not decide it. Say what the quarry would do to you, and where.',
  },
  {
    pattern:
      /\bwrong (?:site|place|location|land) for (?:(?:a|the|this|any|such|new|big|large|sand|and|gravel) ){0,5}(?:quarr(?:y|ies|ying)|pits?|digging|extraction)\b(?! (?:entrance|access|gates?|roads?|offices?|plant|lorries|traffic))|\b(?:(?:quarry|pit) (?:should|must|ought to) (?:go|be|be (?:put|built|dug))|they (?:should|must|ought to) dig) (?:elsewhere|somewhere else)\b|\b(?:land|site|fields?|this|wasperton) (?:should (?:never|not)|ought (?:never|not) to) have been (?:allocated|(?:named|included|put|chosen) in(?:to)? (?:the|a|your) (?:\w+ ){0,2}plan)\b|\b(?:wrong|a mistake) to allocate (?:this|that|the) (?:land|site|fields?)\b|\ballocation (?:was|is) (?:wrong|a mistake)\b/,
    mend: 'The county’s plan names this land, so the principle has been argued. Say what this scheme would do, or which requirement of the plan it does not meet.',
  },
  {
    pattern: new RegExp(
      `${refusedFor('green belt').source}|^(?!.*\\b(?:if|not inappropriate|not checked|inspector|appeal|case)\\b).*(?:\\binappropriate (?:\\w+ )?(?:in|for|on) (?:the )?green belt\\b|\\bgreen belt\\b.{0,60}\\b(?:inappropriate development|very special circumstances)\\b|\\bvery special circumstances\\b.{0,40}\\bgreen belt\\b)`,
    ),
    mend: 'We have not checked whether the land is Green Belt, and even there policy GB7 allows digging under conditions.',
  },
  {
    pattern:
      /\bneighbourhood plan (?:\w+ )?(?:bans?|forbids?|prohibits?|rules out|(?:does|will) not allow|stops|prevents) (?:\w+ ){0,2}(?:quarr\w+|gravel|sand|minerals?|extraction|digging|it|this)\b|\b(?:banned|forbidden|prohibited|ruled out) (?:by|in|under) (?:the|our|barford's) (?:\w+ )?neighbourhood plan\b/,
    mend: 'A neighbourhood plan may not decide about quarries.',
  },
  {
    pattern:
      /\b(?:(?:(?:minerals|local|the) plan|its policies)\b(?=.*\b(?:20\d\d|old|age)\b)|it (?:is|was|dates) (?:from|of|back to|adopted in) 2022\b).*\b(?:little|less|no|limited|reduced|hardly any) weight\b/,
    mend: 'National policy says that a plan does not lose weight only for its age (Annex A).',
  },
  {
    pattern:
      /^(?!.*\b(?:own (?:objection|letter)|not a petition)\b)(?:.*\bwe\b.{0,20}\bundersigned\b|.*\b[\d,.]*\d (?:\w+ ){0,3}(?:signatures|signatories)\b|.*\bpetition\b.{0,60}\b(?:signatures|[\d,.]*\d (?:\w+ )?(?:people|residents|villagers|names))\b|.*\b(?:[\d,.]*\d|hundreds|thousands) (?:\w+ ){0,3}(?:have )?signed\b)/,
    mend: 'A petition does not take the place of your own objection.',
  },
  {
    pattern:
      /^(?!.*\b(?:count|counted|saw|seen|already|today|now)\b)(?=.*\b(?:would|will|bring|means?|propos\w+|extra)\b).*\b(?:(?:150|200|150 (?:to|-) 200|150-200) (?:extra |more |heavy |quarry |gravel ){0,2}(?:lorries|trucks|hgvs|wagons)|(?:300|400|300 to 400) (?:extra |more |heavy |lorry |vehicle |hgv ){0,2}movements)(?! (?:a|per|each) (?:week|month|year))\b/,
    mend: 'The campaign’s figure is 150 to 200 movements a day, in and out together: 75 to 100 lorries.',
  },
  {
    pattern: /\b(?:150|350) yards (?:away )?(?:from|to|of) (?:the|our|a|my) (?:\w+ )?school\b/,
    mend: 'The campaign’s figures of 150 and 350 yards are to villages. Measure from the school on a map.',
  },
  {
    pattern: /\bplan (?:does not|never|did not) (?:name|mention|allocate|include)/,
    mend: 'Read its list of sites before you say so. It is stronger to say which of its policies are not met.',
  },
  {
    pattern: /\b24 ?[/,] ?7\b|\b(?:24|twenty.four) hours a day\b|\bround the clock\b|\bday and night\b/,
    mend: 'We have read of no digging at night. You can ask whether pumps would run then, and say what you do at home at that hour.',
  },
  {
    pattern: /\billegal\b|\bagainst the law\b|\bbreak(?:s|ing)? the law\b|\bunlawful\b/,
    mend: 'A quarry may be near homes if the council allows it. Name the policy that you think it does not meet.',
  },
  {
    pattern: /\b(?:toxic|hazardous|nuclear|radioactive|poisonous) (?:waste|chemicals|rubbish)|\basbestos\b/,
    mend: 'You can ask what may be tipped there, who tests each load, and how.',
  },
  {
    pattern: /(?<!\b(?:no|any|without|vibrations from) )\bblast(?:ing|s)\b|\bdynamite\b|\bexplosi(?:ves|ons?)\b/,
    mend: 'Sand and gravel are dug, not blasted. Write about the noise of the machines instead.',
  },
  {
    pattern: /\bwiped out\b|\bextinct\b|\bevery (?:\w+ ){1,4}will die\b|\ball (?:\w+ ){1,4}will die\b/,
    mend: 'We know of no survey that says so. Say which animals you have seen there, when and where.',
  },
  {
    pattern:
      /\b(?:will|going to) (?:be )?(?:poison|destroy)(?:ed|s)?\b.*\b(?:for ?ever|whole|all)\b|\bpoisoned for ?ever\b/,
    mend: 'This is more than anybody can show. You can ask how the water would be checked, and who must act when it changes.',
  },
]
