import type { Form } from '../../domain/closer-look/take-closer-look.ts'
import { houseInStreet, namedHouse, street } from './signatures.ts'

// What is told by how it is written: capitals, figures, brackets. No quantifier stands in another one that is unbounded.

const childNoun =
  '(?:son|daughter|(?:grand)?child|grandson|granddaughter|baby|toddler|niece|nephew|boy|girl|lad|youngest|eldest|twins|sons|daughters|(?:grand)?children|boys|girls|kids|lads|grandsons|granddaughters|grandkids|grandbabies|lass|little one|toddlers|stepson|stepdaughter|godson|goddaughter)'
const age =
  '(?:\\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'
const otherPerson =
  '(?:[Nn]eighbours?|(?:Mrs?|Ms|Miss|Dr)\\.? [A-Z][a-z]{1,15}|[Cc]ouple|[Ff]amily|[Ff]riends?|[Mm]other|[Ff]ather|[Mm]um|[Dd]ad|[Pp]arents|[Ss]ister|[Bb]rother|[Ss]on|[Dd]aughter|[Aa]unt|[Uu]ncle|[Ll]ady|[Gg]entleman|[Mm]an|[Ww]oman)'
/** Words with a capital that name no child. */
const notAChild =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|(?:Sad|Lucki|Recent|Fortunate|Unfortunate|Usual|Late|Final|Dai|Ear|On|Personal|Current|Regular|Especial|Regrettab|Like)ly|The|And|But|When|She|They|Yesterday|Today|Last|Every|Year|School|Primary|Council|Church|Road|Policy|Section|Table|Figure|Note|Appendix|Condition|Point|Page|Anyone|Anybody|Everyone|Everybody|Someone|Those|People|Children|Pupils|Reception|Nursery|England|Britain|Wales|London|Warwick|Stratford|[A-Z][a-z]+shire)$/
const namesNoChild: Form['unless'] = ({ groups: { name = '' } = {} }, { places }) =>
  places.some((place) => place.split(/[ -]/).includes(name)) || notAChild.test(name)

