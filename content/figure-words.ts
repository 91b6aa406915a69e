import {
  banks,
  extractionYears,
  fill,
  hgvMovements,
  hourWords,
  landbank,
  lorryShare,
  openingHours,
  site,
} from './figures.ts'

/** What stands around a drawn figure: `alternative` says in words what the drawing shows. */
export interface FigureWords {
  title: string
  alternative: string
  caption: string
  /** What it is drawn from, in the ledger. */
  claims: readonly string[]
}

const [weekdays, saturday] = openingHours
const clock = ({ opensAt, closesAt }: { opensAt: number; closesAt: number }) =>
  `${hourWords(opensAt)} to ${hourWords(closesAt)}`

/** Hours of work on a weekday. */
export const weekdayHours = weekdays.closesAt - weekdays.opensAt
const minutesBetween = (movements: number) => Math.round((weekdayHours * 600) / movements) / 10

/** How deep the fill would lie over all that is dug, in metres. */
export const fillDepth = (fill.millionCubicMetres * 100) / site.extractedHectares

/** When a child of the reception class starts school. */
const startsSchoolAt = 4
/** How old that child is after so many years. */
export const ages = {
  start: startsSchoolAt,
  from: startsSchoolAt + extractionYears.from,
  to: startsSchoolAt + extractionYears.to,
} as const

/** The words of every drawn figure, from the same numbers as the drawings. */
export const figureWords = {
  plan: {
    title: 'How large, and how near',
    alternative: `A plan of the land around the site, three miles wide and four miles high, with the Avon, the A429, and Barford, Sherbourne, Wasperton and Hampton Lucy. A hatched square of ${site.hectares} hectares stands at the site, with a dark square of ${site.extractedHectares} hectares in it. Rings are drawn at half a mile, one mile and two miles from the middle.`,
    caption: `This large, not this shape, and not exactly here: the square has the ${site.hectares} hectares of the site, its dark part the ${site.extractedHectares} that would be dug. The rings are counted from the middle of the site. Positions are good to about 300 metres.`,
    claims: ['site-area', 'dug-area', 'distances-on-the-map'],
  },
  weekday: {
    title: 'A weekday on the A429',
    alternative: `A line of ticks for each hour from ${clock(weekdays)}, one tick for each movement: ${hgvMovements.from} solid, and outlines up to ${hgvMovements.to}.`,
    caption: `Each tick is one movement of a heavy goods vehicle into or out of the quarry, north and south together: ${hgvMovements.from} solid, ${hgvMovements.to} with the outlines. Spread evenly from ${clock(weekdays)}, that is one every ${minutesBetween(hgvMovements.to)} to ${minutesBetween(hgvMovements.from)} minutes. By the campaign’s tonnage an average day would have about a third of that, without the fill. The lorries would be shared ${lorryShare.north}/${lorryShare.south} between north and south, also by the campaign’s figures. Saturday’s hours would be ${clock(saturday)}; we know no number of movements for it.`,
    claims: ['lorry-movements', 'working-hours', 'lorry-directions'],
  },
  hours: {
    title: 'Working hours in one week',
    alternative: `Monday to Friday: ${clock(weekdays)}. Saturday: ${clock(saturday)}. Sunday: none.`,
    caption: `Monday to Friday from ${clock(weekdays)}, Saturday from ${clock(saturday)}.`,
    claims: ['working-hours'],
  },
  site: {
    title: 'How much of the site would be dug',
    alternative: `Of ${site.hectares} hectares, ${site.extractedHectares} hectares would be dug.`,
    caption: `${site.extractedHectares} of the ${site.hectares} hectares would be dug. Both parts are drawn to scale.`,
    claims: ['site-area', 'dug-area'],
  },
  years: {
    title: 'How long, beside a child’s years',
    alternative: `${extractionYears.to} blocks in a row, one for each year of digging: ${extractionYears.from} solid and the others in outline. Above them a child who starts school at ${ages.start} grows up, and is ${ages.from} after ${extractionYears.from} years and ${ages.to} after ${extractionYears.to}.`,
    caption: `Digging would last ${extractionYears.from} to ${extractionYears.to} years. A child who starts school at ${ages.start} when it begins would be ${ages.from} to ${ages.to} when it ends. Filling and restoration may take longer: we know no years for them.`,
    claims: ['duration'],
  },
  flood: {
    title: 'Banks and a hole beside a river in flood',
    alternative: `A cut through a valley, drawn from the figures and not from the plans: the river in flood over its meadow, an earth bank of ${banks.to} metres with one of ${banks.from} metres in outline, a person for scale, and behind it a hole as deep as the fill would lie, ${metres(fillDepth)} metres on average.`,
    caption: `Drawn from the figures, not from the plans: heights are to scale, distances are not, and how high a flood comes here we do not know. Banks would be ${banks.from} to ${banks.to} metres high. ${fill.millionCubicMetres} million cubic metres of fill over ${site.extractedHectares} hectares make ${metres(fillDepth)} metres on average; the depth of digging is still to be looked up, and so is whether banks would stand where the river spreads.`,
    claims: ['banks', 'imported-fill', 'dug-area'],
  },
  landbank: {
    title: 'The reserve: required, and said to be held',
    alternative: `A bar of ${landbank.requiredYears} years for what national policy asks. Below it, as a number without a bar: ${landbank.heldYears} years or more, the campaign’s figure.`,
    caption: `National policy asks for at least ${landbank.requiredYears} years. The campaign’s figure for what Warwickshire holds is ${landbank.heldYears} years or more. We have no document for it, so it is not drawn.`,
    claims: ['landbank-needed', 'landbank-held'],
  },
} as const satisfies Record<string, FigureWords>

