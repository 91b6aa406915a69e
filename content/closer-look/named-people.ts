import type { Form } from '../../domain/closer-look/take-closer-look.ts'
import { oneOf } from './one-of.ts'

const { raw } = String
const childNoun = oneOf(
  'son, daughter, (?:grand)?child, grandson, granddaughter, baby, toddler, niece, nephew, boy, girl, lad, youngest',
  'eldest, twins, sons, daughters, (?:grand)?children, boys, girls, kids, lads, grandsons, granddaughters, grandkids',
  'grandbabies, lass, little one, toddlers, stepson, stepdaughter, godson, goddaughter',
)
const age = oneOf(
  '\\d, 1[0-7], one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen',
  'sixteen, seventeen',
)
/** A first name, as far as it can be told. */
const first = '(?<name>[A-Z][a-z]{2,15})'
/** Words with a capital that name no child. */
const notAChild = new RegExp(
  `^${oneOf(
    '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, January, February, March, April, May, June, July, August, September',
    'October, November, December, (?:Sad|Lucki|Recent|Fortunate|Unfortunate|Usual|Late|Final|Dai|Ear|On|Personal)ly',
    '(?:Current|Regular|Especial|Regrettab|Like)ly, The, And, But, When, She, They, Yesterday, Today, Last, Every, Year',
    'School, Primary, Council, Church, Road, Policy, Section, Table, Figure, Note, Appendix, Condition, Point, Page, Photo(?:graph)?',
    'Anyone, Anybody, Everyone, Everybody, Someone, Those, People, Children, Pupils, Reception, Nursery',
    'England, Britain, Wales, London, Warwick, Stratford, [A-Z][a-z]+shire',
  )}$`,
)
/** 'Ellie, 17, Barford' is who writes. */
const signs = /^\W*[A-Z][\w-]+(?: [A-Z]\w+)?,? \(?(?:aged? )?\d{1,2}\)?(?:,? [A-Z][a-z]+){0,4}\W*$/
const namesNoChild: Form['unless'] = ({ input, groups: { name = '' } = {} }, { places }) =>
  places.some((place) => place.split(/[ -]/).includes(name)) || notAChild.test(name) || signs.test(input)

const their = '(?:[Mm]y|[Hh]er|[Hh]is|[Tt]heir)'
const surname = '(?: [A-Z][a-z]{2,15})?'
const nearly = '(?:only |just |now |nearly |almost )?'
/** What is counted otherwise than years. */
const noAge = '(?! (?:miles|minutes|per|times|hours))'
const called = '(?:(?:is |are |who is )?called|is|are|who is|named)'
/** 'is', 'will be' before an age or a class. */
const turns = '(?:and [A-Z][a-z]{2,15} )?(?:is|are|has just turned|turns|turned|will be)(?: only| just| nearly| now)?'
const has = oneOf(
  'has, had, suffers from, suffered, lives with, is living with, was diagnosed with, got, is on, relies on, needs',
  'carries, uses',
)
const ill = oneOf(
  'asthma, COPD, cancer, dementia, Alzheimer, Parkinson, epilepsy, leukaemia, bronchitis, emphysema, angina, diabetes',
  'autism, eczema, cystic fibrosis, silicosis, heart (?:attack|condition|failure|trouble), oxygen, inhalers?',
  'nebuliser, stroke, wheelchair, dialysis, chemotherapy',
)

