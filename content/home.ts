import { noConsultation } from './consultation.ts'
import { banks, site, yardsToVillages } from './figures.ts'

/** The words of the home page. */
export const home = {
  /** The first words that a visitor sees. */
  statement: 'A quarry is planned between Barford and Wasperton.',
  /** The picture of the land from one viewpoint, twice; `view` is its part of the drawing. */
  pair: [
    {
      view: 'today',
      name: 'Today',
      alternative: 'Fields between hedges and oaks, seen from the edge of a village, with a church and hills behind.',
    },
    {
      view: 'permitted',
      name: 'If permitted (imagined)',
      alternative:
        'The same view, imagined: behind an earth bank the fields are bare gravel with diggers, lorries and water; the fields beyond are still there.',
    },
  ],
  pairNote: `The pictures are imagined from one viewpoint, not drawn from the plans. To scale: a bank of ${banks.to} metres, ${yardsToVillages.nearest} yards away, and a third of the ${site.hectares} hectares open at a time.`,
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
