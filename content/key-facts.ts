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

/** The first rows of key_facts, the eight cards of /the-proposal. */
export const keyFacts: readonly NewRow<'key_facts'>[] = [
  {
    id: 'tonnage',
    claims: ['tonnage', 'applicant'],
    title: 'What would be dug out',
    figure: `${tonnage.millionTonnes} million tonnes`,
    content:
      'A concrete firm wants to dig sand and gravel from farmland beside the A429. Machines would strip the soil and dig out what lies beneath. Lorries would carry it away.',
    source: 'Our figure; document and page to be added',
  },
  {
    id: 'duration',
    claims: ['duration', 'conditions-can-change'],
    title: 'How long it would last',
    figure: `${extractionYears.from} to ${extractionYears.to} years`,
    content:
      'For a child starting school, that is most of their school life or more. An end date in a planning condition can be enforced, but it can also be varied later. Ask what would hold the firm to it.',
    source: 'Our figure; document and page to be added',
  },
  {
    id: 'traffic',
    claims: ['lorry-movements'],
    title: 'Lorries on the A429',
    figure: `${hgvMovements.from} to ${hgvMovements.to} a day`,
    content:
      'About this many heavy lorry movements a day: a lorry that comes in and goes out again makes two. Whether it is an average or the busiest day, and whether lorries with fill are counted, is not known to us. Look for both in the transport papers.',
    source: 'Our figure; document and page to be added',
  },
  {
    id: 'hours',
    claims: ['working-hours'],
    title: 'When it would work',
    figure: weekdayHours,
    content: `Those are the hours from Monday to Friday. On Saturdays it would work from ${saturdayHours}. Ask whether lorries could arrive earlier, and whether pumps would run at night.`,
    source: 'Our figures; document and page to be added',
  },
  {
    id: 'area',
    claims: ['site-area', 'dug-area'],
    title: 'How much land it would take',
    figure: `${site.hectares} hectares`,
    content: `The whole site is about ${site.acres} acres. Within it, ${site.extractedHectares} hectares would be dug. Today it is farmland. Its grade is for the soil survey to show.`,
    source: 'Our figures; document and page to be added',
  },
  {
    id: 'distance',
    claims: ['distance-to-villages', 'banks'],
    title: 'How close it would come',
    figure: `${yardsToVillages.nearest} yards`,
    content: `That is to one village; another is ${yardsToVillages.next} yards away. We cannot yet say which is which, or where it was measured from: check it on the plans. Banks of earth ${bundMetres.from} to ${bundMetres.to} metres high are meant to hold back noise and hide the workings.`,
    source: 'Our figures; document and page to be added',
  },
  {
    id: 'landbank',
    claims: ['landbank-needed', 'landbank-held', 'landbank-on-merits'],
    title: 'Whether it is needed',
    figure: `${landbankYears.required} years needed, ${landbankYears.heldAtLeast}+ held`,
    content: `National policy asks for enough permitted sand and gravel for at least ${landbankYears.required} years. Our figure for Warwickshire is ${landbankYears.heldAtLeast} years or more. A large reserve is no reason to refuse by itself. It can weaken the claim of need where there is other harm.`,
    source: 'Needed: national planning policy. Held: our figure; document and page to be added',
  },
  {
    id: 'restoration',
    claims: ['imported-fill'],
    title: 'What would fill the holes',
    figure: `${importedFill.millionCubicMetres} million m³`,
    content:
      'The holes would be filled with material brought in from elsewhere. Ask what the material is, where it comes from, who checks each load, and whether the lorries that bring it are in the traffic figures.',
    source: 'Our figure; document and page to be added',
  },
]
