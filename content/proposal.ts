import { hgvMovements, hourWords, openingHours, site } from './figures.ts'

const [weekdays, saturday] = openingHours

/** The words of /the-proposal around its key facts. */
export const proposal = {
  heading: 'The Quarry Proposal',
  lead: 'Smiths Concrete has applied to dig sand and gravel from farmland beside the A429, on land near Barford and Wasperton. Warwickshire County Council decides.',
  intro:
    'These are the campaign’s figures. We have not found them in the application yet, so please check them there before you quote them.',
  planningDocuments: 'See the planning documents',
  pictureAlt:
    'An imagined quarry, not drawn from the plans: bare gravel, banks of earth and a lorry where fields are now.',
  factsHeading: 'The proposal in eight points',
  failure: 'Could not load the key facts. Please try again in a minute.',
  whoSaysSo: 'Who says so:',
  plotsHeading: 'The figures, drawn to scale',
  planAndSite: 'This land’s history, and what the plan and the council ask of the site',
  callHeading: 'What you can do',
  call: 'Find out what the quarry would mean where you live. Then tell the council, in your own words.',
  viewImpactMap: 'View Impact Map',
  submitObjection: 'Submit Your Objection',
} as const

/** A drawing of figures that compare: `alternative` says in words what the drawing shows. */
export interface PlotWords {
  title: string
  alternative: string
  caption: string
}

/** The words of the plots, from the same figures as the drawings. */
export const plotWords = {
  traffic: {
    title: 'Lorry movements in one day',
    alternative: `${hgvMovements.from} lorry symbols in solid red, one for each movement of the lower number, and outlines up to ${hgvMovements.to}.`,
    caption: `Each symbol is one movement: ${hgvMovements.from} in solid red, ${hgvMovements.to} with the outlines. A lorry that comes in and goes out makes two, so it would be ${hgvMovements.from / 2} to ${hgvMovements.to / 2} lorries. By the campaign’s tonnage an average day would have about a third of that, without the lorries for fill.`,
  },
  hours: {
    title: 'Working hours in one week',
    alternative: `Monday to Friday: ${hourWords(weekdays.opensAt)} to ${hourWords(weekdays.closesAt)}. Saturday: ${hourWords(saturday.opensAt)} to ${hourWords(saturday.closesAt)}. Sunday: none.`,
    caption: `Monday to Friday from ${hourWords(weekdays.opensAt)} to ${hourWords(weekdays.closesAt)}, Saturday from ${hourWords(saturday.opensAt)} to ${hourWords(saturday.closesAt)}.`,
  },
  site: {
    title: 'How much of the site would be dug',
    alternative: `Of ${site.hectares} hectares, ${site.extractedHectares} hectares would be dug.`,
    caption: `${site.extractedHectares} of the ${site.hectares} hectares would be dug. Both parts are drawn to scale.`,
  },
} as const satisfies Record<string, PlotWords>

/** The short labels inside the plots. */
export const plotLabels = {
  noWork: 'no work',
  dug: 'would be dug',
  hectares: 'hectares',
  wholeSite: `the whole site: ${site.hectares} hectares`,
  atLeastADay: `${hgvMovements.from} a day`,
  atMostADay: `up to ${hgvMovements.to}`,
} as const
