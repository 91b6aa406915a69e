import type { DoubtfulForm, Known } from '../../domain/closer-look/doubts.ts'

/**
 * What a letter may name without being asked to check it. Add what you have read yourself in the document, and nothing
 * else: whatever is not here is not called false, only 'We do not know this'.
 */
export const known: Known = {
  /** The Framework of 17 August 2026, by the contents on gov.uk: TR6 is the sixth of eight policies, so TR1 to TR8 are known. */
  framework: {
    PM: 17,
    DM: 10,
    S: 6,
    CC: 3,
    HO: 13,
    E: 4,
    TC: 4,
    CO: 2,
    W: 4,
    M: 6,
    L: 3,
    GB: 8,
    DP: 4,
    TR: 8,
    HC: 8,
    P: 6,
    F: 9,
    N: 6,
    HE: 10,
  },
  /** Stratford-on-Avon District’s core strategy of July 2016, by its contents. Of the county’s minerals plan we have read no policy. */
  policies: Array.from({ length: 24 }, (_, index) => `CS.${index + 1}`),
  /** Whose plans count here, word by word, and words that say only what kind of plan it is. */
  planWords: [
    ...['Warwickshire', 'Warwick', 'County', 'Council', 'Councils', 'District', 'South', 'Stratford', 'Avon', 'On'],
    ...['Barford', 'Sherbourne', 'Wasperton', 'Wellesbourne', 'Walton', 'Hampton', 'Lucy', 'Charlecote', 'Loxley'],
    ...['Snitterfield', 'Ettington', 'Fulbrook', 'Tiddington', 'Alveston', 'Stratford-upon-Avon', 'Stratford-on-Avon'],
    ...['Tachbrook', 'Bishop', 'Budbrooke', 'Norton', 'Lindsey', 'Leamington', 'Spa', 'Royal', 'Whitnash', 'Kineton'],
    ...[
      'Kenilworth',
      'Parish',
      'Village',
      'Joint',
      'Neighbourhood',
      'Minerals',
      'Mineral',
      'Waste',
      'Local',
      'Development',
    ],
    ...[
      'Planning',
      'Policy',
      'Policies',
      'Adopted',
      'Emerging',
      'Draft',
      'Plan',
      'I',
      'WCC',
      'SWLP',
      'Core',
      'Strategy',
    ],
  ],
  laws: [
    'Act',
    'Regulations',
    'Order',
    'Planning Act',
    'Planning Acts',
    'Town and Country Planning Act 1990',
    'Planning Act 1990',
    'Planning and Compulsory Purchase Act 2004',
    'Planning Act 2008',
    'Planning and Infrastructure Act 2025',
    'Planning (Listed Buildings and Conservation Areas) Act 1990',
    'Listed Buildings and Conservation Areas Act 1990',
    'Listed Buildings Act 1990',
    'Localism Act 2011',
    'Wildlife and Countryside Act 1981',
    'Environment Act 2021',
    'Data Protection Act 2018',
    'Data (Use and Access) Act 2025',
    'Town and Country Planning (Environmental Impact Assessment) Regulations 2017',
    'Environmental Impact Assessment Regulations 2017',
    'Town and Country Planning (EIA) Regulations 2017',
    'EIA Regulations 2017',
    'EIA Regulation',
    'Quarries Regulations 1999',
    'Conservation of Habitats and Species Regulations 2017',
    'Habitats Regulations 2017',
    'Habitats and Species Regulations 2017',
    'Environmental Information Regulations 2004',
    'Community Infrastructure Levy Regulations 2010',
    'Town and Country Planning (Development Management Procedure) (England) Order 2015',
    'Development Management Procedure Order 2015',
    'Aarhus Convention',
  ],
  cases: [
    'Wright v Resilient Energy Severndale Ltd',
    '[2019] UKSC 53',
    'Cadogan v Secretary of State for the Environment and others',
    'Cadogan v Secretary of State for the Environment',
    'NRS Saredon Aggregates Ltd v Secretary of State',
    '[2025] EWHC 2278 (Admin)',
    'APP/M1900/W/17/3178839',
  ],
}

