import type { NewRow } from '../domain/content.ts'
import {
  bundMetres,
  extractionYears,
  hgvMovements,
  hourWords,
  importedFill,
  landbankYears,
  openingHours,
  site,
  tonnage,
  yardsToVillages,
} from './figures.ts'

const [weekdays, saturday] = openingHours
const weekdayHours = `${hourWords(weekdays.opensAt)} to ${hourWords(weekdays.closesAt)}`
const saturdayHours = `${hourWords(saturday.opensAt)} to ${hourWords(saturday.closesAt)}`

/** The first rows of key_facts, the eight cards of /the-proposal (rule: key-facts). */
export const keyFacts: readonly NewRow<'key_facts'>[] = [
  {
    id: 'tonnage',
    title: 'What would be dug out',
    figure: `${tonnage.millionTonnes} million tonnes`,
    content:
      'A concrete firm wants to dig sand and gravel from farmland beside the A429. Machines would strip the soil and dig out what lies beneath. Lorries would carry it away.',
    source: 'The application',
  },
  {
    id: 'duration',
    title: 'How long it would last',
    figure: `${extractionYears.from} to ${extractionYears.to} years`,
    content:
      'For a child starting school, that is most of their school life or more. The campaign asks what would hold the firm to it.',
    source: 'Years: the application. The question: the campaign',
  },
  {
    id: 'traffic',
    title: 'Lorries on the A429',
    figure: `${hgvMovements.from} to ${hgvMovements.to} a day`,
    content:
      'This is about how many heavy lorry movements to expect in a day. A lorry that comes in and goes out again makes two. They would share the road with cars, bikes, tractors and school buses.',
    source: 'The campaign’s reading of the application',
  },
  {
    id: 'hours',
    title: 'When it would work',
    figure: weekdayHours,
    content: `Those are the hours from Monday to Friday. On Saturdays it would work from ${saturdayHours}. That leaves neighbours only evenings, Saturday afternoons and Sundays without machines.`,
    source: 'Hours: the application. What they mean: the campaign',
  },
  {
    id: 'area',
    title: 'How much land it would take',
    figure: `${site.hectares} hectares`,
    content: `The whole site is about ${site.acres} acres. Within it, ${site.extractedHectares} hectares would be dug. Today it is farmland that grows food.`,
    source: 'Areas: the application',
  },
  {
    id: 'distance',
    title: 'How close it would come',
    figure: `${yardsToVillages.nearest} yards`,
    content: `That is the distance to one village. The other is ${yardsToVillages.next} yards away. Banks of earth ${bundMetres.from} to ${bundMetres.to} metres high are meant to hold back noise and hide the workings.`,
    source: 'Banks: the application. Distances: the campaign’s, from the plans',
  },
  {
    id: 'landbank',
    title: 'Whether it is needed',
    figure: `${landbankYears.required} years needed, ${landbankYears.heldAtLeast}+ held`,
    content: `National policy asks a county to hold enough permitted sand and gravel for at least ${landbankYears.required} years. The campaign holds that Warwickshire already holds enough for ${landbankYears.heldAtLeast} years or more. In its view, that is reason enough to leave this farm alone.`,
    source: 'Needed: national planning policy. Held: the campaign’s reading',
  },
  {
    id: 'restoration',
    title: 'What would fill the holes',
    figure: `${importedFill.millionCubicMetres} million m³`,
    content:
      'After the digging, the land would be filled with material brought in from elsewhere. That means more lorries. It also raises the question of what the material is, and who checks it.',
    source: 'Amount: the application. Questions: the campaign',
  },
]
