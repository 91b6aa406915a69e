import type { Form } from '../../domain/closer-look/take-closer-look.ts'
import { houseInStreet } from './signatures.ts'

// What is told by how it is written: capitals, figures, brackets. No quantifier stands in another one that is unbounded.

const childNoun =
  '(?:son|daughter|(?:grand)?child|grandson|granddaughter|baby|toddler|niece|nephew|boy|girl|lad|youngest|eldest|twins|sons|daughters|(?:grand)?children|boys|girls|kids|lads|grandsons|granddaughters|grandkids|grandbabies|lass|little one|toddlers|stepson|stepdaughter|godson|goddaughter)'
const age =
  '(?:\\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'
const otherPerson =
  '(?:[Nn]eighbours?|(?:Mrs?|Ms|Miss|Dr)\\.? [A-Z][a-z]{1,15}|[Cc]ouple|[Ff]amily|[Ff]riends?|[Mm]other|[Ff]ather|[Mm]um|[Dd]ad|[Pp]arents|[Ss]ister|[Bb]rother|[Ss]on|[Dd]aughter|[Aa]unt|[Uu]ncle|[Ll]ady|[Gg]entleman|[Mm]an|[Ww]oman)'
/** Words with a capital that name no child. */
const notAChild =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|(?:Sad|Lucki|Recent|Fortunate|Unfortunate|Usual|Late|Final|Dai|Ear|On|Personal|Current|Regular|Especial|Regrettab|Like)ly|The|And|But|When|She|They|Yesterday|Today|Last|Every|Year|School|Primary|Council|Church|Road|Policy|Section|Table|Figure|Note|Appendix|Condition|Point|Page|Anyone|Anybody|Everyone|Everybody|Someone|Those|People|Children|Pupils|Reception|Nursery)$/
const namesNoChild: Form['unless'] = ({ groups: { name = '' } = {} }, { places }) =>
  places.some((place) => place.split(/[ -]/).includes(name)) || notAChild.test(name)

