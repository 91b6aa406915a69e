import { extractionYears, tonnage, yardsToVillages } from './figures.ts'

/** The proposal panel of /impact-map. */
export const impactSummary = {
  heading: 'The proposal in brief',
  intro:
    'A concrete firm has applied to open a sand and gravel quarry on farmland beside the A429. By the campaign’s figures it would mean:',
  points: [
    { figure: `${tonnage.millionTonnes} million tonnes`, text: 'of sand and gravel to extract' },
    { figure: `about ${extractionYears.fromInSummary} to ${extractionYears.to} years`, text: 'of work' },
    {
      figure: `${yardsToVillages.nearest} yards`,
      text: `from one village and ${yardsToVillages.next} yards from another`,
    },
    { figure: 'HGV traffic', text: 'heavy lorries on our roads' },
    { figure: 'Heavy machinery', text: 'in the fields' },
    { figure: 'Farmland', text: 'turned into a quarry' },
  ],
  source: `We have not found these figures in the application yet, so please check them there before you quote them. The campaign’s own figures differ: ${extractionYears.fromInSummary} to ${extractionYears.to} years of work here, and ${extractionYears.from} to ${extractionYears.to} years of digging elsewhere. We have no document for either, so we give both.`,
  planningDocuments: 'See the planning documents',
  keyFacts: 'Key Facts',
} as const
