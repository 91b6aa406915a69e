import type { DoubtfulForm } from '../../domain/closer-look/doubts.ts'
import { doubtfulPlans } from './doubtful-plans.ts'
import { known } from './known.ts'
import { oneOf } from './one-of.ts'
import { elsewhere, furtherName, leading, name, names, planKinds } from './plan-names.ts'

const { raw } = String
/** 'Human Rights Act and the Equality Act' are two. */
const lawName = raw`(?!(?:Act|Regulations)\b)${name}`
/** Orders for a road or a tree are made by councils, and have no list. */
const anOrder = raw`(?<!(?:Traffic|Weight|Parking|Speed|Tree|Diversion|Footpath)[^.;\n]{0,25} )Order`
/** A code such as TR6, CS.9 or MCS 3. */
const code = raw`[A-Z]{1,5}(?:[/-][A-Z]{1,4})?[. /-]?\d{1,3}[a-z]?`
/** 'policy ', 'policies M4 and ' */
const policyOf = raw`\b[Pp]olic(?:y|ies) (?:\w{1,12} ){0,2}?|\b[Pp]olicies (?:${code}[(\da-z)]{0,12}(?:, | and |, and ))+`
/** The (4) of TR6(4) */
const paragraph = raw`(?:\(\d{1,2}\))?`
/** A policy of the Framework by its code: no road, and no dust. */
const frameworkCode = raw`\b(?<!\b(?:[Dd]rawing|[Tt]able|[Ff]igure|[Pp]lan|[Ss]heet|[Pp]hase|[Pp]ath|[Bb]orehole) )(?!M[1-9]\d|PM10)${oneOf(...Object.keys(known.framework))}\d{1,2}(?![\d.])${paragraph}`
const village = oneOf(
  'Barford, Wasperton, Sherbourne, Wellesbourne, Charlecote, Hampton Lucy, Loxley, Snitterfield, Stratford, Leamington',
  'Warwick, Kenilworth, Alveston, Kineton, Tiddington, Ettington, Coventry, Rugby, Southam, Shipston, Alcester, Henley',
  'England, Wales, Scotland, Ireland, France, Australia, India, [A-Z][a-z]{3,12}shire, Surrey, Kent, Essex, Sussex',
)
const game = oneOf(
  'match, game, fixture, cup, derby, final, friendly, replay, semi, regatta, race, cricket, rugby, football, hockey',
  'tennis, bowls, tie, clash, season',
)
const council = '(?:Parish|Town|County|District|Borough|City|Council)'
/** 'Barford v Wellesbourne' is played, not tried in court. */
const aMatch = raw`(?<=${village}(?: [A-Z]\w{0,12}){0,2} )v\S{0,5} ${village}\b(?! ${council})|v\S{0,5} ${names} ${game}`
const nobodysCase = oneOf(
  'Applicant, Council, County, District, Parish, Planning, Company, Inspector, Officer, Secretary, Committee, Minister',
  `Regulatory, Environment, Developer, Defence, College, ${village}`,
)
/** Policies of the Warwick District Local Plan by their letters: we have not read them one by one. */
const theirs = oneOf('DS, PC, EC, TC, CT, MS, H, SC, BE, HS, TR, CC, FW, HE, NE, DM')
const theirCodes = raw`${theirs}\d{1,2}[^.;\n]{0,25} Warwick (?:District )?(?:Council )?(?:Local )?Plan`
/** What names a part of the application's own papers, and no other application. */
const drawing = oneOf(
  '[Rr]eport, [Dd]rawing, [Pp]lan, [Ss]heet, [Ff]igure, [Ss]urvey, [Aa]ssessment, [Dd]ocument, [Dd]wg, [Jj]ob',
)
const unsigned = raw`(?<![\w/.-]|\b${drawing}s?(?: (?:[Rr]ef(?:erence)?|[Nn]o|[Nn]umber))?[.:]? )`

