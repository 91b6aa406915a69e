import { dayWords } from '../domain/date-words.ts'
import type { SiteCheck, SitePart } from '../domain/site-check.ts'

type Field = 'title' | 'answer' | 'gap'

/** A part of /plan-and-site whose rows maintainers keep; visitors see it while it has any. */
interface RowsPart {
  part: SitePart
  heading: string
  paragraphs: readonly string[]
  /** What we have not read yet. */
  open?: string
  link?: { label: string; href: string }
  /** What its rows say of each point; the desk calls the fields so as well. */
  labels: Record<Field, string>
  /** For a part that is printed by itself, such as for a councillor: what leads there. */
  sheet?: string
}

/** The parts in the order of the page. */
const parts: readonly RowsPart[] = [
  {
    part: 'history',
    heading: 'This land’s history',
    paragraphs: [
      'From the earlier gravel digging beside Wasperton to the application of today. What speaks for the applicant is told too.',
    ],
    labels: { title: 'What happened', answer: 'In two or three sentences', gap: 'Still open' },
  },
  {
    part: 'plan',
    heading: 'What the plan is reported to say of this land',
    paragraphs: [
      'The county adopted its minerals plan in July 2022, and it names land at Wasperton for sand and gravel. That helps the applicant. There is no point arguing that this land should not be in the plan.',
      'What counts is whether this scheme does what the plan asks: decisions follow the plan unless there are good planning reasons not to. A plan loses no weight by age alone, but a policy that is materially inconsistent with the national policies for decisions gets very limited weight.',
    ],
    open: 'We have not read the adopted words. The points below are what the press, residents and the county have said of the plan, so check each in the plan itself and quote its policy number and page.',
    link: {
      label: 'The final text of the plan: the county’s page on the examination',
      href: 'https://www.warwickshire.gov.uk/mineral-waste-plans/minerals-development-framework/3',
    },
    labels: {
      title: 'What the plan is said to say',
      answer: 'What the application is said to say',
      gap: 'Still open',
    },
    sheet: 'Print the plan’s points on their own',
  },
  {
    part: 'request',
    heading: 'What the council asked for, and the answers',
    paragraphs: [
      'When the council needs to know more about the effects on the environment, regulation 25 says that it must ask in writing, and the applicant must answer. The answers belong on the council’s planning register, where you can ask to see them.',
      'The website Stop the Barford Quarry says that the request here runs to 30 pages, from air quality to restoration.',
    ],
    open: 'We have not read the request: these are the subjects that public pages name. Where the answer is empty, we have not read one: the papers of October 2025 may hold it.',
    link: {
      label: 'The request and the residents’ technical reports: the home page of Stop the Barford Quarry leads to them',
      href: 'https://stopthebarfordquarry.org/quarry/Home.html',
    },
    labels: { title: 'Request', answer: 'Answer', gap: 'What to look for, or what is still missing' },
    sheet: 'Print this table on one sheet',
  },
  {
    part: 'site',
    heading: 'Old buildings, paths, land and water',
    paragraphs: [
      'A council must have special regard to keeping listed buildings and their settings. Each point says what a record shows, and what still has to be looked up.',
    ],
    labels: { title: 'What stands or lies there', answer: 'What is on record', gap: 'Still to be looked up' },
  },
]

/** The words of /plan-and-site. */
export const planAndSite = {
  title: 'The plan and the site',
  lead: 'What has happened to this land, what the county’s plan says of it, what the council asked the applicant for, and what is around it.',
  loading: 'Loading...',
  failure: 'Could not load the details on this page. Please try again in a minute.',
  saidBy: 'Who says so',
  source: 'Document and page',
  now: { happened: 'Now', title: 'Where it stands now', link: 'See every stage' },
  parts,
  neighbourhood: {
    heading: 'The neighbourhood plan',
    paragraphs: [
      'Barford has a neighbourhood plan, in force since 10 October 2016. Neighbourhood plans in force are part of the development plan.',
      'Digging for minerals is a matter for the county, and the law leaves it out of neighbourhood planning. So this plan can neither allow nor forbid a quarry.',
    ],
    open: 'We have not read its policies or its map yet.',
    link: {
      label: 'Barford’s neighbourhood plan on the district council’s pages',
      href: 'https://www.warwickdc.gov.uk/info/20444/neighbourhood_plans/956/barford',
    },
  },
  documents: {
    heading: 'Where the documents can be read',
    application: (reference: string) =>
      `The application and the papers of October 2025, ${reference}: the council’s planning pages`,
    library: 'Reports, policies and rules: the evidence library',
  },
  callHeading: 'Can you fill a gap?',
  call: 'If you have read one of these documents, tell us the page. Keep a note of the title, the edition and the date.',
  contact: 'Tell us',
} as const

/** The parts that have something to show, each with its rows. */
export function shownParts(all: readonly SiteCheck[]): (RowsPart & { rows: readonly SiteCheck[] })[] {
  return parts
    .map((each) => ({ ...each, rows: all.filter(({ part }) => part === each.part) }))
    .filter(({ rows }) => rows.length > 0)
}

/** Where a row stands on the page. */
export const siteCheckAnchor = (id: string) => `check-${id}`

/** What a row is about on the desk, whose fields are called so: a part of the page, or what is still to be found. */
export const siteParts: readonly Pick<RowsPart, 'part' | 'heading' | 'labels'>[] = [
  ...parts,
  {
    part: 'to-find',
    heading: 'Still to be found (only maintainers see it)',
    labels: { title: 'What is to be found', answer: 'What is known', gap: 'Why it matters' },
  },
]

/** When a row was last compared with its source. */
export function siteCheckDay({ checked_on }: Pick<SiteCheck, 'checked_on'>): string {
  return checked_on === '' ? 'Not yet checked.' : `Read on ${dayWords(checked_on)}.`
}
