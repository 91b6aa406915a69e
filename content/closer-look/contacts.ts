import type { Form } from '../../domain/closer-look/take-closer-look.ts'
import { oneOf } from './one-of.ts'
import { houseInStreet, namedHouse, postcode, street } from './signatures.ts'

const { raw } = String
const titled = raw`(?:Mrs?|Ms|Miss|Dr)\.? `
const otherPerson = oneOf(
  `[Nn]eighbours?, ${titled}[A-Z][a-z]{1,15}, [Cc]ouple, [Ff]amily, [Ff]riends?, [Mm]other, [Ff]ather, [Mm]um, [Dd]ad`,
  '[Pp]arents, [Ss]ister, [Bb]rother, [Ss]on, [Dd]aughter, [Aa]unt, [Uu]ncle, [Ll]ady, [Gg]entleman, [Mm]an, [Ww]oman',
)
const furtherNames = (fewest: number) => `(?: [A-Z][a-z]{1,15}){${fewest},2}`
const lives = `${oneOf('lives?, living, can be found, is to be found, resides?, is, are')}(?: (?:alone|next door|nearby|now|still))?`
const namedHouseInStreet = raw`(?:The )?(?:[A-Z][a-z']{1,15} ){1,2}${oneOf('House, Cottage, Farm, Barn, Lodge, Forge, Bungalow')}, (?:[A-Z][a-z']{1,15} ){1,2}${street}\b`
const asked = oneOf(
  '[Cc]ontact, [Qq]uestions?, [Qq]uer(?:y|ies), [Aa]sk, [Ss]peak to, [Tt]alk to, [Rr]ing, [Ww]rite to, [Rr]efer to',
  '[Cc]all on, [Ww]itness(?:ed)?',
)
const aNamedHouse = raw`(?:the house called )?${namedHouse}(?=,? (?:on |in )?[A-Z]|[.,]|$)`
/** The writer's own house. */
const weLive =
  /\b(?:I|[Ww]e) (?:have |all |both |still )?(?:live|lived|moved|are|am)\b(?! (?:told|informed|asked|sure|afraid))/
const mails = 'gmail, hotmail, outlook, yahoo, btinternet, icloud, aol, live, sky, talktalk, protonmail'

