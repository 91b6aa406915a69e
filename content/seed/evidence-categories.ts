import type { EvidenceCategory } from '../../domain/evidence-document.ts'

/** The first rows of evidence_categories. */
export const evidenceCategorySeeds: Omit<EvidenceCategory, 'updated_at'>[] = [
  { id: 'the-application', name: 'The application' },
  { id: 'planning-policy', name: 'Planning policy and need' },
  { id: 'decisions-and-appeals', name: 'Decisions and appeals' },
  { id: 'health-and-dust', name: 'Health and dust' },
  { id: 'noise', name: 'Noise' },
  { id: 'traffic', name: 'Traffic and road safety' },
  { id: 'water-and-flooding', name: 'Water and flooding' },
  { id: 'wildlife', name: 'Wildlife' },
  { id: 'heritage-and-landscape', name: 'Heritage and landscape' },
  { id: 'farmland-and-soil', name: 'Farmland and soil' },
]