/** Each form with what it finds and what it must pass, as in phrases.ts; a sentence is tried on them as it was written. */
export const forms: readonly Form[] = [
  // [name of your road]; {{village}}; <your name>; ____; XX lorries; (insert date); Your Name
  {
    kind: 'placeholder',
    pattern:
      /\[(?!sic\b|\d(?! (?:paragraphs?|sentences?|lines?|examples?|reasons?|photos?|words?|points?|or more|to \d|[-–]))|[Pp]olicy|emphasis|overleaf|see |my emphasis|our |their |the |by |from |formerly |now |then )[^[\]\n]{1,200}(?:\]|$)|\{\{?[\w ,’'/-]{2,60}\}|<(?!http)[A-Za-z][\w ,’'/-]{2,60}>|_{3,}|\bX{2,}\b|\bx{3,}\b|\.{6,}|…{3,}|\((?:[Pp]lease )?(?:[Ii]nsert|[Ee]nter|[Ff]ill in|[Aa]dd (?:your|here)|[Dd]elete (?:as|if|where|one|whichever)|[Tt]ick (?:one|as)|[Yy]our (?:own |full |home )?(?:name|address|village|road|street|postcode|signature|reason|reference|phone|telephone|number|e-?mail|contact|details|town|house|title|date|job|age))\b[^)\n]{0,80}\)|\((?:[\w'’]{1,12} ){0,5}(?:name|names|address|refs?|references?|no\.?|number|numbers|date|dates|signature|postcode|village|road|street|details?|example|reason|photos?|time|times|distance|figure|sign|fill in|fact) (?:goes |go |to go |in )?here\)|\((?:[Pp]lease )?(?:[Dd]escribe|[Ss]pecify|[Ss]tate|[Ee]xplain|[Cc]hoose|[Ss]elect|[Mm]ention|[Ii]nclude|[Aa]dd|[Ww]rite|[Pp]ut|[Gg]ive|[Ss]ay)\b(?=[^)\n]{0,100}\b(?:your|yours|you|here|details?|one|number|date|name|which|how|where|when|applicable|appropriate)\b)[^)\n]{3,120}\)|\((?:(?:house|road|street|school|village|farm|full|first|last|family|parish|policy|insert)(?: the)? )?(?:name|address|date|time|place|reason|signature|ref|reference|number|postcode|village|road|signed|print name|NAME|ADDRESS|DATE)\)|(?<![\w.])[.\-–_?]{2,4} ?\/ ?[.\-–_?]{2,4} ?\/ ?(?:(?:19|20)?[\d.\-–_?]{0,4})|\b(?:dd|DD|xx|XX)[/.-](?:mm|MM|xx|XX)[/.-](?:y{2,4}|Y{2,4}|xx|XX|\d{2,4})\b|(?<!\w)(?:TBC|TBA|tbc|tba|to be (?:added|confirmed|completed|filled in) by (?:you|sender|writer))(?=\s*[\]).]?$)|\*(?:delete|DELETE) (?:as|if|where)|\b[Dd]elete as (?:appropriate|applicable)|«[^»\n]{1,60}»|(?<!\w)%[A-Z_ ]{3,30}%|\$\{?[A-Z_]{3,30}\}?|\b(?:[Ii]nsert|INSERT) (?:your |the |own |relevant |specific |local |a )?(?:full |own |personal )?(?:name|address|road|village|date|postcode|street|details?|examples?|number|here|distance|HERE|NAME)\b|\bYour (?:Full |Own )?(?:Name|Address|Postcode|Signature|Village|Street|Contact Details|Road)\b|\bYOUR (?:FULL )?(?:NAME|ADDRESS)\b|^(?:Your name|Your address|Name here)\W{0,3}$/,
    finds: [
      'I live in [village].',
      '{{village}} is quiet.',
      '<your name>',
      'I walk from XX to the river.',
      'It floods at ______.',
      '(insert date)',
      'Your Name',
      '(ref number here)',
      '(Your signature here)',
      '(describe how often you walk there)',
      'Dated: ../../20..',
      'dd/mm/yyyy',
    ],
    passes: [
      'The plan says so [1].',
      'the “quary [sic]” [emphasis added]',
      'I measured 4 x 4 metres.',
      'The river (see below) rose.',
      'I go twice a week (say ten in the morning).',
      'I walk (not every day) from here.',
      'My house (number 12) is damp.',
    ],
  },
  // CLIENT NAME; @@NAME@@; (PUT YOUR REASONS HERE); Insert any photos
  {
    kind: 'placeholder',
    pattern:
      /(@@|##|%%|~~|\$\$|\^\^|\|\||::)[A-Za-z][\w ]{1,40}\1|\b(?:CLIENT|RESIDENT|OBJECTOR|SENDER|FULL|FIRST|LAST|HOUSE|VILLAGE|STREET|ROAD|RECIPIENT|USER|OFFICER|NAME OF|NAME OF YOUR|ENTER|INSERT)(?:['’]S)?[ _-](?:NAME|ADDRESS|POSTCODE|NUMBER|SIGNATURE|VILLAGE|ROAD|COUNCIL|DATE|HERE|REASONS?)\b|^\W{0,3}(?:Client|Resident|Objector|Sender|Full|First|Last|House|Street|Village|Recipient)(?:['’]s)? (?:Name|Address|Number|Signature)\W{0,3}$|\(to be (?:inserted|added|filled in|completed|confirmed|provided|supplied)[^()\n]{0,30}\)|\([^()\n]{0,60}\bYOUR\b[^()\n]{0,60}\)|\((?!I |WE |IT |THEY |AND )(?:[A-Z]{2,15} ){1,6}HERE\)|^[-•*\d. ]{0,4}(?:Insert|INSERT|Add|ADD|Attach|Include|Describe|Mention) (?:any|your|some|a few|details?|specific|relevant|local|personal)\b.{0,60}\b(?:photos?|photographs?|evidence|examples?|details?|experiences?|anecdotes?|observations?|here|dates?|statistics|data|impacts?|concerns?|reasons?|stor(?:y|ies)|incidents?|names?|points?)\b|\b(?:Mr|Mrs|Ms)(?:\/(?:Mr|Mrs|Miss|Ms|Mx|Dr)){2,}|\b[Mm]y name is (?:\.{2,}|_{2,}|-{3,})|\b(?:Name|Address|Signed|Date|Postcode|Tel|Email)[:.]? ?(?:\.{3,}|_{2,}|…+|-{3,})|\bJ(?:ohn|ane) (?:Doe|Smith)\b(?=,? \(?(?:replace|change|example))|\b(?:on|at|in|of|from|by|near) (?:the )?(?:DATE|TIME|PLACE|NAME|VILLAGE|ROAD|STREET|LOCATION|NUMBER|SCHOOL|DISTANCE)\b|\b[NX] (?:lorries|cars|people|metres|miles|minutes|years|times)\b|\([xXnN]\)(?= [a-z])|\/ {1,3}\/ ?(?:20\d\d|\d\d\b|$)|(?<=\s)\?{2,} ?(?:metres|miles|m|yards|minutes|years|lorries|people|times|km|pm|am)\b|\b(?:about|at|of|from|on|every|for|some|roughly|approximately|around|than) \?{2,}$|\((?:state|specify|insert|enter|choose|select) (?:the )?[a-z]{3,15}(?: [a-z]{2,15}){0,3}\)|\b(?:19|20)(?:XX|xx|YY|yy)\b|\b(?:YOUR|Your) (?:E-?MAIL|PHONE|TELEPHONE|REASONS?|SIGNATURE|POSTCODE|Email|E-mail|Telephone|Phone) ?(?:HERE|Here|NUMBER|Number)?$|\(name (?:your|the|of your|of the) [a-z]{3,12}(?: [a-z]{3,12})?\)|\b(?:Anytown|Anyville|Any Street|Sample Street|Example Road|Lorem ipsum)\b/,
    finds: [
      'Sent for CLIENT NAME by me.',
      '@@NAME@@',
      '(PUT YOUR OWN REASONS HERE)',
      'Insert any local photos or evidence',
      'Name: ....',
      'Mr/Mrs/Miss',
      'I counted N lorries on DATE.',
      'It is about ?? metres away.',
    ],
    passes: ['MY HOUSE is damp (I SAID SO).', 'Include the evidence of 2019 in your report.', 'Name: Ann Lee'],
  },
  // **bold**, ### heading, ```
  {
    kind: 'chatbot',
    pattern:
      /\*\*[^*\n]{1,200}(?:\*\*|$)|^\s{0,3}#{1,6} {1,3}\S|`{3}|^\s{0,3}\*{1,2}[A-Z][^*\n]{1,80}:\*{1,2}|^\s{0,3}\|[^\n]{1,300}\|\s{0,3}$|\[[^\]\n]{1,80}\]\(https?:|【\d|\\\(|<br ?\/?>/,
    finds: ['**Traffic** is heavy.', '| Dust | M4 | High |', '### Dust', '*Noise:* it hums.'],
    passes: ['I gave the film 5 * and walked.', '#1 is the noise.'],
  },
  // A line of hyphens, where there are other marks of the kind
  {
    kind: 'chatbot',
    pattern: /^(?:-{3}|\*{3})$/,
    unless: (_found, _context, text) => !/\*\*\S|^ {0,3}#{1,6} \S/m.test(text),
    finds: ['## Objection\n\n---', '**Noise**\n\n---\n\nYours'],
    passes: ['Please refuse.\n\n---\n\nAnn Lee'],
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
      `\\b(?<name>[A-Z][a-z]{2,15})(?: [A-Z][a-z]{2,15})?,? (?:who(?: is|['’]?s)|aged|\\(aged|age|is (?:only |just |now |nearly |almost )?(?=\\w+ years? old\\b)) ?(?:only |just |now |nearly |almost )?${age}\\b(?! (?:miles|minutes|per|times|hours))`,
    ),
    unless: namesNoChild,
    finds: ['Ella, aged six, plays there.', 'Lily is only five years old.', "A pupil, Ida Moss, who's 9, rides."],
    passes: ['Barford is two miles away.', 'Everyone aged six and over swims.'],
  },
  {
    kind: 'child',
    pattern: new RegExp(
      `\\b(?<name>[A-Z][a-z]{2,15}),? (?:\\(|and )?(?:my|our) [a-z0-9 -]{0,25}\\b(?:${childNoun}|two|three|pair)[,.)]`,
    ),
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
      `\\b(?<name>[A-Z][a-z]{2,15}) \\(${age}\\)(?= (?:and )?[A-Z][a-z]| (?:next door|and (?:her|his|their)|who|plays|walks|has|is|was|asks|says|can|cannot|loves|goes|wants|will|would|said|[a-z]{2,12}s)\\b|[,.])`,
    ),
    unless: namesNoChild,
    finds: [
      'We are Ruby (8) and Finlay (10) Marsh.',
      'I walk with Tom and Jack (7).',
      'Please think of Maisie (8) next door.',
    ],
    passes: ['See Figure (7).', 'It fails Policy (3).'],
  },
  // 'Our Harry's 4 and loves ducks'
  {
    kind: 'child',
    pattern: new RegExp(
      `\\b(?:[Oo]ur|[Mm]y|[Ll]ittle) (?<name>[A-Z][a-z]{2,15})(?:['’]s| is| was| turns| turned) (?:only |just |nearly |now )?${age}(?=[.,]| and\\b| years? old| next\\b| in [A-Z]|$)`,
    ),
    unless: namesNoChild,
    finds: ["Our Harry's 4 and he loves the ducks."],
    passes: ["Our Parish Council's 9 members objected."],
  },
  // 'Ruby-Mae, 11,' 'Her name is Evie and she is 3' 'Alfie starts school' 'Tom is in Year 4'
  {
    kind: 'child',
    pattern:
      /\b(?<name>[A-Z][a-z]{2,15}(?:-[A-Z]?[a-z]{2,9})?)(?:, (?:\d|1[0-7]),| (?:and [A-Z][a-z]{2,15} )?(?:is|are|has just turned|turns|turned|will be) (?:only |just |nearly |now )?(?:in (?:Year|year|Reception|reception|Nursery|nursery)|(?:\d|1[0-7]) (?:and|next|in [A-Z]|this|years? old)|(?:three|four|five|six|seven|eight|nine|ten|eleven) (?:and|next|this)\b)| (?:starts|started|goes to|attends|loves) (?:\w+ ){0,2}(?:school|nursery|preschool|playgroup|reception)\b|'s (?:pushchair|pram|nursery|bedtime|cot|school bus|teacher)\b|, (?:who|in) (?:[a-z]+ ){0,4}(?:Year \\d|year \\d|[Rr]eception|[Nn]ursery|infants)\\b)/,
    unless: namesNoChild,
    finds: ['Ruby-Mae, 11, walks there.', 'Theo starts school in September.', 'Amy is in Year 4 there.'],
    passes: [
      'The reserve for Warwickshire is 15 years or more.',
      'The A429, 11, and the lane.',
      'Barford is 3 and a half miles away.',
    ],
  },
  {
    kind: 'child',
    pattern: new RegExp(
      `\\b(?:[Hh]er|[Hh]is|[Tt]heir|[Mm]y|(?:[Mm]y|[Oo]ur) ${childNoun}(?:'s|’s|s)?) names?(?: is| are|'s|’s)? (?<name>[A-Z][a-z]{2,15})\\b.{0,30}\\b(?:is|am|are|'m|’m|'s|’s|s?hes) (?:only |just |nearly )?${age}\\b`,
    ),
    finds: ['Her names Evie and she is 3.', 'My name is George and I am 10.'],
    passes: ['My name is George Hill and I am 71.', 'Her name is on the letter.'],
  },
  {
    kind: 'others-health',
    pattern:
      /\b(?<name>[A-Z][a-z]{2,15}) (?:also )?(?:has|had|suffers from|suffered|lives with|is living with|was diagnosed with|got|is on|relies on|needs|carries|uses) (?:[a-z]+ ){0,3}(?:asthma|COPD|cancer|dementia|Alzheimer|Parkinson|epilepsy|leukaemia|bronchitis|emphysema|angina|diabetes|autism|eczema|cystic fibrosis|silicosis|heart (?:attack|condition|failure|trouble)|oxygen|inhalers?|nebuliser|stroke|wheelchair|dialysis|chemotherapy)/,
    unless: (found, context, text) =>
      namesNoChild(found, context, text) ||
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
  // 'Mr Ellis, at Rose Cottage, Wasperton Lane' 'she is at 15 Ryland Road' 'Mrs Beddoes, 22 Dovehouse Drive'
  {
    kind: 'others-address',
    pattern: new RegExp(
      String.raw`\b${otherPerson}(?: [A-Z][a-z]{1,15}){0,2}(?:,? (?:who )?(?:still |also |now )?(?:lives?|living|can be found|is to be found|resides?|is|are)(?: (?:alone|next door|nearby|now|still))?,? (?:at|in)|,? (?:at|of|from)) (?:the house called )?(?:${namedHouse}(?=,? (?:on |in )?[A-Z]|[.,]|$)|(?:[Nn]umber|[Nn]o\.?) \d{1,4})`,
    ),
    unless: ({ input }) => /\b(?:I|[Ww]e) (?:have |all |both |still )?(?:live|lived|moved|are|am)\b/.test(input),
    finds: [
      'Please ask my neighbour, Mr Ellis, at Rose Cottage, Wasperton Lane.',
      'My sister lives at The Old Forge, Wasperton.',
    ],
    passes: ['My mother and I walk past Rose Cottage.', 'My family and I live at Rose Cottage, Wasperton.'],
  },
  {
    kind: 'others-address',
    pattern: new RegExp(
      String.raw`\b(?:(?:[Ss]he|[Hh]e|[Tt]hey)(?:['’](?:s|re)| is| are| lives?| still lives?| both live)(?: still| now| just| alone| next door)?,? (?:at|in|on)|(?:[Hh]er|[Hh]is|[Tt]heir) (?:address|house|home|flat|bungalow|cottage) is(?: at)?|[Ff]ind (?:her|him|them) at|(?:[Ww]rite|[Ss]peak|[Tt]alk) to (?:her|him|them) at|(?:[Cc]all on|[Aa]sk|[Vv]isit|[Ss]ee) (?:her|him|them) at) (?:[Nn]umber |[Nn]o\.? ?)?(?:${houseInStreet}|\d{1,4}[a-z]?,? (?:the )?[A-Z][a-z']{1,15} [A-Z]?[a-z]{2,10}|${namedHouse})`,
    ),
    finds: ["She's at 15 Ryland Road if you want to ask.", 'They live at Mill Cottage.'],
    passes: ['She is at 15 meetings a year.', 'They are at Charlecote every Sunday.'],
  },
  {
    kind: 'others-address',
    pattern: new RegExp(
      String.raw`\b(?:${otherPerson}(?: [A-Z][a-z]{1,15}){1,2}|(?:Mrs?|Ms|Miss|Dr)\.? (?:[A-Z]\.? )?[A-Z][a-z]{1,15}),? (?:\(|- |who is |of )?(?:${houseInStreet}|(?:The )?(?:[A-Z][a-z']{1,15} ){1,2}(?:House|Cottage|Farm|Barn|Lodge|Forge|Bungalow), (?:[A-Z][a-z']{1,15} ){1,2}${street}\b)`,
    ),
    unless: ({ input, index }) => index < 2 || /\b(?:I am|I'm|[Mm]y name is|Yours|[Rr]egards)\b/.test(input),
    finds: ['Ask my nan Mrs Beddoes 22 Dovehouse Drive.', 'Please ring Mr Peel, Orchard House, Fulbrook Lane.'],
    passes: ['Mr John Peel, 14 Church Lane', 'My name is Mrs Ann Lee, 14 Church Lane.'],
  },
  // 'Any questions to my brother, who helps me: Neil Barwick, 17 Elm Close'
  {
    kind: 'others-address',
    pattern: new RegExp(
      String.raw`\b(?:[Cc]ontact|[Qq]uestions?|[Qq]uer(?:y|ies)|[Aa]sk|[Ss]peak to|[Tt]alk to|[Rr]ing|[Ww]rite to|[Rr]efer to|[Cc]all on|[Ww]itness(?:ed)?|${otherPerson})\b[^\n.?!]{0,60}[:,–( ] ?[A-Z][a-z]{1,15}(?: [A-Z][a-z]{1,15}){1,2},? (?:of |at |\(|lives at )?${houseInStreet}`,
    ),
    unless: ({ input }) =>
      /\b(?:I|[Ww]e) (?:have |all |both |still )?(?:live|lived|moved|am)\b|\b[Mm]y name is\b/.test(input),
    finds: ['Any questions to my brother, who is helping me: Neil Barwick, 17 Elm Close, Kenilworth.'],
    passes: ['I asked for a count: Church Lane, 14 lorries.'],
  },
  // 01926 123456, +44 7700 900123
  {
    kind: 'telephone',
    pattern:
      /(?:(?:\+|\b00 ?)44 ?(?:\(0\) ?)?|(?<![\w./-])\(?0) ?\d\)?(?:[ –-]{0,2}\d|\) ?\d){7,11}(?![\d/])|\b0\d{3,4}\.\d{3}\.\d{3,4}\b|\b(?:[Tt]el(?:ephone)?|[Pp]hone|[Rr]ing|[Mm]ob(?:ile)?|[Tt]ext|[Nn]umber is)\b(?:[:.]| me| us| him| her| on| at| number| no| is| [a-z]{2,8}){0,5}[:.]? {0,2}\(?\d{3,6}\)?[ -]?\d{3,8}\b/,
    finds: [
      'Ring 01926 123456.',
      '+44 7700 900123',
      'Tel: 01789 555 0142 (after 6 pm)',
      'Ring my sister on 01926 496 0118.',
      'Phone me on 624118.',
    ],
    passes: ['I wrote on 03/04/2026.', 'It is at SP 270 590.'],
  },
  // ann@example.org, but not the council's
  {
    kind: 'e-mail',
    pattern:
      /\b[\w+-][\w.+-]{0,63}@[\w-][\w.-]{0,100}\.[a-z]{2,10}\b|\b[\w.+-]{2,40} ?(?:[([]at[)\]]|at (?=(?:gmail|hotmail|outlook|yahoo|btinternet|icloud|aol|live|sky|talktalk|protonmail)\b)) ?[\w-]{2,30}(?:\.| ?[([]?dot[)\]]? ?)[a-z]{2,6}\b/i,
    unless: ({ input, 0: found }, { councilEmail }) =>
      /@[\w.-]{0,100}\bgov\.uk\b/i.test(input) || found.toLowerCase() === councilEmail.toLowerCase(),
    finds: ['Write to ann@example.org.', 'bob.smith(at)gmail.com'],
    passes: ['To planning@warwickshire.gov.uk', 'I walk @ 7 every day.'],
  },
]
