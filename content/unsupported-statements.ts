import type { UnsupportedStatement } from '../domain/closer-look/finding.ts'

const certain = '(?:will|going to|is sure to|are sure to|bound to)'
const buildings = '(?:houses?|homes?|walls?|village|cottages?|church|they)'

/** What drafts say that nothing in the papers bears out, or that is known to be otherwise (rule: closer-look-ledger). */
export const unsupportedStatements: readonly UnsupportedStatement[] = [
  {
    pattern: new RegExp(
      `\\b(?:${certain}|gives|causes) (?:\\w+ ){0,2}(?:give|gives|cause|mean|bring)?\\b.{0,40}\\b(?:silicosis|cancer|lung disease|birth defects|leukaemia|emphysema)`,
    ),
    mend: 'We know of no study that shows this. You can say what you fear, and ask what would be measured at your home.',
  },
  {
    pattern: /\bno safe level\b|\b(?:proven|proved|a fact) that\b|\bproven fact\b|\bevery expert\b/,
    mend: 'Name the study that says so, with its date, or put it as a question to the applicant.',
  },
  {
    pattern: new RegExp(
      `\\b(?:people|children|we|us|you|somebody|someone|folk|kids|her|him|us|residents|cyclists) (?:\\w+ )?${certain} (?:\\w+ )?(?:die|kill|be killed)\\b|\\b${certain} (?:\\w+ )?kill\\b|\\bdust kills\\b|\\bfatal accidents\\b`,
    ),
    mend: 'Nobody can know that. Say what you have seen on the road or in the air, when and where: that is hard to answer.',
  },
  {
    pattern: new RegExp(
      `\\b${buildings} (?:\\w+ ){0,2}${certain} (?:\\w+ )?(?:collapse|fall down|subside|sink|crack)|\\b(?:make|makes) (?:\\w+ ){1,2}(?:collapse|sink|subside|fall down)`,
    ),
    mend: 'We have read nothing that shows it. You can ask for a survey of the nearest buildings before any work begins.',
  },
  {
    pattern:
      /\bdone deal\b|\bmade up (?:its|their|your) minds?\b|\balready (?:been )?decided\b|\bbrib|\bbrown envelopes?\b|\bbought by\b|\bback ?handers?\b|\bis a sham\b|\bpaid off\b|\bdecided long ago\b|\bbehind closed doors\b/,
    mend: 'Leave this out unless you can prove it: it can harm both you and your letter.',
  },
  {
    pattern: /\bplan (?:does not|never|did not) (?:name|mention|allocate|include)/,
    mend: 'Read its list of sites before you say so. What it asks of whoever would dig there, and what is not met, weighs more.',
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
    pattern: /\bblast(?:ing|s)\b|\bdynamite\b|\bexplosi(?:ves|ons?)\b/,
    mend: 'Sand and gravel are dug, not blasted. Write about the noise of the machines instead.',
  },
  {
    pattern: /\bwiped out\b|\bextinct\b|\bevery (?:\w+ ){1,4}will die\b|\ball (?:\w+ ){1,4}will die\b/,
    mend: 'We know of no survey that says so. Say which animals you have seen there, when and where.',
  },
  {
    pattern:
      /\b(?:will|going to) (?:be )?(?:poison|destroy)(?:ed|s)?\b.*\b(?:for ?ever|whole|all)\b|\bpoisoned for ?ever\b/,
    mend: 'This is more than anybody can show. You can ask how the water would be watched, and who must act when it changes.',
  },
]