/** The figures that drawings/ makes. */
export type FigureName = keyof typeof figureWords

/** A length as people say it: 1.9. */
function metres(length: number): string {
  return String(Math.round(length * 10) / 10)
}

/** The short labels inside the drawings. */
export const figureLabels = {
  noWork: 'no work',
  dug: 'would be dug',
  hectares: 'hectares',
  wholeSite: `the whole site: ${site.hectares} hectares`,
  rings: ['½ mile', '1 mile', '2 miles'],
  mile: '1 mile',
  river: 'Avon',
  road: 'A429',
  atLeastADay: `${hgvMovements.from} a day`,
  atMostADay: `up to ${hgvMovements.to}`,
  startsSchool: `starts school at ${ages.start}`,
  isFrom: `is ${ages.from}`,
  isTo: `is ${ages.to}`,
  year: (year: number) => `year ${year}`,
  bank: `bank, ${banks.to} m`,
  lowerBank: `${banks.from} m`,
  meadow: 'flooded meadow',
  hole: `fill: ${metres(fillDepth)} m on average`,
  person: 'a person',
  required: `required: ${landbank.requiredYears} years`,
  held: `${landbank.heldYears}+`,
  heldWords: ['years held, says the campaign;', 'we have no document for it'],
} as const

/** The figure of each article, which stands after its second part. */
export const articleFigures: Readonly<Record<string, FigureName>> = {
  'silica-dust': 'plan',
  'traffic-safety': 'weekday',
  'noise-vibration': 'hours',
  'water-contamination': 'flood',
  'heritage-impact': 'plan',
  'wildlife-impact': 'site',
  'no-justification': 'landbank',
  'no-local-gain': 'weekday',
  'rural-economy': 'years',
  'food-security': 'site',
  'flood-risk': 'flood',
  stjohnscollege: 'site',
  'corridor-development': 'plan',
  'planning-creep': 'years',
}

/** Behind which part of an article its figure stands, counted from none: the second, or the only one. */
export function partBeforeFigure(parts: number): number {
  return Math.min(1, parts - 1)
}
