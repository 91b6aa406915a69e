import type { ImpactCard } from '../../domain/impact-card.ts'
import { corridorDevelopmentCard } from './impact-cards/corridor-development.ts'
import { floodRiskCard } from './impact-cards/flood-risk.ts'
import { foodSecurityCard } from './impact-cards/food-security.ts'
import { noJustificationCard } from './impact-cards/no-justification.ts'
import { noLocalGainCard } from './impact-cards/no-local-gain.ts'
import { noiseVibrationCard } from './impact-cards/noise-vibration.ts'
import { planningCreepCard } from './impact-cards/planning-creep.ts'
import { ruralEconomyCard } from './impact-cards/rural-economy.ts'
import { silicaDustCard } from './impact-cards/silica-dust.ts'
import { stJohnsCollegeCard } from './impact-cards/stjohnscollege.ts'
import { trafficSafetyCard } from './impact-cards/traffic-safety.ts'
import { waterContaminationCard } from './impact-cards/water-contamination.ts'
import { wildlifeImpactCard } from './impact-cards/wildlife-impact.ts'

/** The first rows of impact_cards, in the order in which they are shown (rule: impact-cards). */
export const impactCardSeeds: readonly Omit<ImpactCard, 'updated_at'>[] = [
  silicaDustCard,
  trafficSafetyCard,
  noiseVibrationCard,
  waterContaminationCard,
  floodRiskCard,
  wildlifeImpactCard,
  foodSecurityCard,
  ruralEconomyCard,
  noJustificationCard,
  noLocalGainCard,
  corridorDevelopmentCard,
  planningCreepCard,
  stJohnsCollegeCard,
]