const name = String.raw`(?:[A-Z]\.|[A-Z](?:[\w'’&-]|\.(?=\w)){0,30})`
const names = String.raw`${name}(?:,? (?:(?:and|of|for|the|upon|on|in|etc\.?) ){0,2}\(?${name}\)?,?){0,7}`
/** Words with a capital that only lead to a name, as at the beginning of a sentence. */
const leading =
  /^(?:(?:The|A|An|No|Under|See|In|As|And|By|That|This|Your|Our|Section|Both|With|Of|Per|Any|Old|New|Please|But|Since|Draft|Adopted|Emerging|UK|English)\b[ ,]*)+/
/** A code such as TR6, CS.9 or MCS 3. */
const code = String.raw`[A-Z]{1,5}(?:[/-][A-Z]{1,4})?[. /-]?\d{1,3}[a-z]?`
const village =
  '(?:Barford|Wasperton|Sherbourne|Wellesbourne|Charlecote|Hampton Lucy|Loxley|Snitterfield|Stratford|Leamington|Warwick|Kenilworth|Alveston|Kineton|Tiddington|Ettington|Coventry|Rugby|Southam|Shipston|Alcester|Henley|England|Wales|Scotland|Ireland|France|Australia|India)'
/** 'Barford v Wellesbourne' is played, not tried in court. */
const aMatch = String.raw`(?<=${village}(?: [A-Z]\w{0,12}){0,2} )v\S{0,5} ${village}\b(?! (?:Parish|Town|County|District|Borough|City|Council))|v\S{0,5} ${names} (?:match|game|fixture|cup|derby|final|friendly|replay|semi|regatta|race|cricket|rugby|football|hockey|tennis|bowls|tie|clash|season)`
const nobodysCase = `(?:Applicant|Council|County|District|Parish|Planning|Company|Inspector|Officer|Secretary|Committee|Minister|Regulatory|Environment|Developer|Defence|College|${village})`
const planKinds =
  '(?:[Ll]ocal [Pp]lan|[Mm]inerals?(?: and [Ww]aste)?(?: [Ll]ocal)?(?: [Dd]evelopment)? [Pp]lan|[Ww]aste(?: [Ll]ocal)? [Pp]lan|[Cc]ore [Ss]trategy|[Nn]eighbourhood(?: [Dd]evelopment)? [Pp]lan|[Ss]tructure [Pp]lan|[Ss]patial (?:[Pp]lan|[Ss]trategy)|[Aa]rea [Aa]ction [Pp]lan|[Dd]evelopment [Ff]ramework|Supplementary Planning (?:Document|Guidance))'

/** How a name of a plan does not begin. */
const aPolicy = String.raw`Polic|Objective|[A-Z]{1,5}[. /-]?\d`
/** Further names of plans, by which the application's own papers are called too. */
const strategy =
  '(?:Strategy|Framework|[Mm]aster ?[Pp]lan|(?:Management|Action|Transport|Delivery|Infrastructure|Recovery|Regeneration|Conservation|Heritage|Landscape|Environment|Environmental|Improvement|Strategic|Protection|Catchment|Nature|Access|Amenity|Resources?|Countryside|Regional|Growth|Climate|Spatial|Structure|Tourism|Economic|Corridor|Valley|Greenway|Sustainability) Plan|Vision(?= (?:19|20)\\d\\d)|Charter|Blueprint|Concordat|Accord|Roadmap|Design (?:Guide|Code))'