/** How cases, laws, policies, plans and applications are written. No quantifier stands in another one that is unbounded. */
export const doubtful: readonly DoubtfulForm[] = [
  {
    kind: 'case',
    patterns: [
      // R (Hollins) v. Derbyshire; Smith v Worcestershire County Council [2019] EWHC 2451
      new RegExp(
        raw`\b(?:R ?\(|${names} )?(?:${names}\)? )?(?!${aMatch})(?:vs?\.?|(?<=[A-Z][\w.)]{0,20} )versus) ${names}(?: [[(]?(?:19|20)\d\d[\])]?(?:[ \w&]{2,20}\d)?)?`,
        'g',
      ),
      // [2004] 2 P&CR 405
      /[[(](?:19|20)\d\d[\])] (?:\d{1,3} )?(?:P ?& ?CR|[A-Z][A-Za-z&.]{1,7}(?: [A-Z][a-z]{1,6})?) \d{1,5}\b/g,
      // the landmark case of Hughes
      new RegExp(
        raw`(?:(?<!\b[Ii]n )\bthe (?:\w{2,12} ){0,2}|\bthe (?:leading|landmark|famous|seminal|key|well-known) )case of ${names}`,
        'g',
      ),
      // a case called Bickley and Wrekin Borough 1998
      new RegExp(raw`\bcase (?:called|named|known as) ${names}`, 'g'),
      // the ruling in Hughes
      new RegExp(raw`\b(?:judgment|ruling) (?:of|in) (?!the\b)${names}`, 'g'),
      // the Bickerton ruling
      new RegExp(raw`(?<=\b[Tt]he )(?!${nobodysCase})${names}(?= (?:case|judgment|ruling|precedent)\b)`, 'g'),
    ],
    lead: /^R ?\(|^case \w+ (?:as )?|^the .{0,30}?case of |^(?:judgment|ruling) \w+ /,
    checkedAt: 'Look for it in Find Case Law of the National Archives, caselaw.nationalarchives.gov.uk.',
    finds: [
      'Smith v Worcestershire County Council [2019] EWHC 2451 (Admin)',
      'R (Hollins) v. Derbyshire decides it.',
      'It was held in [2004] 2 P&CR 405.',
      'See the landmark case of Hughes.',
      'Jenkins versus Severn Trent 1996 settled it.',
      'The Bickerton ruling is binding.',
    ],
    passes: [
      'R (Wright) v Resilient Energy Severndale Ltd [2019] UKSC 53 is about gifts.',
      'In the case of Barford the school is nearer.',
      'We lost the Barford v Wellesbourne match.',
      'The Avon v Leam regatta was rained off.',
      'Cadogan v Secretary of State for the Environment. The county refused it.',
      'It is villagers versus a college.',
      'The Council case is thin.',
    ],
  },
  {
    kind: 'case',
    patterns: [
      /\bAPP\/[A-Z\d/]{6,24}/g,
      // appeal decision 3345678, the appeal (ref. 3345678)
      /\b[Aa]ppeal \(?(?:[Dd]ecision |[Rr]ef(?:erence)?\.?:? ?|[Nn](?:o\.?|umber) ){0,2}:? ?(?:[A-Z\d]{1,6}\/){0,4}\d{5,8}\b/g,
    ],
    lead: /^[Aa]ppeal\D{0,30}/,
    checkedAt: 'Look for it at acp.planninginspectorate.gov.uk.',
    finds: ['See APP/D3125/W/19/3230000.', 'appeal decision 3345678 was dismissed'],
    passes: ['The minister dismissed APP/M1900/W/17/3178839 in 2019.', 'Appeal 5 on the list.'],
  },
  {
    kind: 'law',
    patterns: [
      new RegExp(
        raw`\b${lawName}${furtherName(lawName)} (?:Act|Regulations?(?! (?:Act|Order)\b)|${anOrder}|Directive|Convention|Bill)\b(?:,? (?:of )?(?:19|20)\d\d\b)?`,
        'g',
      ),
      // Clean Villages Regs 2009
      new RegExp(raw`\b(?!(?:The )?(?:EIA|CIL|Habitats|Town|Environmental)\b)${names} Regs,? (?:19|20)\d\d\b`, 'g'),
      // SI 2014/1234
      /\bS\.?I\.? (?:No\.? )?(?:19|20)\d\d\/\d{1,4}\b/g,
      // Directive 2014/52/EU
      /\bDirective (?:19|20)?\d\d\/\d{1,4}(?:\/E[CU]C?)?/g,
      // Real, and nothing that a planning authority goes by
      /\b(?:Magna Carta|Bill of Rights|Charter of the Forest|Nuremberg Code|Domesday Book)\b/g,
    ],
    lead: leading,
    checkedAt: 'Look for it at legislation.gov.uk.',
    finds: [
      'the Aggregates (Residential Protection) Act 1998',
      'It breaches the Environment Act 2024.',
      'Article 61 of Magna Carta allows it.',
      'Under the Quarries (Amenity) Regulations 2008 it is forbidden.',
      'See SI 2014/1234.',
    ],
    passes: [
      'The Town and Country Planning Act 1990 says so.',
      'the EIA Regulations 2017',
      'Under the Act the council decides.',
      'its duties under the Human Rights Act and the Equality Act 2010',
      'Article 8 of the European Convention on Human Rights',
      'The Traffic Regulation Order 2018 on our lane',
      'Section 41 of the NERC Act 2006 lists them.',
      'Part 2 of the Town & Country Planning Act 1990',
    ],
  },
  {
    kind: 'policy',
    patterns: [
      // policy S8; policies DM1 and DM14
      new RegExp(raw`(?!${theirCodes})(?<=${policyOf})${code}(?!\w|[./]\d)${paragraph}`, 'g'),
      // the R7 policy
      new RegExp(raw`(?!${theirCodes})(?<=\b[Tt]he )${code}(?= policy\b)`, 'g'),
      // the Framework, August 2026, TR19(7)
      new RegExp(raw`(?<=\b(?:Framework|NPPF)\b[^.;\n]{0,40}?)${frameworkCode}`, 'g'),
      // TR19(7) of the Framework
      new RegExp(
        raw`${frameworkCode}(?=(?:\([a-z]\))?,? (?:of|in) the (?:National Planning Policy |current |new |2026 )?(?:Framework|NPPF))`,
        'g',
      ),
      // Objective ENV/12
      new RegExp(raw`\bObjective (?=[A-Z]{1,5}[. /-]?\d)${code}`, 'g'),
      // Rule Q9 in the local plan
      new RegExp(
        raw`\b(?:Rule|Standard|Criterion|Proposal|Principle|Provision|Requirement|Guideline) (?!BS|ISO|EN)(?=[A-Z]{1,5}[. /-]?\d)${code}(?![\w/])`,
        'g',
      ),
      // MA02 in the Gloucestershire plan for minerals
      new RegExp(
        raw`\b(?!M\d\d|PM\d|NO\d|[AB]\d{2,4})${code}(?=,? (?:of|in|from|under) (?:the |their |your |its )?(?:[\w'’-]{1,20} ){0,4}${planKinds})`,
        'g',
      ),
      new RegExp(raw`\b(?!M\d\d|PM\d|NO\d|[AB]\d{2,4})${code}(?=,? (?:of|in|from|under) the ${elsewhere} plan)`, 'g'),
      // MA02 is quite clear
      new RegExp(
        raw`(?<!\b(?:[Dd]rawing|[Tt]able|[Ff]igure|[Pp]lan|[Ss]heet|[Pp]hase|[Bb]orehole|[Pp]oint|[Bb]ox|[Aa]ppendix) )(?<![\w/.-])(?!M\d\d|[AB]\d\d|PM|NO|SO|HS\d|BS|BH|TP|CV)${code}(?=,? (?:says|requires|states|forbids|demands|prohibits|stipulates|rules out|insists|is (?:quite |very |perfectly |absolutely )?clear)\b)`,
        'g',
      ),
      // policy W3.4, but M4.1 is M4(1)
      new RegExp(
        raw`(?<=${policyOf})(?!(?:M[34]|TR[68]|HE[46]|F7|N2|P3|S[35]|GB7|MCS|CS|DM)[. ]?\d?)[A-Z]{1,5}[. -]?\d{1,2}\.\d{1,2}(?![\w/])`,
        'g',
      ),
      // MCS 12, CS.31
      /\b(?:DM|W?MCS|WCS|CS)[. ]?\d{1,2}\b(?![/.]\d)/g,
      // Policy 12, Policy 14B
      /\b[Pp]olic(?:y|ies)(?: [Nn](?:o\.?|umber))? \d{1,2}[A-Z]?\b/g,
      // Policy Min 2
      /(?<=\b[Pp]olic(?:y|ies) )(?!No|Part|Page|Box)[A-Z][a-z]{1,4}[. -]?\d{1,2}\b/g,
      // It breaches SP31.
      new RegExp(
        raw`(?<=\b(?:contravenes?|breach(?:es)?|contrary to|conflicts? with|violates?|fails|offends) )(?!M\d\d|[AB]\d|PM|NO\d)${code}(?![\w/])`,
        'g',
      ),
    ],
    checkedAt:
      'Look for it in the Framework on gov.uk, or on the council’s page of its plan: does it stand there, and say this?',
    finds: [
      'Policy S8 protects us.',
      'policies DM1 and DM14 apply',
      'MCS 12 is not met.',
      'It is against Policy 12 of their plan.',
      'Objective ENV/12 says so.',
      'There is the R7 policy.',
      'It is against policy GRAV4.',
      'Policy M4b requires more.',
      'The Framework, August 2026, TR19(7), says so.',
      'National Planning Policy Framework, August 2026, TR6(9) says no.',
      'It fails HE14(2) of the Framework.',
      'Policy W3.4 forbids it.',
      'Rule Q9 in the local plan says no.',
      'SL7 of the local plan is broken.',
    ],
    passes: [
      'policy TR6(4) of the Framework',
      'Policies M4(1), P3 and HE6(5) apply.',
      'CS.9 asks for good design.',
      'Policy M4.1 names dust.',
      'MCS5 of the Warwickshire Minerals Plan asks for it.',
      'They leave PM10 out of the Dust Plan, and the M40 in the local plan.',
      'Policy BE3 of the Warwick District Local Plan protects neighbours.',
      'I drive on the A429 and the B4462.',
      'Policies HE1, BE3 and NE5 ask for it.',
      'MCS5 and MCS 2 of the county apply.',
      'The Framework, August 2026, TR6(4) and HE6(4), and traffic of the M40',
    ],
  },
  ...doubtfulPlans,
  {
    kind: 'law',
    patterns: [
      /\b(?:BS|ISO)(?: EN)?[ -]?\d{3,5}\b/g,
      /\bDMRB [A-Z]{2} ?\d{2,3}\b/g,
      /\b[Cc]ircular \d{1,2}\/\d{2,4}\b/g,
    ],
    checkedAt: 'Look for it at gov.uk or knowledge.bsigroup.com: is it in force, and does it say this?',
    finds: ['BS 6472 sets the limit.', 'Circular 02/98 forbids it.'],
    passes: ['The bus stop at BS is wet.'],
  },
  {
    kind: 'application',
    patterns: [
      // WDC/21CM001
      raw`[A-Z]{1,4} ?\/ ?\d\d ?[A-Z]{2} ?\d{2,4}`,
      // 22CM011, 22-CM-011
      raw`(?:19|20)?\d\d[ -]?(?!PM|AM)[A-Z]{2}[ -]?\d{3,4}`,
      // 22CM/108
      raw`\d\d[A-Z]{2}\/\d{2,4}`,
      // W/19/0531
      raw`[A-Z]{1,4}\/\d\d\/\d{3,5}(?:\/[A-Z]{1,5})?`,
      // 22/01234/FUL
      raw`\d\d\/\d{4,5}\/[A-Z]{1,5}`,
      // P/12345/19
      raw`[A-Z]{1,4}\/\d{4,6}\/\d\d`,
      // PL/2025/00732/MIN, S/2022/CM/08A
      raw`(?!APP\/|S[PK]\/)(?=[A-Z\d/]{0,30}[A-Z])(?=(?:[A-Z\d]{1,7}\/){0,4}\d{3,6}(?![A-Z\d]))[A-Z\d]{1,7}(?:\/[A-Z\d]{1,7}){2,4}`,
      // APP-2022-CM-0081
      raw`[A-Z]{1,5}[.-](?:19|20)?\d\d[.-](?:[A-Z]{1,4}[.-])?\d{3,5}`,
      // 22-01234-FUL
      raw`\d\d-\d{4,5}-[A-Z]{2,5}`,
      // application number A1234
      raw`(?<=\b[Aa]pplication (?:(?:[Nn](?:umber|o\.?)|[Rr]ef(?:erence)?\.?):? ){1,2})(?=[A-Z/.-]{0,6}\d)[A-Z\d][A-Z\d/-]{3,16}`,
      // 2024/118, but no year: 2023/2024
      raw`(?:19|20)\d\d\/(?!(?:19|20)\d\d\b)\d{3,5}(?:\/[A-Z]{1,5})?`,
    ].map((number) => new RegExp(raw`${unsigned}(?:${number})(?![\w/])`, 'g')),
    checkedAt: 'This application has another number. Look for that one on the council’s planning pages.',
    finds: [
      'Objection to W/19/0531',
      'They refused 22/01234/FUL.',
      'Application WDC/21CM001',
      'I object to 22CM011.',
      'Objection to PL/2025/00732/MIN.',
      'It was MIN/2019/0045 before.',
      'It was APP-2022-CM-0081 before.',
      'I object to S/2022/CM/08A.',
      'On application number 2024/118 I say no.',
    ],
    passes: [
      'Objection to WDC/22CM008',
      'As at Twyning, 15/01227/CM',
      'Application no. 22CM008, also WDC/22/CM/008.',
      'I wrote on 03/04/2026.',
      'The A429/B4462 junction floods.',
      'See drawing WS/14/03.',
      'The report ref. 2231/HYD/04 is about water.',
      'PM10/PM2.5/NO2 and the A429/A46/M40',
      'In winter 2025/26 and again in 2023/2024',
    ],
  },
]
