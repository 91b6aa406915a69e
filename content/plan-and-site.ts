import { dayWords } from '../domain/date-words.ts'
import type { SiteCheck, SitePart } from '../domain/site-check.ts'

interface PlanSection {
  /** The rows that stand in it; none where it is words alone. */
  part?: SitePart
  heading: string
  paragraphs: readonly string[]
  link?: { label: string; href: string }
  /** What its rows say of each point, and what stands in their place while there are none. */
  labels?: { answer: string; gap: string; empty: string }
}

/** The words of /plan-and-site. */
export const planAndSite = {
  title: 'The plan and the site',
  lead: 'What the county’s plan asks of this land, what the council asked the applicant for, and what is around it.',
  loading: 'Loading...',
  failure: 'Could not load the details on this page. Please try again in a minute.',
  source: 'Source',
  sections: [
    {
      part: 'plan',
      heading: 'What the county’s plan asks',
      paragraphs: [
        'The county adopted its minerals plan in July 2022, and it names land at Wasperton for sand and gravel. That helps the applicant: do not argue again about whether land here may be named.',
        'But the plan may also say what a scheme on this land has to do. If the scheme does it, say so. If it does not, that is a strong point, because decisions follow the plan unless there are good planning reasons not to.',
      ],
      link: {
        label: 'The minerals plan on the council’s pages',
        href: 'https://www.warwickshire.gov.uk/mineral-waste-plans/minerals-development-framework',
      },
      labels: {
        answer: 'What the application says',
        gap: 'What is still open',
        empty:
          'We have not yet been able to read the plan’s words for this land, so no requirement is listed here. Please quote them from the plan itself, with the policy number.',
      },
    },
    {
      part: 'request',
      heading: 'What the council asked for, and the answers',
      paragraphs: [
        'When the council needs to know more about the effects on the environment, regulation 25 says that it must ask in writing. The applicant must answer. The answers belong on the council’s planning register, where you can ask to see them.',
        'The website Stop the Barford Quarry says that the request here runs to 30 pages, from air quality to restoration. It says that the request asks for a full habitats regulations assessment, which is about protected nature sites. We have not read it yet.',
      ],
      labels: {
        answer: 'The answer',
        gap: 'The gap',
        empty: 'We have not set out the council’s request and the answers here yet.',
      },
    },
    {
      heading: 'The neighbourhood plan',
      paragraphs: [
        'Barford has a neighbourhood plan, in force since 10 October 2016. Neighbourhood plans in force are part of the development plan. We have not read its policies or its map yet.',
        'It has a limit: digging for minerals is a matter for the county, and the law leaves it out of neighbourhood planning. So it can neither allow nor forbid a quarry.',
      ],
      link: {
        label: 'Barford’s neighbourhood plan on the district council’s pages',
        href: 'https://www.warwickdc.gov.uk/info/20444/neighbourhood_plans/956/barford',
      },
    },
    {
      part: 'site',
      heading: 'Old buildings, farmland and water',
      paragraphs: [
        'A council must have special regard to keeping listed buildings and their settings. Each point says what a record shows, and what still has to be looked up.',
      ],
      labels: {
        answer: 'What is on record',
        gap: 'Still to be looked up',
        empty: 'No record is listed here yet.',
      },
    },
  ] satisfies PlanSection[] as readonly PlanSection[],
  callHeading: 'Can you fill a gap?',
  call: 'If you have read one of these documents, tell us the page. Keep a note of the title, the edition and the date.',
  contact: 'Tell us',
} as const

/** When a row was last compared with its source. */
export function siteCheckDay({ checked_on }: Pick<SiteCheck, 'checked_on'>): string {
  return checked_on === '' ? 'Not yet checked.' : `Read on ${dayWords(checked_on)}.`
}
