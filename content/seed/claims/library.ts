import type { SeedClaim } from '../claims.ts'
import { inLibrary, readClaim, unreadClaim } from './public-claim.ts'

/** What a law, policy or guide of the evidence library is believed to say; the wording is still to be compared with it. */
function believed(documentId: string, id: string, statement: string): SeedClaim {
  return unreadClaim(id, statement, inLibrary(documentId))
}

/** The same of a public body. */
function believedOf(documentId: string, id: string, statement: string): SeedClaim {
  return unreadClaim(id, statement, { ...inLibrary(documentId), said_by: 'public-body' })
}

/** What the texts of the evidence library say of the other documents that state law, policy or advice. */
export const libraryClaims: SeedClaim[] = [
  believed(
    'ppg-environmental-impact-assessment',
    'eia-full-knowledge',
    'The aim of an environmental impact assessment is that a council decides in full knowledge of the likely significant effects.',
  ),
  believed(
    'eia-regulations-2017',
    'eia-cumulative',
    'An environmental statement has to cover effects that add up with those of other projects.',
  ),
  believed(
    'ppg-determining-a-planning-application',
    'reasons-on-planning-grounds',
    'The reasons for a decision must rest on planning grounds.',
  ),
  believedOf(
    'council-planning-pages',
    'papers-on-planning-pages',
    'The papers of the application can be found from the council’s planning pages.',
  ),
  believed(
    'aarhus-convention',
    'aarhus-rights',
    'The United Kingdom is a party to the Aarhus Convention, on rights to know, to take part and to go to court in matters of the environment.',
  ),
  believed(
    'ppg-consultation-and-pre-decision-matters',
    'publicity',
    'A council has to publicise an application and to ask certain public bodies for their advice.',
  ),
  believed(
    'ppg-use-of-planning-conditions',
    'tests-of-conditions',
    'A planning condition must meet certain tests, such as that it is precise and can be enforced.',
  ),
  believed(
    'ppg-appeals',
    'how-appeals-are-heard',
    'An appeal is heard on paper, at a hearing or at an inquiry in public.',
  ),
  believed(
    'ppg-appeals',
    'objections-on-appeal',
    'Objections that were sent to the council should go to the inspector as well.',
  ),
  believedOf(
    'planning-inspectorate',
    'inspector-looks-afresh',
    'On an appeal an inspector, who is independent of both sides, looks at the whole case afresh.',
  ),
  believedOf(
    'hse-silicosis',
    'silica-illnesses',
    'The Health and Safety Executive explains the illnesses that silica dust can cause at work.',
  ),
  believedOf(
    'hse-quarries',
    'quarry-safety-advice',
    'The Health and Safety Executive tells people who run a quarry what it expects of them.',
  ),
  believed(
    'hse-coshh',
    'coshh',
    'An employer must find out what the risks of harmful substances at work are, silica dust among them, and control them.',
  ),
  believed(
    'ppg-air-quality',
    'air-quality-assessed',
    'Guidance says when air quality matters to a planning application and what an assessment should contain.',
  ),
  believed('ppg-noise', 'noise-scale', 'Guidance puts noise on a scale by what it does to people.'),
  believed(
    'noise-policy-statement-for-england',
    'noise-aims',
    'The government’s policy on noise aims to avoid significant adverse impacts on health and quality of life, to keep others small, and to improve things where possible.',
  ),
  believed(
    'ppg-transport-assessments',
    'transport-assessment',
    'A development that brings much traffic needs a transport assessment.',
  ),
  believed('flood-map-for-planning', 'flood-zones', 'Planning policy treats flood zones differently.'),
  believedOf(
    'groundwater-source-protection-zones',
    'source-protection',
    'The nearer an activity is to a source of drinking water, the greater the care that is asked for.',
  ),
  believedOf(
    'groundwater-protection-position-statements',
    'groundwater-positions',
    'The Environment Agency says how it will act when something could pollute groundwater or draw it down.',
  ),
  believed(
    'ppg-historic-environment',
    'heritage-words',
    'Guidance explains what significance, setting, substantial harm, less than substantial harm and public benefit mean.',
  ),
  believed(
    'soils-on-construction-sites-code',
    'soil-code',
    'Defra’s code says how soil is to be stripped, stored and put back.',
  ),
  readClaim(
    'writing-to-ministers',
    'Guidance sets out how anyone, a Member of Parliament included, should write to planning ministers about a case.',
    inLibrary('planning-propriety-guidance'),
  ),
  believedOf(
    'hamble-committee-minutes',
    'hamble-refused',
    'Councillors of Hampshire refused the quarry at Hamble Airfield, over lorries, flooding and air quality.',
  ),
  believedOf(
    'straitgate-committee-minutes',
    'straitgate-refused',
    'Councillors of Devon refused the quarry at Straitgate Farm against the advice of their officers.',
  ),
]
