import type { CloserLookContext } from '../domain/closer-look/finding.ts'
import { bundMetres, extractionYears, hgvMovements, site, tonnage } from './figures.ts'

/** The figures of the proposal as statements, for a closer look at drafts. */
export const figureClaims: CloserLookContext['claims'] = [
  {
    statement: `The application speaks of about ${tonnage.millionTonnes} million tonnes of sand and gravel.`,
    phrases: `${tonnage.millionTonnes} million tonnes\n1.835 million tonnes\n3.1 million tonnes`,
    state: 'to-check',
  },
  {
    statement: `By the application, digging would take ${extractionYears.from} to ${extractionYears.to} years.`,
    phrases: `${extractionYears.from} to ${extractionYears.to} years`,
    state: 'to-check',
  },
  {
    statement: `The whole site of the application covers ${site.hectares} hectares, about ${site.acres} acres; ${site.extractedHectares} hectares would be dug.`,
    phrases: `${site.extractedHectares} to ${site.hectares} hectares\n${site.acres} acres`,
    state: 'to-check',
  },
  {
    statement: `The campaign understands that there would be ${hgvMovements.from} to ${hgvMovements.to} HGV movements a day.`,
    phrases: `${hgvMovements.from} to ${hgvMovements.to} movements`,
    state: 'to-check',
  },
  {
    statement: `The application has bunds of earth ${bundMetres.from} to ${bundMetres.to} metres high.`,
    phrases: `${bundMetres.from} to ${bundMetres.to} metres`,
    state: 'to-check',
  },
]