/** Children by their names, and the sick by theirs. */
export const namedPeople: readonly Form[] = [
  {
    kind: 'child',
    patterns: [
      // My daughter Ella walks there. Our boy is called Alfie.
      new RegExp(
        raw`\b(?:${their}|[Oo]ur|[Ll]ittle) [a-z0-9 '’-]{0,25}\b${childNoun},? \(?(?:${called} )?${first}\b(?!'s (?:school|church|primary))(?!,? ?\(?(?:is |aged |who is )?(?:1[89]|[2-9]\d)\b)`,
      ),
      // Ella, aged six; Ida Moss, who's 9
      new RegExp(raw`\b${first}${surname},? (?:who(?: is|['’]?s)|aged|\(aged|age) ?${nearly}${age}\b${noAge}`),
      // Lily is only five years old
      new RegExp(raw`\b${first}${surname},? is ${nearly}(?=\w+ years? old\b)${age}\b`),
      // Our Harry's 4 and he loves the ducks
      new RegExp(
        raw`\b(?:[Oo]ur|[Mm]y|[Ll]ittle) ${first}(?:['’]s| is| was| turns| turned) ${nearly}${age}(?=[.,]| and\b| years? old| next\b| in [A-Z]|$)`,
      ),
      // Isla, our daughter
      new RegExp(
        raw`\b${first},? (?:\(|and )?(?:my|our) [a-z0-9 -]{0,25}\b(?:${childNoun}|two|three|pair|[a-z0-9]+[- ]year[- ]old)[,.)]`,
      ),
      // Little Sophie plays there
      new RegExp(raw`\b[Ll]ittle ${first}(?=[,.]| (?:is|has|was|who|walks|plays|cannot|can)\b)`),
      // Little Noah Pargeter, who comes here; Mia and Theo, who are four and seven
      new RegExp(raw`\b[Ll]ittle ${first} [A-Z][a-z]{2,15},? (?:who|is|has|was|plays|walks|comes|next|at|from)\b`),
      new RegExp(raw`\b${first} and [A-Z][a-z]{2,15},? (?:who are |aged |are |\()${age} and ${age}\b${noAge}`),
      // Jessica Lowe in 9B
      new RegExp(
        raw`\b${first}(?:${surname},? (?:who(?: is|['’]s) )?in (?:[Cc]lass )?\d{1,2}[A-Z]| [A-Z][a-z]{2,15},? in [Yy]ear \d{1,2})\b`,
      ),
      // Ten-year-old Ben
      new RegExp(raw`\b(?!\w+ty\b)(?:${age}|[OTFSEN][a-z]{2,4})[- ]years?[- ]old ${first}\b`),
      // our little Harriet's among them
      new RegExp(raw`\b[Oo]ur (?:little|youngest|eldest|baby) ${first}\b`),
      // Our Callum, hes 9, walks.
      new RegExp(raw`\b(?:[Oo]ur|[Mm]y) ${first},? (?:s?he['’]?s|s?he is) ${nearly}${age}\b${noAge}`),
      // my son jake aged 8
      new RegExp(
        raw`\b(?:my|our) (?:little )?${childNoun} (?!now|who|only|just|also|was|are|will|and|here)(?<name>[a-z]{3,12}),? aged? ${age}\b`,
      ),
      // Tom and Jack (7)
      new RegExp(raw`\b${first} \(${age}\)(?=[,.]| (?:next door|and (?:[A-Z]|her|his|their)|who|cannot|can)\b)`),
      new RegExp(raw`\b${first} \(${age}\)(?= (?:will|would|said|[a-z]{1,12}s)\b)`),
      // Ruby (8) and Finlay (10) Marsh
      new RegExp(raw`\b${first} \(${age}\)(?= (?:and )?[A-Z][a-z])`),
    ],
    unless: namesNoChild,
    finds: [
      'My daughter Ella walks there.',
      'Our children (Mia and Leo) cycle.',
      'Our little boy is called Alfie.',
      'Ella, aged six, plays there.',
      'Lily is only five years old.',
      "A pupil, Ida Moss, who's 9, rides.",
      'We are Ruby (8) and Finlay (10) Marsh.',
      "Our Harry's 4 and he loves the ducks.",
      'Isla, our daughter, walks to the bus.',
      'Little Sophie plays there.',
      'I walk with Tom and Jack (7).',
      'Please think of Maisie (8) next door.',
    ],
    passes: [
      'Our children walk to Barford school.',
      'On Sunday, my daughter counted.',
      'Barford is two miles away.',
      'Everyone aged six and over swims.',
      'Yesterday, my son, I counted.',
      'Little Barford is quiet.',
      "Our Parish Council's 9 members objected.",
      'See Figure (7).',
      'It fails Policy (3).',
    ],
  },
  {
    kind: 'child',
    patterns: [
      // Ruby-Mae, 11,
      /\b(?<name>[A-Z][a-z]{2,15}(?:-[A-Z]?[a-z]{2,9})?), (?:\d|1[0-7]),/,
      // Amy is in Year 4
      new RegExp(raw`\b${first} ${turns} (?:in (?:[Yy]ear|[Rr]eception|[Nn]ursery)\b)`),
      // Tom will be 7 next year
      new RegExp(raw`\b${first} ${turns} (?:\d|1[0-7]) (?:and|next|in [A-Z]|this|years? old)`),
      // Freddie turned five last week
      new RegExp(
        raw`\b${first} (?:has (?:just )?turned|just turned|turned|turns|will turn|is nearly|is almost) ${age}(?=[.,]| and\b| last\b| next\b| this\b| in [A-Z]| on [A-Z]|$)`,
      ),
      // Tom is eight and
      new RegExp(raw`\b${first} ${turns} (?:three|four|five|six|seven|eight|nine|ten|eleven) (?:and|next|this)\b`),
      // Theo starts school
      /\b(?<name>[A-Z][a-z]{2,15}) (?:starts|started|goes to|attends|loves) (?:\w+ ){0,2}(?:school|nursery|preschool|playgroup|reception)\b/,
      // Theo's pram
      /\b(?<name>[A-Z][a-z]{2,15})'s (?:pushchair|pram|nursery|bedtime|cot|school bus|teacher)\b/,
      // Theo, who is now in Year 2
      /\b(?<name>[A-Z][a-z]{2,15}), (?:who|in) (?:[a-z]+ ){0,4}(?:[Yy]ear \d|[Rr]eception|[Nn]ursery|infants)\b/,
    ],
    unless: namesNoChild,
    finds: [
      'Freddie turned five last week.',
      'Ruby-Mae, 11, walks there.',
      'Theo starts school in September.',
      'Amy is in Year 4 there.',
    ],
    passes: [
      'The reserve for Warwickshire is 15 years or more.',
      'The A429, 11, and the lane.',
      'Barford is 3 and a half miles away.',
    ],
  },
  {
    kind: 'child',
    patterns: [
      // Our Jayden and his sister Lacey-Mae
      new RegExp(
        raw`\b${first}(?:-[A-Z][a-z]+)? and (?:his|her) (?:[a-z]+ )?(?:sister|brother)s?,? [A-Z][a-z]{2,15}\b`,
      ),
      new RegExp(
        raw`\b(?:[Hh]is|[Hh]er|[Tt]heir) (?:little|baby|kid|younger|twin|big) (?:sister|brother),? ${first}\b`,
      ),
      // The Johnson twins, Mia and Max
      new RegExp(
        raw`\b(?:[Tt]wins|[Cc]hildren|[Kk]ids|[Tt]riplets|little ones|toddlers|youngsters),? (?:called )?${first}(?:, [A-Z][a-z]{2,15})? and [A-Z][a-z]{2,15}(?=[.,]| (?:who|walk|cycle|play|wait|go|love|cross|ride|sleep|are|were|have)\b)`,
      ),
      // I am Charlie and I am ten
      new RegExp(
        raw`\bI(?: am|['’]?m) ${first}${surname}(?:,| and)(?: I(?: am|['’]?m))?(?: aged?)? ${age}(?=[.,]| and\b| years?\b| in [A-Z])`,
      ),
      // My Harry, only five,
      new RegExp(
        raw`\b(?:[Mm]y|[Oo]ur) ${first},? (?:who(?: is|['’]s) )?(?:only|just|barely|nearly|not yet) ${age}\b${noAge}`,
      ),
      // Young Daisy learned to ride there
      new RegExp(
        raw`\b[Yy]oung ${first}${surname} (?:learned|learnt|rides|plays|walks|cycles|loves|waits|has|is|who|from|next door|at number)\b`,
      ),
      // Little Alfie at number 4 plays there
      new RegExp(
        raw`\b[Ll]ittle ${first} (?:at (?:number|no)|next door|from (?:number|next)|and (?:his|her)|loves|rides|sleeps|goes|waits|who|on (?:his|her))\b`,
      ),
      // Our Jayden catches the school bus there
      new RegExp(
        raw`\b(?:[Mm]y|[Oo]ur) ${first} (?:[a-z]+ ){0,5}(?:to|from|at|for|the|catches|in) (?:the )?(?:primary|infants?|nursery|preschool|pre-school|playgroup|school|school bus|reception|[Yy]ear \d|Cubs|Brownies|Beavers|playground|swings)\b`,
      ),
      new RegExp(
        raw`\b(?:[Mm]y|[Oo]ur) ${first} (?:[a-z]+ ){0,2}(?:rides|plays|learned to ride|learnt to ride|learning to ride) (?:his|her|on|out|there|in|football)\b`,
      ),
    ],
    unless: (found, context, text) =>
      namesNoChild(found, context, text) || /ers$|^Women|^Men$/.test(found.groups?.name ?? ''),
    finds: [
      'our Jayden and his sister Lacey-Mae walk along there',
      'The Johnson twins, Mia and Max, wait there.',
      'I am Charlie and I am ten years old.',
      'Think of my Harry, only five, there.',
      'Young Daisy Perkins learned to ride there.',
      'Little Alfie at number 4 plays there.',
      'Our Jayden catches the school bus there.',
      'Our Ellie rides her pony there.',
    ],
    passes: [
      'Young Farmers has met there for years.',
      'I am Charles and I am 71.',
      'The children, Barford and Wasperton alike, walk.',
      'Our Parish Council met at the school.',
      'Our District Councillor came to the school.',
    ],
  },
  {
    kind: 'child',
    patterns: [
      // Her names Evie and she is 3.
      new RegExp(
        raw`\b(?:${their}|(?:[Mm]y|[Oo]ur) ${childNoun}(?:['’]?s)?) names?(?: is| are|['’]s)? ${first}\b.{0,30}\b(?:is|am|are|['’][ms]|s?hes) (?:only |just |nearly )?${age}\b`,
      ),
    ],
    finds: ['Her names Evie and she is 3.', 'My name is George and I am 10.'],
    passes: ['My name is George Hill and I am 71.', 'Her name is on the letter.'],
  },
  {
    kind: 'others-health',
    patterns: [
      // Jake has severe asthma.
      new RegExp(raw`\b${first}${surname}(?:, who [a-z ]{3,40},)? (?:also )?${has} (?:[a-z]+ ){0,3}${ill}`),
      // Bill at the forge has had two heart attacks.
      new RegExp(
        raw`\b${first} (?:at|in|from|of|next|opposite|over|down) (?:[A-Za-z0-9]+ ){1,4}(?:also )?${has} (?:[a-z]+ ){0,4}${ill}`,
      ),
      // Our Tom has been in and out of hospital.
      new RegExp(
        raw`\b(?:[Oo]ur|[Mm]y|[Pp]oor|[Oo]ld|[Dd]ear) ${first} (?:[a-z]+ ){1,8}(?:in hospital|of hospital|poorly|blind|deaf|bedridden|housebound|heart attacks?|(?:his|her) (?:lungs|chest|heart|nerves|breath|breathing|stroke|operation|tablets))\b`,
      ),
    ],
    unless: (found, context, text) =>
      namesNoChild(found, context, text) ||
      /^(?:Who|Nobody|Whoever|That|This|What|Which|Barford|England|Nearly|Half|Some|Many|One|Most)$/.test(
        found.groups?.name ?? '',
      ),
    finds: [
      'Jake has severe asthma.',
      'Kev suffers from silicosis.',
      'Bill at the forge has had two heart attacks.',
      'Our Tom has been in and out of hospital with his lungs.',
    ],
    passes: ['Everyone has asthma there.', 'I have asthma.', 'Barford had cancer research shops.'],
  },
]
