import { policies } from '../committee-letter.ts'
import { type FigureName, figureWords } from '../figure-words.ts'
import { turnAnchor, turns } from '../turns.ts'
import type { Passage } from './passage.ts'

const meeting = ['committee-meets', 'officers-report', 'five-clear-days', 'few-speakers', 'who-may-speak']

/** The claims of words that are built in, by their page and their place on it; 'text' for what carries no mark. */
const builtInClaims = {
  home: {
    pair: ['banks', 'distance-to-villages', 'site-area', 'new-papers-phases'],
    text: ['distances-on-the-map'],
  },
  howToObject: {
    text: ['representations-counted', 'reasons-on-planning-grounds', 'national-scheme', 'who-decides'],
  },
  beforeConsultation: { text: ['representations-counted', 'late-comments'] },
  writeObjection: {
    speaking: ['who-may-speak', 'few-speakers'],
    text: [
      ...['representations-counted', 'plan-comments', 'wasperton-named', 'best-farmland'],
      ...['special-regard', 'considerable-weight', 'conditions-can-change', 'licence-likely'],
    ],
  },
  evaluateObjection: { text: ['private-interests'] },
  process: {
    ...Object.fromEntries(turns.map((turn) => [turnAnchor(turn), [...turn.claims]])),
    meeting,
    text: [
      ...[
        'county-decides',
        'national-scheme',
        'committees-focus',
        'who-decides',
        'numbers-do-not-settle',
        'unlikely-planning-matter',
        'officer-decision-recorded',
        'scheme-for-older-applications',
      ],
      ...[
        'closed-mind',
        'applicant-appeals',
        'judicial-review',
        'regulation-25',
        'further-information-for-inquiry',
        'rule-6',
      ],
    ],
  },
  planAndSite: {
    text: [
      ...[
        'minerals-plan-adopted',
        'wasperton-named',
        'development-plan',
        'plan-decides',
        'older-plans-keep-weight',
        'regulation-25',
      ],
      ...[
        'register-holds-answers',
        'request-of-thirty-pages',
        'request-and-reports-online',
        'clean-version',
        'barford-plan-made',
        'minerals-excluded',
        'special-regard',
      ],
    ],
  },
  privacy: { text: ['complain-to-controller'] },
  committeeLetter: {
    meeting,
    ...Object.fromEntries(policies.map(({ claim }) => [`policy-${claim}`, [claim]])),
    text: ['national-scheme', 'committees-focus', 'who-decides', 'refusal-policies'],
  },
  letterByHand: { text: ['committee-meets'] },
  speakers: { speakers: ['few-speakers', 'officers-report'] },
  speech: {
    speech: [
      'wasperton-named',
      'benefits-of-minerals',
      'approve-outside-settlements',
      'refusal-policies',
      'private-interests',
    ],
  },
  log: { log: ['records-as-facts', 'photographs-explained', 'film-and-sound', 'report-a-breach'] },
  bundle: { bundle: ['report-a-breach'] },
  impactMap: {
    'point-0': ['tonnage'],
    'point-1': ['duration-in-brief', 'duration'],
    'point-2': ['distance-to-villages'],
    text: ['applicant'],
  },
  villageHead: {
    'head-distance': ['distances-on-the-map'],
    'head-lorries': ['lorry-movements'],
    'head-hours': ['working-hours'],
  },
  whereVillageLies: { where: ['distances-on-the-map'] },
  briefing: {
    proposed: ['applicant'],
    fair: [
      ...['wasperton-named', 'benefits-of-minerals', 'approve-outside-settlements', 'refusal-policies'],
      ...['no-unacceptable-effects', 'accords-with-plan', 'green-belt-minerals'],
    ],
  },
} satisfies Record<string, Record<string, string[]>>

/** The built-in words of a page, or of a part of it, that name claims. */
export function builtIn(page: keyof typeof builtInClaims): Passage[] {
  return Object.entries(builtInClaims[page]).map(([place, claims]) => ({
    place: place === 'text' ? '' : place,
    claims,
    name: 'Built-in text',
  }))
}

/** The claims that drawn figures are made of, each at its figure. */
export function drawn(...names: readonly (FigureName | undefined)[]): Passage[] {
  return names
    .filter((name) => name !== undefined)
    .map((name) => ({
      place: `figure-${name}`,
      claims: figureWords[name].claims,
      name: `Figure: ${figureWords[name].title}`,
    }))
}