/** Where somebody can be reached: another person's address, telephone numbers, e-mail addresses. */
export const contacts: readonly Form[] = [
  {
    kind: 'others-address',
    patterns: [
      // Mrs Jones at 14 Church Lane; my mother lives at 3 Mill Close
      new RegExp(
        raw`\b${otherPerson}${furtherNames(0)}[a-z ,]{0,25} (?:at|of|from|in) (?:Flat \d{1,3}[a-z]?, |number |[Nn]o\.? )?${houseInStreet}`,
      ),
      // Mr Ellis, at Rose Cottage, Wasperton Lane
      new RegExp(raw`\b${otherPerson}${furtherNames(0)},? (?:at|of|from) ${aNamedHouse}`),
      // My sister lives at The Old Forge
      new RegExp(
        raw`\b${otherPerson}${furtherNames(0)},? (?:who )?(?:still |also |now )?${lives},? (?:at|in) ${aNamedHouse}`,
      ),
      // the lady who lives at number 6
      new RegExp(
        raw`\b${otherPerson}${furtherNames(0)},? (?:(?:who )?(?:still |also |now )?${lives} )?(?:at|in|of|from) (?:[Nn]umber|[Nn]o\.?) \d{1,4}`,
      ),
    ],
    unless: ({ input }) => weLive.test(input),
    finds: [
      'Mrs Jones at 14 Church Lane is worried.',
      'My mother lives at 3 Mill Close.',
      'Please ask my neighbour, Mr Ellis, at Rose Cottage, Wasperton Lane.',
      'My sister lives at The Old Forge, Wasperton.',
    ],
    passes: [
      'My family and I live at 12 Church Lane.',
      'The houses on Church Lane shake.',
      'My mother and I walk past Rose Cottage.',
      'My family and I live at Rose Cottage, Wasperton.',
    ],
  },
  {
    kind: 'others-address',
    patterns: [
      "(?:[Ss]he|[Hh]e|[Tt]hey)(?:[’'](?:s|re)| is| are| (?:still )?lives?| both live)(?: still| now| just| alone| next door)?,? (?:at|in|on)",
      '(?:[Hh]er|[Hh]is|[Tt]heir) (?:address|house|home|flat|bungalow|cottage) is(?: at)?',
      '(?:[Ff]ind|[Cc]all on|[Aa]sk|[Vv]isit|[Ss]ee|[Ww]rite to|[Ss]peak to|[Tt]alk to) (?:her|him|them) at',
    ].map(
      (lead) =>
        new RegExp(
          raw`\b${lead} (?:[Nn]umber |[Nn]o\.? ?)?(?:${houseInStreet}|\d{1,4}[a-z]?,? (?:the )?[A-Z][a-z']{1,15}(?: [A-Z]?[a-z]{2,10}|(?=, [A-Z]))|${namedHouse})`,
        ),
    ),
    finds: ["She's at 15 Ryland Road if you want to ask.", 'They live at Mill Cottage.'],
    passes: ['She is at 15 meetings a year.', 'They are at Charlecote every Sunday.'],
  },
  {
    kind: 'others-address',
    patterns: [
      // my nan Mrs Beddoes 22 Dovehouse Drive
      `${otherPerson}${furtherNames(1)}`,
      raw`${titled}(?:[A-Z]\.? )?[A-Z][a-z]{1,15}`,
    ].map((person) => new RegExp(raw`\b${person},? (?:\(|- |who is |of )?(?:${houseInStreet}|${namedHouseInStreet})`)),
    unless: ({ input, index }) => index < 2 || /\b(?:I am|I'm|[Mm]y name is|Yours|[Rr]egards)\b/.test(input),
    finds: ['Ask my nan Mrs Beddoes 22 Dovehouse Drive.', 'Please ring Mr Peel, Orchard House, Fulbrook Lane.'],
    passes: ['Mr John Peel, 14 Church Lane', 'My name is Mrs Ann Lee, 14 Church Lane.'],
  },
  {
    kind: 'others-address',
    patterns: [
      // Any questions to my brother, who helps me: Neil Barwick, 17 Elm Close
      new RegExp(
        raw`\b(?:${asked}|${otherPerson})\b[^\n.?!]{0,60}[:,–( ] ?[A-Z][a-z]{1,15}(?: [A-Z][a-z]{1,15}){1,2},? (?:of |at |\(|lives at )?${houseInStreet}`,
      ),
      // I heard from Linda (Linda Skerritt, 14 Ryland Close)
      new RegExp(raw`\([A-Z][a-z]{1,15}(?: [A-Z][a-z]{1,15}){1,2}(?:,? (?:of |at )?${houseInStreet}|, ${namedHouse},)`),
      // Jean Moss of 8 Bridge Street told me
      new RegExp(
        raw`^(?!Yours|I )[A-Z][a-z]{1,15} [A-Z][a-z]{1,15},? (?:of|at|from) ${houseInStreet}(?=.{0,40} [a-z]{2})`,
      ),
      // Tim Alcott of 3 Keepers Cottages, Barford CV35 8EB
      new RegExp(
        raw`\b[A-Z][a-z]{1,15} [A-Z][a-z]{1,15},? (?:of|at) \d{1,4}[a-z]?,? (?:[A-Z][a-z']{1,15},? ){1,5}${postcode}`,
      ),
    ],
    unless: ({ input }) => weLive.test(input) || /\b[Mm]y name is\b/.test(input),
    finds: [
      'Any questions to my brother, who is helping me: Neil Barwick, 17 Elm Close, Kenilworth.',
      'The woman from the shop (Joan Tranter, 3 Wood Lane) knows it.',
      'Jean Moss of 8 Bridge Street, Barford told me.',
      'I am told so by Peter Mayne of 2 Weavers Yard, Barford CV35 8AA.',
    ],
    passes: ['I asked for a count: Church Lane, 14 lorries.', 'The works (Old Mill Farm, see sheet 2) are near.'],
  },
  {
    kind: 'telephone',
    patterns: [
      // 01926 123456, +44 7700 900123
      /(?:(?:\+|\b00 ?)44 ?(?:\(0\) ?)?|(?<![\w./-])\(?0) ?\d\)?(?:[ –-]{0,2}\d|\) ?\d){7,11}(?![\d/])/,
      /\b0\d{3,4}\.\d{3}\.\d{3,4}\b/,
      // Phone me on 624118.
      new RegExp(
        raw`\b${oneOf('[Tt]el(?:ephone)?, [Pp]hone, [Rr]ing, [Mm]ob(?:ile)?, [Tt]ext, [Nn]umber is')}\b(?:[:.]| [a-z]{2,8}){0,5}[:.]? {0,2}\(?\d{3,6}\)?[ -]?\d{3,8}\b`,
      ),
    ],
    finds: [
      'Ring 01926 123456.',
      '+44 7700 900123',
      'Tel: 01789 555 0142 (after 6 pm)',
      'Ring my sister on 01926 496 0118.',
      'Phone me on 624118.',
    ],
    passes: ['I wrote on 03/04/2026.', 'It is at SP 270 590.'],
  },
  {
    kind: 'e-mail',
    patterns: [
      // ann@example.org
      /\b[\w+-][\w.+-]{0,63}@[\w-][\w.-]{0,100}\.[a-z]{2,10}\b/i,
      // bob.smith(at)gmail.com, bob at gmail dot com
      new RegExp(
        raw`\b[\w.+-]{2,40} ?(?:[([]at[)\]]|at (?=${oneOf(mails)}\b)) ?[\w-]{2,30}(?:\.| ?[([]?dot[)\]]? ?)[a-z]{2,6}\b`,
        'i',
      ),
    ],
    // The council's own
    unless: ({ input, 0: found }, { councilEmail }) =>
      /@[\w.-]{0,100}\bgov\.uk\b/i.test(input) || found.toLowerCase() === councilEmail.toLowerCase(),
    finds: ['Write to ann@example.org.', 'bob.smith(at)gmail.com'],
    passes: ['To planning@warwickshire.gov.uk', 'I walk @ 7 every day.'],
  },
]