/** Words of the names of the application's own papers, and of the country's plans. */
const ofTheApplication =
  "(?:The|A|An|This|That|Their|Your|Our|Its|No|See|In|Under|And|But|Applicant['’]?s?|Company['’]?s|Developer['’]?s|Smiths?|Concrete|Site|Quarry|Wasperton|Farm|Hill|Dust|Noise|Soils?|Construction|Traffic|Operational|Environmental|Environment|Restoration|Surface|Ground|Groundwater|Water|Drainage|Travel|Landscape|Landscaping|Visual|Ecological|Ecology|Biodiversity|Habitats?|Mitigation|Enhancement|Net|Gain|Aftercare|Flood|Flooding|Risk|Health|Safety|Air|Quality|Lighting|Light|Waste|Mineral|Minerals|Materials?|Working|Phasing|Phased|Monitoring|Written|Scheme|Outline|Detailed|Draft|Proposed|Emerging|Adopted|Final|Revised|Updated|Road|Routing|Vehicle|HGV|Lorry|Transport|Tree|Trees|Woodland|Planting|Archaeological|Archaeology|Heritage|Emergency|Pollution|Incident|Invasive|Species|Bird|Badger|Bat|Newt|Footpath|Rights|Way|Public|Stakeholder|Engagement|Community|Liaison|Communication|Construction|Local|National|Planning|Policy|Development|Nature|Recovery|Improvement|Clean|Climate|Change|Water|Resources?|River|Basin|Severn|Management|Action|Core|Waste|Stone|Decommissioning|Extraction|Processing|Plant|Pumping|Dewatering|Sediment|Silt|Stockpile|Bund|Wheel|Employment|Skills|Highways?|Annual|Long|Term|Industrial|Agency['’]?s?|Trust['’]?s?|Police|Crime|Warwickshire Police|Avon Navigation|Handling|Storage|Stripping|Reuse|Method|Contingency|Compliance|Complaints?|Operations|Operating|Vibration|Import|Infill|Recycling|Remediation|Discharge|Abstraction|Hydrology|Hydrogeological|Irrigation|Fire|Security|Fencing|Access|Parking|Cycle|Walking|Bridleway|Haul|Haulage|Deliver(?:y|ies)|Drivers?|Behaviour|Sustainable|Sustainability|Energy|Carbon|Reduction|Economic|Social|Wildlife|Otter|Reptile|Amphibian|Hedgerow|Grassland|Meadow|Wetland|Agricultural|Land|Topsoil|Seeding|Odour|Mud|Baseline|Interpretation|Investigation|Evaluation|Excavation|Response|Evacuation|Warning|Geodiversity|Closure|After-?use|Legal|Regulatory|Statutory|Legislative|Evidence|Decision|Assessment|Governance|Overall|General|Strategic|Spatial|Relevant|Wider|Existing|Current|Key|Exit|Phase|Stage|Control|Reporting|Inspection|Maintenance|Design|Visitor|Amenity|Protection|Conservation|Countryside|Catchment|Infrastructure|Green|Blue|Marine|Food|Farming|Rural|Education|Housing|Children|Procurement|Corporate|Government['’]?s?|UK|England['’]?s)"

/** Policies of the Warwick District Local Plan by their letters: we have not read them one by one. */
const theirCodes = String.raw`(?:DS|PC|EC|TC|CT|MS|H|SC|BE|HS|TR|CC|FW|HE|NE|DM)\d{1,2}[^.;\n]{0,25} Warwick (?:District )?(?:Council )?(?:Local )?Plan`

