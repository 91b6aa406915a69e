import { tonnage } from './figures.ts'

/** The words of the home page (spec: public site, sections 1 and 2, Routes). */
export const home = {
  /** The first words that a visitor sees. */
  statement: 'A quarry is planned in the Avon valley.',
  pictureAlt: 'Drawing of the quarry as it might look: bare gravel, banks of earth and a lorry where fields are now.',
  heading: 'How to make use of this website',
  usage:
    'Use the navigation links for the background and for the general effects of the quarry. Then use the interactive map and click your own community to see the specific impacts there. With these you can write a more focused objection later.',
  /** For someone who has never heard of it: what, where, and what they can do. */
  plainAnswer: `A concrete company has applied to dig ${tonnage.millionTonnes} million tonnes of sand and gravel from farmland beside the A429, near the River Avon south of Warwick. Warwickshire County Council will decide. We are residents of the villages around the site, and we oppose the plan. You can read what it would mean for your village, join our mailing list, and be ready to object when the council next asks for views.`,
} as const
