import type { Form } from '../../domain/closer-look/take-closer-look.ts'
import { oneOf } from './one-of.ts'

const { raw } = String
/** What stands in brackets in a quotation or as a reference, and wants nothing. */
const aside = oneOf(
  raw`sic\b, emphasis, overleaf, my emphasis, our , their , the , by , from , formerly , now , then , ibid, above, \.{3}\], …\]`,
  raw`[Pp]olicy, pp?\.? ?\d, [Pp]ages? \w, [Pp]ara(?:graph)?s?\.? \d, pp?\.$, §, [Ss]ections? \d, [Cc]hapter \d`,
  raw`(?:[Aa]ppendix|[Tt]able|[Ff]ig(?:ure|\.)|[Pp]late|[Dd]rawing|[Dd]oc(?:ument|\.)?|[Pp]hoto(?:graph)?s?|[Aa]nnex|[Nn]ote) [A-Z\d]`,
  raw`[a-z]\], [A-Z]{1,2}\d, [Ss]ee , [Bb]y , [Ss]ent , [Ee]nd of , [Cc]ontinue, [Ee]nclosed, [Aa]ttached, [^\]]{3,40} supplied\], I\b`,
)
/** What a writer put into somebody else's words. */
const isInQuotation: Form['unless'] = ({ input, index }) =>
  input.lastIndexOf('“', index) > input.lastIndexOf('”', index) || input.slice(0, index).split('"').length % 2 === 0
/** What is counted in '[2 sentences on dust]'; '[1]' alone points to a source. */
const askedFor = 'paragraphs?, sentences?, lines?, examples?, reasons?, photos?, words?, points?, or more, to \\d, [-–]'

const yourThing = oneOf(
  'name, address, village, road, street, postcode, signature, reason, reference, phone, telephone, number, e-?mail',
  'contact, details, town, house, title, date, job, age',
)
const goesHere = oneOf(
  'name, names, address, refs?, references?, no\\.?, number, numbers, date, dates, signature, postcode, village, road',
  'street, details?, example, reason, photos?, time, times, distance, figure, sign, fill in, fact',
)
const tellMe = oneOf(
  '[Dd]escribe, [Ss]pecify, [Ss]tate, [Ee]xplain, [Cc]hoose, [Ss]elect, [Mm]ention, [Ii]nclude, [Aa]dd, [Ww]rite, [Pp]ut',
  '[Gg]ive, [Ss]ay',
)
const toldWhat =
  'your, yours, you, here, details?, one, number, date, name, which, how, where, when, applicable, appropriate'
const field = oneOf(
  'name, address, date, time, place, reason, signature, ref, reference, number, postcode, village, road, signed',
  'print name, NAME, ADDRESS, DATE',
)
const ofField = oneOf('house, road, street, school, village, farm, full, first, last, family, parish, policy, insert')
const ofInserted = oneOf('your, the, own, relevant, specific, local, a, full, personal')
const inserted = oneOf(
  'name, address, road, village, date, postcode, street, details?, examples?, number, here, distance, HERE, NAME',
)
const whose = oneOf(
  'CLIENT, RESIDENT, OBJECTOR, SENDER, RECIPIENT, USER, OFFICER, NAME OF, NAME OF YOUR, ENTER, INSERT',
)
const what = oneOf('NAME, ADDRESS, POSTCODE, NUMBER, SIGNATURE, VILLAGE, ROAD, COUNCIL, DATE, HERE, REASONS?')
/** What is asked for in capitals; many write whole sentences in capitals. */
const personal = oneOf('NAME, ADDRESS, POSTCODE, SIGNATURE, REASONS?, REF, NO\\., PHONE, E-?MAIL, TEXT, DETAILS')
const insert = oneOf('Insert, INSERT, Add, ADD, Attach, Include, Describe, Mention')
const someOf = oneOf('any, your, some, a few, details?, specific, relevant, local, personal')
const askedForHere = oneOf(
  'photos?, photographs?, evidence, examples?, details?, experiences?, anecdotes?, observations?, here, dates?',
  'statistics, data, impacts?, concerns?, reasons?, stor(?:y|ies), incidents?, names?, points?',
)
const capitals = oneOf('DATE, TIME, PLACE, NAME, VILLAGE, ROAD, STREET, LOCATION, NUMBER, SCHOOL, DISTANCE')

