import type { DoubtfulForm } from '../../domain/closer-look/doubts.ts'
import { oneOf } from './one-of.ts'
import { elsewhere, furtherName, leading, name, names, ofTheApplication, planKinds, strategy } from './plan-names.ts'

const { raw } = String
/** What is no word of a plan's name. */
const aPolicy = raw`Polic|Objective|Framework\b|[A-Z]{1,5}[. /-]?\d`
const planWord = `(?!${aPolicy})${name}`
const planName = `${planWord}${furtherName(planWord)}`
const ownPaper = raw`(?:(?:${ofTheApplication}|and|&|of|for|the),? ){0,9}${strategy}`
/** Bodies whose guidance is known by more names than we know. */
const guides = oneOf(
  'Planning Practice, National Planning Practice, Institute, IAQM, Natural England, Environment Agency, Historic England',
  'WHO, World Health, Government, Minerals Planning Practice, Highways, National Highways, HSE, DEFRA, Defra, Sport',
)

/** Plans and guidance, by their names. */
export const doubtfulPlans: readonly DoubtfulForm[] = [
  {
    kind: 'plan',
    patterns: [
      new RegExp(raw`\b${planName},? ${planKinds}`, 'g'),
      // Mineral Safeguarding SPD; the Heart of England Plan
      new RegExp(
        raw`\b${planName} (?:Safeguarding|Extraction|Buffer|Separation|Quarr\w+|Gravel|Minerals?|Aggregates?) SP[DG]\b`,
        'g',
      ),
      /\b[A-Z]\w{2,15} of (?:England|Shakespeare|Warwickshire|Avon|Arden)\b(?:'s)? (?:Plan|Strategy)\b/g,
      // South Warwickshire Tranquil Areas Guidance
      new RegExp(
        raw`\b(?!(?:The )?${guides}\b)${names} (?:Areas?|Zones?|Buffers?|Villages?|Communities|Separation|Stand-?off) (?:Guidance|Guidelines|Guide|Code|Standard)\b`,
        'g',
      ),
      // the Gloucestershire gravel plan
      // the Gloucestershire plan for minerals
      new RegExp(
        raw`\b${elsewhere}(?:['’]s)? (?:plan|strategy|framework|policy) (?:for|on) (?:minerals?|gravel|sand|waste|quarr\w+|aggregates?|land)\b`,
        'g',
      ),
      // the minerals strategy for Worcestershire
      new RegExp(
        raw`\b(?:[Mm]inerals?|[Ww]aste|[Ll]ocal|[Gg]ravel|[Qq]uarry(?:ing)?) (?:[Ll]ocal )?(?:[Pp]lan|[Ss]trategy) (?:of|for) (?:the )?(?:${elsewhere})`,
        'g',
      ),
      new RegExp(
        raw`\b${elsewhere}(?: (?!plan|strategy|has|is|will|to)[a-z]{3,12}){1,3} (?:plan|strategy|framework|(?<=(?:gravel|mineral|minerals|sand|waste|quarry) )policy)\b`,
        'g',
      ),
    ],
    lead: leading,
    checkedAt:
      'As far as we know it is no plan for this land. Look at the county’s or the district’s page of its plan.',
    finds: [
      'the Nottinghamshire Minerals Local Plan',
      'Oxfordshire Minerals and Waste Core Strategy',
      'According to the Gloucestershire gravel plan it is wrong.',
      'MA02 of the Gloucestershire plan for minerals is clear.',
      'The minerals strategy for Worcestershire says so.',
    ],
    passes: [
      'the Warwickshire Minerals Local Plan',
      'Barford’s Neighbourhood Plan',
      'The adopted Local Plan says so.',
      'the Warwick District Local Plan',
      'Policy CS.5 of the Stratford-on-Avon Core Strategy',
      'the Warwickshire minerals plan',
      'It fails the Framework, and Policy DM7 of the Warwickshire Minerals Plan.',
      'MCS 5 of the Minerals Plan and CS.15 of the Core Strategy',
      'the minerals plan for Warwickshire, and the Warwickshire plan for minerals',
    ],
  },
  {
    kind: 'plan',
    patterns: [
      new RegExp(
        raw`\b(?!${ownPaper}\b)${planName},? (?<!National Planning Policy )(?:${strategy}|Plan(?= (?:19|20)\d\d\b))(?: (?:19|20)\d\d)?\b`,
        'g',
      ),
      // the National Quarry Buffer Guidance 2022
      new RegExp(
        raw`\b(?<![A-Z]\w{0,20} )(?!(?:The )?${guides}\b)(?!(?:The )?(?:[A-Z]\S* ){0,2}Guid)${names} (?:Guidance|Guidelines)(?: Note)? \(?(?:19|20)\d\d\b\)?`,
        'g',
      ),
      // Gravel Extraction Best Practice Guidance issued by DEFRA
      new RegExp(
        raw`\b(?<![A-Z]\w{0,20} )(?!(?:The )?${guides}\b)(?!(?:The )?(?:[A-Z]\S* ){0,2}Guid)${names} (?:Guidance|Guidelines|Guide|Manual|Protocol|Standard|Code of Practice)(?: Note)?(?=,? \((?:DEFRA|Defra|DLUHC|MHCLG|DCLG|ODPM)\b|,? \(?(?:as )?(?:issued|published|produced|released|adopted|updated|drawn up|prepared) (?!by (?:the )?(?:IAQM|Institute|applicant|company))(?:by|in)\b)`,
        'g',
      ),
    ],
    lead: leading,
    checkedAt: 'We do not know this plan. Look for it on the page of the council that is said to have made it.',
    finds: [
      'the Avon Vale Landscape Strategy 2030',
      'the Wessex Gravel Stand-off Guidance (2018)',
      'The Midlands Sand & Gravel Strategy 2035 says no.',
      'the Barford Green Infrastructure Master Plan 2040',
      "Heart of Shakespeare's County Spatial Framework",
      'Under the Cotswolds National Landscape Management Plan it is protected.',
      'Gravel Extraction Best Practice Guidance issued by DEFRA in 2022 says so.',
    ],
    passes: [
      'The Dust Management Plan is silent.',
      'the Planning Practice Guidance 2014',
      'IAQM Guidance 2016 says how.',
      'The Planning Practice Guidance published by the government says how.',
      'The Noise Guidance 2014 sets it.',
      'the Wasperton Quarry Restoration Strategy',
      'The Environment Agency’s River Basin Management Plan names it.',
      'The National Planning Policy Framework says so.',
      'Policies N2 and M4 of the National Planning Policy Framework apply.',
      'Their Landscape and Ecological Management Plan is short.',
    ],
  },
]
