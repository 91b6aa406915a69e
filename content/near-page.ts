const listed = new Intl.ListFormat('en-GB')

/** The words of the pages of places near the site. */
export const nearPage = {
  list: {
    title: 'Places near the site',
    lead: 'Choose your village or town. All of these lie within about 15\u00a0km (nearly 10 miles) of the site.',
  },
  unknown: {
    title: 'We do not know this place within 15\u00a0km',
    lead: 'It may be spelt differently here, or lie farther away: you may write to the council wherever you live. Try again, or choose from the list below.',
  },
  several: {
    title: 'Which place do you mean?',
    lead: 'If it is none of these, try again, or choose from the list below.',
  },
  meant: (name: string) => ({
    title: `Did you mean ${name}?`,
    lead: 'If not, try again, or choose from the list below.',
    yes: `Yes, ${name}`,
  }),
  district: (outcode: string) => ({
    title: `Where in ${outcode}?`,
    lead: 'A postcode district is many miles wide. Which of these is nearest to you?',
  }),
  title: (name: string) => `${name} and the quarry`,
  matterHeading: 'What you could ask about',
  /** All of these places lie more than two miles away; so say the reports of villages at such a distance. */
  matter:
    'We have not written a report for this place, but you can still object. Tell the council what you know about the roads and places you use. This far away, dust and noise from the site are not the main worry. Lorries on the A429 and the lanes beside it may be.',
  lorries: 'lorries would use the A429',
  /** What stands behind an effect: for which of the nearest villages it is written; for all places where none is named. */
  written: (villages: readonly string[]) =>
    villages.length === 0 ? 'wherever you live' : `see what we say about ${listed.format(villages)}`,
  all: 'Look at all the impacts',
  villagesHeading: 'The nearest villages with a report',
  away: (distance: string) => `${distance} from you`,
  description: (name: string) =>
    `How far ${name} is from the proposed sand and gravel quarry, what is likely to matter there, and the reports of the nearest villages.`,
  listDescription:
    'Find your village or town among those within 15 km of the proposed quarry, and see what it would mean there.',
} as const