/** What was left to be filled in. */
export const placeholders: readonly Form[] = [
  {
    kind: 'placeholder',
    patterns: [
      // [name of your road], also where its end is missing
      new RegExp(raw`\[(?!${aside}|\d(?! ${oneOf(askedFor)}))[^[\]\n]{1,200}(?:\]|$)`),
      // {{village}}
      /\{\{?[\w ,’'/-]{2,60}\}/,
      // <your name>, but no address of a page
      /<(?!http|www)[A-Za-z][\w .,’'/-]{2,60}>/,
      // «village»
      /«[^»\n]{1,60}»/,
      // %NAME%
      /(?<!\w)%[A-Z_ ]{3,30}%/,
      // ${NAME}
      /\$\{?[A-Z_]{3,30}\}?/,
      // @@NAME@@, ##NAME##
      /(@@|##|%%|~~|\$\$|\^\^|\|\||::)[A-Za-z][\w ]{1,40}\1/,
    ],
    unless: isInQuotation,
    finds: ['I live in [village].', '{{village}} is quiet.', '<your name>', '@@NAME@@', '[2 sentences on dust]'],
    passes: [
      'The plan says so [1].',
      'the “quary [sic]” [emphasis added]',
      'It was “affected by machinery” [p. 31].',
      'They say so [page 12], and again [pp. 3–4], [Table 6] and [para 9].',
      'It says “no harm [...] at all”, and “noise may [at times] be heard”.',
      '[Photograph 2] [By e-mail] [End of letter]',
    ],
  },
  {
    kind: 'placeholder',
    patterns: [
      // It floods at ______.
      /_{3,}/,
      // XX lorries, xxx metres
      /\bX{2,}\b|\bx{3,}\b/,
      // Name ........
      /\.{6,}|…{3,}/,
      // Dated ../../20..
      /(?<![\w.])[.\-–_?]{2,4} ?\/ ?[.\-–_?]{2,4} ?\/ ?(?:(?:19|20)?[\d.\-–_?]{0,4})/,
      // dd/mm/yyyy
      /\b(?:dd|DD|xx|XX)[/.-](?:mm|MM|xx|XX)[/.-](?:y{2,4}|Y{2,4}|xx|XX|\d{2,4})\b/,
      // on / /2026
      /\/ {1,3}\/ ?(?:20\d\d|\d\d\b|$)/,
      // 20XX
      /\b(?:19|20)(?:XX|xx|YY|yy)\b/,
      // TBC
      /(?<!\w)(?:TBC|TBA|tbc|tba|to be (?:added|confirmed|completed|filled in) by (?:you|sender|writer))(?=\s*[\]).]?$)/,
      // My name is ...
      /\b[Mm]y name is (?:\.{2,}|_{2,}|-{3,})/,
      // Name: ....
      /\b(?:Name|Address|Signed|Date|Postcode|Tel|Email)[:.]? ?(?:\.{3,}|_{2,}|…+|-{3,})/,
      // N lorries
      /\b[NX] (?:lorries|cars|people|metres|miles|minutes|years|times)\b/,
      // I have lived here for ...
      /\b(?:here|there|in \w+) for (?:\.{3}|…)$/,
      // Dear Councillor X,
      /\bDear (?:Councillor|Cllr|Mrs?|Ms) X(?=[,\s]|$)/,
      // (x) lorries
      /\([xXnN]\)(?= [a-z])/,
      // ?? metres
      /(?<=\s)\?{2,} ?(?:metres|miles|m|yards|minutes|years|lorries|people|times|km|pm|am)\b/,
      // It is about ??
      /\b(?:about|at|of|from|on|every|for|some|roughly|approximately|around|than) \?{2,}$/,
      // WDC/??????, No. ???
      /(?:[A-Z]{2,4}\/|\b(?:[Nn]o\.?|[Nn]umber|[Rr]ef(?:erence)?|[Pp]olicy|[Pp]ara(?:graph)?):? )(?:\?|\d\?){2,}/,
    ],
    finds: [
      'I walk from XX to the river.',
      'It floods at ______.',
      'Dated: ../../20..',
      'dd/mm/yyyy',
      'Name: ....',
      'It is about ?? metres away.',
      'This is about WDC/?????? I think.',
    ],
    passes: ['I measured 4 x 4 metres.', 'Name: Ann Lee', 'Do you know the number?', 'Who needs policy??'],
  },
  {
    kind: 'placeholder',
    patterns: [
      // (insert date)
      /\((?:[Pp]lease )?(?:[Ii]nsert|[Ee]nter|[Ff]ill in|[Aa]dd (?:your|here)|[Tt]ick (?:one|as))\b[^)\n]{0,80}\)/,
      // (delete where not applicable)
      /\((?:[Pp]lease )?[Dd]elete (?:as|if|where|one|whichever)\b[^)\n]{0,80}\)/,
      // (your own address)
      new RegExp(raw`\((?:[Pp]lease )?[Yy]our (?:own |full |home )?${yourThing}\b[^)\n]{0,80}\)`),
      // (ref number here)
      new RegExp(raw`\((?:[\w'’]{1,12} ){0,5}${goesHere} (?:goes |go |to go |in )?here\)`),
      // (describe how often you walk there)
      new RegExp(raw`\((?:[Pp]lease )?${tellMe}\b(?=[^)\n]{0,100}\b${oneOf(toldWhat)}\b)[^)\n]{3,120}\)`),
      // (road name)
      new RegExp(raw`\((?:${ofField}(?: the)? )?${field}\)`),
      // (to be inserted)
      /\(to be (?:inserted|added|filled in|completed|confirmed|provided|supplied)[^()\n]{0,30}\)/,
      // (ADD YOUR REASONS)
      /\([^()\n]{0,60}\bYOUR\b[^()\n]{0,60}\)/,
      // (REASONS GO HERE), but not (I LIVE HERE)
      /\((?!I |WE |IT |THEY |AND )(?:[A-Z]{2,15} ){1,6}HERE\)/,
      // within (distance) of the homes
      /\b(?:within|of|about|approximately|around|at|from|on|is|for|in|near|live|am) \((?:distance|number|name|date|place|village|road|time|figure|address|location|age|street)\)/,
      // (state the distance)
      /\((?:state|specify|insert|enter|choose|select) (?:the )?[a-z]{3,15}(?: [a-z]{2,15}){0,3}\)/,
      // (name of the school)
      /\(name (?:your|the|of your|of the) [a-z]{3,12}(?: [a-z]{3,12})?\)/,
      // (add bit about the school)
      /\((?:[Aa]dd|[Pp]ut|[Ii]nsert|[Mm]ention|[Ii]nclude)(?: an?| the| some)? (?:bits?|stuff|something|line|sentence|paragraph)\b[^)\n]{0,60}\)/,
      // (check how many trucks), (look up the date): a note to oneself
      /\((?:[Cc]heck|[Ll]ook up|[Ff]ind(?: out)?|[Vv]erify|[Aa]sk \w+|[Cc]onfirm) (?:how|what|which|when|if|the (?:date|number|figure|distance|name)s?)\b[^)\n]{0,60}\)/,
    ],
    finds: [
      '(insert date)',
      '(ref number here)',
      '(Your signature here)',
      '(describe how often you walk there)',
      '(PUT YOUR OWN REASONS HERE)',
      'Trucks every few minutes (check how many).',
      'It is a mile away (look up the distance).',
      '(put a bit about the bus here)',
    ],
    passes: [
      'The river (see below) rose.',
      'I go twice a week (say ten in the morning).',
      'I walk (not every day) from here.',
      'My house (number 12) is damp.',
      'MY HOUSE is damp (I SAID SO).',
      'The officers (checking how much they can) came.',
      'I went (check the photos) on Sunday.',
    ],
  },
  {
    kind: 'placeholder',
    patterns: [
      /\*(?:delete|DELETE) (?:as|if|where)/,
      /\b[Dd]elete as (?:appropriate|applicable)/,
      // Insert your address
      new RegExp(raw`\b(?:[Ii]nsert|INSERT) (?:${ofInserted} ){0,2}${inserted}\b`),
      // Your Name
      /\bYour (?:Full |Own )?(?:Name|Address|Postcode|Signature|Village|Street|Contact Details|Road)\b/,
      /\bYOUR (?:FULL )?(?:NAME|ADDRESS)\b/,
      /^(?:Your name|Your address|Name here)\W{0,3}$/,
      // YOUR E-MAIL HERE
      /\b(?:YOUR|Your) (?:E-?MAIL|PHONE|TELEPHONE|REASONS?|SIGNATURE|POSTCODE) ?(?:HERE|NUMBER)?$/,
      /\b(?:YOUR|Your) (?:Email|E-mail|Telephone|Phone) ?(?:Here|Number)?$/,
      // CLIENT NAME
      new RegExp(raw`\b${whose}(?:['’]S)?[ _-]${what}\b`),
      // FULL NAME, HOUSE NUMBER
      /\b(?:FULL|FIRST|LAST|HOUSE|VILLAGE|STREET|ROAD)[ _-](?:NAME|ADDRESS|POSTCODE|NUMBER|SIGNATURE)\b/,
      // at ADDRESS HERE, REF NO. HERE
      new RegExp(raw`\b${personal}\.? (?:GOES |TO GO )?HERE\b`),
      // NAME HERE, POSTCODE TO FOLLOW
      new RegExp(raw`^\W{0,3}${what}S? (?:GOES |TO GO )?(?:HERE|TO FOLLOW|BELOW)\W{0,3}$`),
      // Full Name
      /^\W{0,3}(?:Client|Resident|Objector|Sender|Recipient)(?:['’]s)? (?:Name|Address|Number|Signature)\W{0,3}$/,
      /^\W{0,3}(?:Full|First|Last|House|Street|Village) (?:Name|Address|Number|Signature)\W{0,3}$/,
      // I counted them on DATE.
      new RegExp(raw`\b(?:on|at|in|of|from|by|near) ${capitals}\b`),
      // Insert any photos
      new RegExp(raw`^[-•*\d. ]{0,4}${insert} ${someOf}\b.{0,60}\b${askedForHere}\b`),
      // put the dust stuff here
      /^[-•*\d.) ]{0,4}(?:[Pp]ut|[Aa]dd|[Ww]rite)(?: [a-z']{1,12}){0,4} (?:stuff|bits?|part|points?|paragraph|story) (?:in )?here\W{0,3}$/,
      // 3. something about noise here
      /^[-•*\d.) ]{0,4}(?:stuff|bits?|something|more|points?) about (?:(?!is |are |has |was |feels |seems )[a-z']+ ){1,4}here\W{0,3}$/,
      // Mr/Mrs/Miss
      /\b(?:Mr|Mrs|Ms)(?:\/(?:Mr|Mrs|Miss|Ms|Mx|Dr)){2,}/,
      /\bJ(?:ohn|ane) (?:Doe|Smith)\b(?=,? \(?(?:replace|change|example))/,
      /\b(?:Anytown|Anyville|Any Street|Sample Street|Example Road|Lorem ipsum)\b/,
    ],
    finds: [
      'Your Name',
      'Sent for CLIENT NAME by me.',
      'Insert any local photos or evidence',
      'Mr/Mrs/Miss',
      'I counted N lorries on DATE.',
      'NAME HERE',
      'I live at ADDRESS HERE in the village.',
      '3. something about noise here',
      '5 put the dust stuff here',
    ],
    passes: [
      'WE NEED THE ROAD HERE.',
      'THE FULL COUNCIL IS TO READ IT.',
      'I cross the ROAD, and on the ROAD it is loud.',
      'Something about the dust is different here.',
      'Include the evidence of 2019 in your report.',
      'They put the lorries here.',
      'Put the quarry elsewhere.',
    ],
  },
]