/** Each form with what it finds and what it must pass, as in phrases.ts; a sentence is tried on them as it was written. */
export const forms: readonly Form[] = [
  // [name of your road]; {{village}}; <your name>; ____; XX lorries; (insert date); Your Name
  {
    kind: 'placeholder',
    pattern:
      /\[(?!sic\]|\d|[Pp]olicy|emphasis|overleaf|see |my emphasis|our |their |the )[^[\]\n]{1,200}\]|\{\{?[\w ,’'/-]{2,60}\}|<(?!http)[A-Za-z][\w ,’'/-]{2,60}>|_{3,}|\bX{2,}\b|\bx{3,}\b|\.{6,}|…{3,}|\((?:please )?(?:insert|enter|fill in|add (?:your|here)|delete as|your (?:full )?(?:name|address|village|road|street|postcode|signature))\b[^)\n]{0,80}\)|\b(?:[Ii]nsert|INSERT) (?:your |the |own |relevant |specific |local |a )?(?:full |own |personal )?(?:name|address|road|village|date|postcode|street|details?|examples?|number|here|distance|HERE|NAME)\b|\bYour (?:Full |Own )?(?:Name|Address|Postcode|Signature|Village|Street|Contact Details|Road)\b|\bYOUR (?:FULL )?(?:NAME|ADDRESS)\b|^(?:Your name|Your address|Name here)\W{0,3}$/,
    finds: [
      'I live in [village].',
      '{{village}} is quiet.',
      '<your name>',
      'I walk from XX to the river.',
      'It floods at ______.',
      '(insert date)',
      'Your Name',
    ],
    passes: [
      'The plan says so [1].',
      'the “quary [sic]” [emphasis added]',
      'I measured 4 x 4 metres.',
      'The river (see below) rose.',
    ],
  },
  // **bold**, ### heading, ```
  {
    kind: 'chatbot',
    pattern: /\*\*[^*\n]{1,200}(?:\*\*|$)|^\s{0,3}#{1,6} {1,3}\S|`{3}|^\s{0,3}\*{1,2}[A-Z][^*\n]{1,80}:\*{1,2}/,
    finds: ['**Traffic** is heavy.', '### Dust', '*Noise:* it hums.'],
    passes: ['I gave the film 5 * and walked.', '#1 is the noise.'],
  },
  // 'My daughter Ella is six.' 'Ella, aged six, ...' 'Tom, our youngest, ...' 'Jack (7)'
  {
    kind: 'child',
    pattern: new RegExp(
      `\\b(?:[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Tt]heir|[Ll]ittle) [a-z0-9 -]{0,25}\\b${childNoun},? \\(?(?:is |are |who is |is called |are called |called |named )?(?<name>[A-Z][a-z]{2,15})\\b(?!'s (?:school|church|primary))`,
    ),
    unless: namesNoChild,
    finds: ['My daughter Ella walks there.', 'Our children (Mia and Leo) cycle.', 'Our little boy is called Alfie.'],
    passes: ['Our children walk to Barford school.', 'On Sunday, my daughter counted.'],
  },
  {
    kind: 'child',
    pattern: new RegExp(
      `\\b(?<name>[A-Z][a-z]{2,15}),? (?:who is|aged|\\(aged|age|is (?:only |just |now |nearly |almost )?(?=\\w+ years? old\\b)) ?${age}\\b(?! (?:miles|minutes|per|times|hours))`,
    ),
    unless: namesNoChild,
    finds: ['Ella, aged six, plays there.', 'Lily is only five years old.'],
    passes: ['Barford is two miles away.', 'Everyone aged six and over swims.'],
  },
  {
    kind: 'child',
    pattern: new RegExp(`\\b(?<name>[A-Z][a-z]{2,15}),? (?:\\(|and )?(?:my|our) [a-z0-9 -]{0,25}\\b${childNoun}[,.)]`),
    unless: namesNoChild,
    finds: ['Isla, our daughter, walks to the bus.'],
    passes: ['Yesterday, my son, I counted.'],
  },
  // 'Little Sophie', 'Ella (7)'
  {
    kind: 'child',
    pattern: /\b[Ll]ittle (?<name>[A-Z][a-z]{2,15})(?=[,.]| (?:is|has|was|who|walks|plays|cannot|can)\b)/,
    unless: namesNoChild,
    finds: ['Little Sophie plays there.'],
    passes: ['Little Barford is quiet.'],
  },
  {
    kind: 'child',
    pattern: new RegExp(
      `\\b(?<name>[A-Z][a-z]{2,15}) \\(${age}\\)(?= (?:next door|and (?:[A-Z]|her|his|their)|who|plays|walks|has|is|was|asks|says|can|cannot|loves|rides|goes|wants|will|would|said|cycles|sleeps)\\b|[,.])`,
    ),
    unless: namesNoChild,
    finds: ['I walk with Tom and Jack (7).', 'Please think of Maisie (8) next door.'],
    passes: ['See Figure (7).', 'It fails Policy (3).'],
  },
  // 'Ruby-Mae, 11,' 'Her name is Evie and she is 3' 'Alfie starts school' 'Tom is in Year 4'
  {
    kind: 'child',
    pattern:
      /\b(?<name>[A-Z][a-z]{2,15}(?:-[A-Z]?[a-z]{2,9})?)(?:, (?:\d|1[0-7]),| (?:and [A-Z][a-z]{2,15} )?(?:is|are|has just turned|turns|turned|will be) (?:only |just |nearly |now )?(?:in (?:Year|year|Reception|reception|Nursery|nursery)|(?:\d|1[0-7]) (?:and|next|in [A-Z]|this|years)|(?:three|four|five|six|seven|eight|nine|ten|eleven) (?:and|next|this)\b)| (?:starts|started|goes to|attends|loves) (?:\w+ ){0,2}(?:school|nursery|preschool|playgroup|reception)\b|'s (?:pushchair|pram|nursery|bedtime|cot|school bus|teacher)\b|, (?:who|in) (?:is in |is at )?(?:Year|year|Reception|reception) )/,
    unless: namesNoChild,
    finds: ['Ruby-Mae, 11, walks there.', 'Theo starts school in September.', 'Amy is in Year 4 there.'],
    passes: ['The A429, 11, and the lane.', 'Barford is 3 and a half miles away.'],
  },
  {
    kind: 'child',
    pattern: new RegExp(
      `\\b(?:[Hh]er|[Hh]is|[Tt]heir|[Mm]y) names?(?: is| are|'s|’s)? (?<name>[A-Z][a-z]{2,15})\\b.{0,30}\\b(?:is|am|are|'m|’m|'s|’s|s?hes) (?:only |just |nearly )?${age}\\b`,
    ),
    finds: ['Her names Evie and she is 3.', 'My name is George and I am 10.'],
    passes: ['My name is George Hill and I am 71.', 'Her name is on the letter.'],
  },
  {
    kind: 'others-health',
    pattern:
      /\b(?<name>[A-Z][a-z]{2,15}) (?:also )?(?:has|had|suffers from|suffered|lives with|is living with|was diagnosed with|got|is on|relies on|needs|carries|uses) (?:[a-z]+ ){0,3}(?:asthma|COPD|cancer|dementia|Alzheimer|Parkinson|epilepsy|leukaemia|bronchitis|emphysema|angina|diabetes|autism|eczema|cystic fibrosis|silicosis|heart (?:attack|condition|failure|trouble)|oxygen|inhalers?|nebuliser|stroke|wheelchair|dialysis|chemotherapy)/,
    unless: (found, context) =>
      namesNoChild(found, context) ||
      /^(?:Who|Nobody|Everyone|Anyone|Whoever|That|This|What|Which|Barford|England|Nearly|Half|Some|Many|One|Most)$/.test(
        found.groups?.name ?? '',
      ),
    finds: ['Jake has severe asthma.', 'Kev suffers from silicosis.'],
    passes: ['Everyone has asthma there.', 'I have asthma.', 'Barford had cancer research shops.'],
  },
  // 'Mrs Jones at 14 Church Lane' 'my mother lives at 3 Mill Close'
  {
    kind: 'others-address',
    pattern: new RegExp(
      `\\b${otherPerson}(?: [A-Z][a-z]{1,15}){0,2}[a-z ,]{0,25} (?:at|of|from|in) (?:number |[Nn]o\\.? )?${houseInStreet}`,
    ),
    unless: ({ input }) => /\b(?:I|[Ww]e) (?:have |all |both |still )?(?:live|lived|moved|are|am)\b/.test(input),
    finds: ['Mrs Jones at 14 Church Lane is worried.', 'My mother lives at 3 Mill Close.'],
    passes: ['My family and I live at 12 Church Lane.', 'The houses on Church Lane shake.'],
  },
  // 01926 123456, +44 7700 900123
  {
    kind: 'telephone',
    pattern: /(?:\+44 ?(?:\(0\) ?)?|(?<![\w./-])\(?0)\d\)?(?:[ -]?\d|\) ?\d){8,9}(?![\d/])/,
    finds: ['Ring 01926 123456.', '+44 7700 900123'],
    passes: ['I wrote on 03/04/2026.', 'It is at SP 270 590.'],
  },
  // ann@example.org, but not the council's
  {
    kind: 'e-mail',
    pattern: /\b[\w+-][\w.+-]{0,63}@[\w-][\w.-]{0,100}\.[a-z]{2,10}\b/i,
    unless: ({ input, 0: found }, { councilEmail }) =>
      /@[\w.-]{0,100}\bgov\.uk\b/i.test(input) || found.toLowerCase() === councilEmail.toLowerCase(),
    finds: ['Write to ann@example.org.'],
    passes: ['To planning@warwickshire.gov.uk', 'I walk @ 7 every day.'],
  },
]
