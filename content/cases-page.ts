import type { Case, CaseDecider, CaseOutcome } from '../domain/case.ts'
import { dayWords } from '../domain/date-words.ts'

/** The words of the page of cases. */
export const casesPage = {
  title: 'Cases Elsewhere',
  lead: 'How other quarry applications ended, and what decided them. Those that residents lost are told too.',
  loading: 'Loading cases...',
  failure: 'Could not load cases. Please try again in a minute.',
  empty: 'There are no cases here yet.',
  summaryHeading: 'In short',
  choice:
    'National policy was replaced on 17 August 2026, and we know of none of these that was decided under it. Its policy S5, on what to approve outside towns and villages, may make a refusal harder to win, unless a scheme fails a policy which says that it should be refused. We chose these cases because we can learn from them. They do not show how often quarries are refused.',
  limits:
    'Each was decided on its own documents, plan and place. The council here does not have to follow any of them. What we say it means for a letter here is our view. Won means that the quarry was refused, lost that it was permitted or that a challenge in court failed. Where a decision itself could not be read, the case says what was read instead.',
  jumpLabel: 'Cases by outcome',
  happened: 'What happened',
  reason: 'The decisive reason',
  meaning: 'For a letter here',
  source: 'Where this comes from',
  unchecked: 'Not yet checked against this page.',
  callHeading: 'Put it to use',
  call: 'Start with harm that neither another report nor a condition could put right. Link every point to a policy or to a page of the application.',
  records: 'Start keeping records now, on the log sheet',
} as const

/** The outcomes in the order of the page, as residents saw them. */
export const outcomeSections: readonly { outcome: CaseOutcome; heading: string; intro: string }[] = [
  {
    outcome: 'refused',
    heading: 'Won',
    intro:
      'The council, or those who decided the appeal, said no. Where we do not know of an appeal, the case says so.',
  },
  {
    outcome: 'allowed',
    heading: 'Lost',
    intro: 'Permission was given, at once or on appeal after a refusal, or a challenge to it in court failed.',
  },
  {
    outcome: 'withdrawn',
    heading: 'Withdrawn',
    intro: 'The applicant withdrew the application before it was decided.',
  },
  {
    outcome: 'quashed',
    heading: 'Quashed',
    intro: 'A court set a permission aside.',
  },
]

const deciders: Record<CaseDecider, string> = {
  council: 'by the council',
  inspector: 'on appeal, by a planning inspector',
  'secretary-of-state': 'on appeal, by the Secretary of State',
  court: 'by a court',
  applicant: 'by the applicant',
}

const outcomes: Record<CaseOutcome, string> = {
  refused: 'Won: refused',
  allowed: 'Lost: allowed',
  withdrawn: 'Withdrawn',
  quashed: 'Quashed',
}

/** How a case ended and by whose word: 'Lost: allowed on appeal, by a planning inspector'. */
export function caseVerdict({ outcome, decided_by }: Pick<Case, 'outcome' | 'decided_by'>): string {
  // A court grants no permission: it lets one stand.
  if (outcome === 'allowed' && decided_by === 'court') return 'Lost: a challenge in court failed'
  return `${outcomes[outcome]} ${deciders[decided_by]}`
}

/** How many cases of each outcome there are, in a sentence. */
export function casesSummary(cases: readonly Pick<Case, 'outcome'>[]): string {
  const counts = outcomeSections
    .map(({ outcome, heading }) => ({ heading, count: cases.filter((row) => row.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ heading, count }) => `${count} ${heading.toLowerCase()}`)
  const all = cases.length === 1 ? '1 case' : `${cases.length} cases`
  return `${all}: ${new Intl.ListFormat('en-GB').format(counts)}.`
}

/** What leads to a case in the address of the page. */
export const caseAnchor = (id: string) => `case-${id}`

/** When and how a case was last compared with its page. */
export function caseCheck({ checked_on, how_checked }: Pick<Case, 'checked_on' | 'how_checked'>): string {
  const when = checked_on === '' ? casesPage.unchecked : `Last checked on ${dayWords(checked_on)}.`
  return how_checked === '' ? when : `${when} ${how_checked}`
}
