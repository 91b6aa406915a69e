import { noConsultation } from './consultation.ts'

/** The words of the home page. */
export const home = {
  /** The first words that a visitor sees. */
  statement: 'A quarry is planned between Barford and Wasperton.',
  pictureAlt:
    'An imagined quarry, not drawn from the plans: bare gravel, banks of earth and a lorry where fields are now.',
  heading: 'How to make use of this website',
  usage:
    'Use the navigation links for the background and for the general effects of the quarry. Then use the interactive map and click your own community to see the specific impacts there. This helps you to write a more focused objection.',
  mapHeading: 'Find your community on the map',
  mapHint: 'Choose a village, on the map or in the list, to go to its page.',
  effectsHeading: 'What people here ask about',
  /** What a card is about in some six words, by the id of its article. */
  effects: {
    'silica-dust': 'Very fine dust in the air',
    'traffic-safety': 'More heavy lorries on the A429',
    'noise-vibration': 'Diggers and alarms across the valley',
    'water-contamination': 'Fuel or silt in the river',
    'flood-risk': 'Flood water taking a new path',
    'wildlife-impact': 'Hedges and ponds that animals need',
  } as Readonly<Record<string, string>>,
  allEffects: (count: number) => `All ${count} effects`,
  closed: noConsultation,
  what: 'A concrete firm has applied to dig sand and gravel beside the A429, south of Warwick.',
  undecided: 'Warwickshire County Council will decide.',
  whoHeading: 'Who we are',
  who: 'We are residents of the villages around the site, and we oppose the application.',
} as const
