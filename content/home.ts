import { banks, extractionYears, site, tonnage, yardsToVillages } from './figures.ts'

/** The words of the home page. */
export const home = {
  /** The first words that a visitor sees. */
  statement: 'A quarry is planned between Barford and Wasperton.',
  what: `It would cover ${site.acres} acres for ${extractionYears.from} to ${extractionYears.to} years and take ${tonnage.millionTonnes} million tonnes of sand and gravel, by our figures.`,
  who: 'We are neighbours who oppose it.',
  closed:
    'No consultation is open. You may still write to say why you object: the council should consider it before deciding.',
  /** What the word means where visitors meet it first, beside ‘Object Now’; `closed` says it too. */
  object: 'Write to the council to say why you object.',
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
} as const
