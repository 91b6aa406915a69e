import { extractionYears, tonnage, yardsToVillages } from './figures.ts'

/** The proposal panel of /impact-map (spec: public site, section 2, Impact map). */
export const impactSummary = {
  heading: 'The proposal in brief',
  intro: 'A concrete company has applied to dig a sand and gravel quarry on farmland beside the A429. The plans mean:',
  points: [
    `digging out ${tonnage.millionTonnes} million tonnes of sand and gravel`,
    `work for about ${extractionYears.fromInSummary} to ${extractionYears.to} years`,
    'heavy machinery in the fields',
    'HGV traffic on our roads',
    'farmland turned into a quarry',
    `a site ${yardsToVillages.nearest} yards from one village and ${yardsToVillages.next} yards from another`,
  ],
  source: 'Amounts and years are those of the application. The distances are the campaign’s, from the plans.',
  planningDocuments: 'See the planning documents',
  keyFacts: 'Key Facts',
} as const
