import type { FigureName } from './figure-words.ts'

/** The words of /the-proposal around its key facts. */
export const proposal = {
  heading: 'The Quarry Proposal',
  lead: 'Smiths Concrete has applied to dig sand and gravel from farmland beside the A429, on land near Barford and Wasperton. Warwickshire County Council decides.',
  intro:
    'These are the campaign’s figures. We have not found them in the application yet: check them there before you quote them.',
  planningDocuments: 'See the planning documents',
  pictureAlt:
    'An imagined quarry, not drawn from the plans: bare gravel, banks of earth and a lorry where fields are now.',
  factsHeading: 'The proposal in eight points',
  failure: 'Could not load the key facts. Please try again in a minute.',
  whoSaysSo: 'Who says so:',
  planAndSite: 'This land’s history, and what the plan and the council ask of the site',
  callHeading: 'What you can do',
  call: 'Find out what the quarry would mean where you live. Then tell the council, in your own words.',
  viewImpactMap: 'View Impact Map',
  submitObjection: 'Submit Your Objection',
} as const

/** The figure of each key fact that can be drawn, by its id. */
export const factFigures: Readonly<Record<string, FigureName>> = {
  duration: 'years',
  traffic: 'weekday',
  hours: 'hours',
  area: 'site',
  distance: 'plan',
  landbank: 'landbank',
  restoration: 'flood',
}