/** How cases, laws, policies, plans and applications are written. No quantifier stands in another one that is unbounded. */
export const doubtful: readonly DoubtfulForm[] = [
  {
    kind: 'case',
    pattern: new RegExp(
      String.raw`\b(?:R ?\(|${names} )?(?:${names}\)? )?(?!${aMatch})(?:vs?\.?|(?<=[A-Z][\w.)]{0,20} )versus) ${names}(?: [[(]?(?:19|20)\d\d[\])]?(?:[ \w&]{2,20}\d)?)?|[[(](?:19|20)\d\d[\])] (?:\d{1,2} )?[A-Z][A-Za-z&.]{1,7}(?: [A-Z][a-z]{1,6})? \d{1,5}\b|(?<!\b[Ii]n )\bthe (?:\w{2,12} ){0,2}case of ${names}|\b(?:judgment|ruling) (?:of|in) (?!the\b)${names}|(?<=\b[Tt]he )(?!${nobodysCase})${names}(?= (?:case|judgment|ruling|precedent)\b)`,
      'g',
    ),
    lead: /^R ?\(|^the .{0,30}?case of |^(?:judgment|ruling) \w+ /,
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
    pattern:
      /\bAPP\/[A-Z\d/]{6,24}|\b[Aa]ppeal (?:[Dd]ecision |[Rr]ef(?:erence)?\.? ?|[Nn](?:o\.?|umber) ){0,2}:? ?(?:[A-Z\d]{1,6}\/){0,4}\d{5,8}\b/g,
    lead: /^[Aa]ppeal\D{0,30}/,
    checkedAt: 'Look for it at acp.planninginspectorate.gov.uk.',
    finds: ['See APP/D3125/W/19/3230000.', 'appeal decision 3345678 was dismissed'],
    passes: ['The minister dismissed APP/M1900/W/17/3178839 in 2019.', 'Appeal 5 on the list.'],
  },
  {
    kind: 'law',
    pattern: new RegExp(
      String.raw`\b${names} (?:Act|Regulations?|Order|Directive|Convention|Bill)\b(?:,? (?:of )?(?:19|20)\d\d\b)?|\bS\.?I\.? (?:No\.? )?(?:19|20)\d\d\/\d{1,4}\b|\bDirective (?:19|20)?\d\d\/\d{1,4}(?:\/E[CU]C?)?`,
      'g',
    ),
    lead: leading,
    checkedAt: 'Look for it at legislation.gov.uk.',
    finds: [
      'the Environmental Protection Act 1990',
      'Under the Quarries (Amenity) Regulations 2008 it is forbidden.',
      'See SI 2014/1234.',
    ],
    passes: [
      'The Town and Country Planning Act 1990 says so.',
      'the EIA Regulations 2017',
      'Under the Act the council decides.',
    ],
  },
  {
    kind: 'policy',
    pattern: new RegExp(
      String.raw`(?!${theirCodes})(?:(?<=\b[Pp]olic(?:y|ies) (?:\w{1,12} ){0,2}?|\b[Pp]olicies (?:${code}[(\da-z)]{0,12}(?:, | and |, and ))+)${code}(?!\w|[./]\d)|(?<=\b[Tt]he )${code}(?= policy\b)|\bObjective (?=[A-Z]{1,5}[. /-]?\d)${code}|\b(?:DM|W?MCS|WCS|CS)[. ]?\d{1,2}\b(?![/.]\d)|\b[Pp]olic(?:y|ies)(?: [Nn](?:o\.?|umber))? \d{1,2}\b)`,
      'g',
    ),
    checkedAt:
      'Look for it in the Framework on gov.uk, or on the council’s page of its plan: does it stand there, and say this?',
    finds: [
      'Policy S8 protects us.',
      'policies DM1 and DM14 apply',
      'MCS 3 is not met.',
      'It is against Policy 12 of their plan.',
      'Objective ENV/12 says so.',
      'There is the R7 policy.',
      'It is against policy GRAV4.',
      'Policy M4b requires more.',
    ],
    passes: [
      'policy TR6(4) of the Framework',
      'Policies M4(1), P3 and HE6(5) apply.',
      'CS.9 asks for good design.',
      'Policy BE3 of the Warwick District Local Plan protects neighbours.',
      'I drive on the A429 and the B4462.',
    ],
  },
  {
    kind: 'plan',
    pattern: new RegExp(
      String.raw`\b(?!${aPolicy})${names},? ${planKinds}|\b(?:[A-Z][a-z]{3,12}shire|Midlands|Cotswolds?|Arden|Avon Vale|Avon Valley|Severn Vale|Vale of Evesham|Feldon)(?: (?!plan|strategy|has|is|will|to)[a-z]{3,12}){1,3} (?:plan|strategy|framework)\b`,
      'g',
    ),
    lead: leading,
    checkedAt:
      'As far as we know it is no plan for this land. Look at the county’s or the district’s page of its plan.',
    finds: [
      'the Nottinghamshire Minerals Local Plan',
      'Oxfordshire Minerals and Waste Core Strategy',
      'According to the Gloucestershire gravel plan it is wrong.',
    ],
    passes: [
      'the Warwickshire Minerals Local Plan',
      'Barford’s Neighbourhood Plan',
      'The adopted Local Plan says so.',
      'the Warwick District Local Plan',
      'Policy CS.5 of the Stratford-on-Avon Core Strategy',
      'the Warwickshire minerals plan',
    ],
  },
  {
    kind: 'plan',
    pattern: new RegExp(
      String.raw`\b(?!${aPolicy})(?!(?:(?:${ofTheApplication}|and|&|of|for|the),? ){0,9}${strategy}\b)${names},? (?<!National Planning Policy )(?:${strategy}|Plan(?= (?:19|20)\d\d\b))(?: (?:19|20)\d\d)?\b`,
      'g',
    ),
    lead: leading,
    checkedAt: 'We do not know this plan. Look for it on the page of the council that is said to have made it.',
    finds: [
      'the Avon Vale Landscape Strategy 2030',
      'The Midlands Sand & Gravel Strategy 2035 says no.',
      'the Barford Green Infrastructure Master Plan 2040',
      "Heart of Shakespeare's County Spatial Framework",
      'Under the Cotswolds National Landscape Management Plan it is protected.',
    ],
    passes: [
      'The Dust Management Plan is silent.',
      'the Wasperton Quarry Restoration Strategy',
      'The Environment Agency’s River Basin Management Plan names it.',
      'The National Planning Policy Framework says so.',
      'Policies N2 and M4 of the National Planning Policy Framework apply.',
      'Their Landscape and Ecological Management Plan is short.',
    ],
  },
  {
    kind: 'law',
    pattern: /\b(?:BS|ISO)(?: EN)?[ -]?\d{3,5}\b|\bDMRB [A-Z]{2} ?\d{2,3}\b|\b[Cc]ircular \d{1,2}\/\d{2,4}\b/g,
    checkedAt: 'Look for it at gov.uk or knowledge.bsigroup.com: is it in force, and does it say this?',
    finds: ['BS 6472 sets the limit.', 'Circular 02/98 forbids it.'],
    passes: ['The bus stop at BS is wet.'],
  },
  {
    kind: 'application',
    pattern:
      /(?<![\w/.-]|\b(?:[Rr]eport|[Dd]rawing|[Pp]lan|[Ss]heet|[Ff]igure|[Ss]urvey|[Aa]ssessment|[Dd]ocument|[Dd]wg|[Jj]ob)s?(?: (?:[Rr]ef(?:erence)?|[Nn]o|[Nn]umber))?[.:]? )(?:[A-Z]{1,4}\/\d\d\/\d{3,5}(?:\/[A-Z]{1,5})?|\d\d\/\d{4,5}\/[A-Z]{1,5}|[A-Z]{1,4} ?\/ ?\d\d ?[A-Z]{2} ?\d{2,4}|[A-Z]{1,4}\/\d{4,6}\/\d\d|(?!APP\/|S[PK]\/)(?=[A-Z\d/]{0,30}[A-Z])(?=(?:[A-Z\d]{1,7}\/){0,4}\d{3,6}(?![A-Z\d]))[A-Z\d]{1,7}(?:\/[A-Z\d]{1,7}){2,4}|[A-Z]{1,5}[.-](?:19|20)?\d\d[.-](?:[A-Z]{1,4}[.-])?\d{3,5}|\d\d-\d{4,5}-[A-Z]{2,5}|(?<=\b[Aa]pplication (?:(?:[Nn](?:umber|o\.?)|[Rr]ef(?:erence)?\.?):? ){1,2})(?=[A-Z/.-]{0,6}\d)[A-Z\d][A-Z\d/-]{3,16}|(?:19|20)\d\d\/(?!(?:19|20)\d\d\b)\d{3,5}(?:\/[A-Z]{1,5})?)(?![\w/])/g,
    checkedAt: 'This application has another number. Look for that one on the council’s planning pages.',
    finds: [
      'Objection to W/19/0531',
      'They refused 22/01234/FUL.',
      'Application WDC/21CM001',
      'Objection to PL/2025/00732/MIN.',
      'It was MIN/2019/0045 before.',
      'It was APP-2022-CM-0081 before.',
      'I object to S/2022/CM/08A.',
      'On application number 2024/118 I say no.',
    ],
    passes: [
      'Objection to WDC/22CM008',
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
