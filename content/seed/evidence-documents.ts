import { decisionsAndAppealsDocuments } from './evidence-documents/decisions-and-appeals.ts'
import { farmlandAndSoilDocuments } from './evidence-documents/farmland-and-soil.ts'
import { forAndAgainstDocuments } from './evidence-documents/for-and-against.ts'
import { healthAndDustDocuments } from './evidence-documents/health-and-dust.ts'
import { heritageAndLandscapeDocuments } from './evidence-documents/heritage-and-landscape.ts'
import type { EvidenceDocumentSeed } from './evidence-documents/in-category.ts'
import { noiseDocuments } from './evidence-documents/noise.ts'
import { planningPolicyDocuments } from './evidence-documents/planning-policy.ts'
import { theApplicationDocuments } from './evidence-documents/the-application.ts'
import { trafficDocuments } from './evidence-documents/traffic.ts'
import { waterAndFloodingDocuments } from './evidence-documents/water-and-flooding.ts'
import { wildlifeDocuments } from './evidence-documents/wildlife.ts'

/**
 * The first rows of evidence_documents: our own note, the council's pages, public documents that stand at the addresses of
 * the bodies that publish them, and what the applicant has published itself.
 */
export const evidenceDocumentSeeds: EvidenceDocumentSeed[] = [
  ...theApplicationDocuments,
  ...planningPolicyDocuments,
  ...decisionsAndAppealsDocuments,
  ...healthAndDustDocuments,
  ...noiseDocuments,
  ...trafficDocuments,
  ...waterAndFloodingDocuments,
  ...wildlifeDocuments,
  ...heritageAndLandscapeDocuments,
  ...farmlandAndSoilDocuments,
  ...forAndAgainstDocuments,
]
