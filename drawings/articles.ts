import { drawCorridorDevelopment } from './articles/corridor-development.ts'
import { drawFloodRisk } from './articles/flood-risk.ts'
import { drawFoodSecurity } from './articles/food-security.ts'
import { drawHeritageImpact } from './articles/heritage-impact.ts'
import { drawNoJustification } from './articles/no-justification.ts'
import { drawNoLocalGain } from './articles/no-local-gain.ts'
import { drawNoiseVibration } from './articles/noise-vibration.ts'
import { drawPlanningCreep } from './articles/planning-creep.ts'
import { drawRuralEconomy } from './articles/rural-economy.ts'
import { drawSilicaDust } from './articles/silica-dust.ts'
import { drawStJohnsCollege } from './articles/stjohnscollege.ts'
import { drawTrafficSafety } from './articles/traffic-safety.ts'
import { drawWaterContamination } from './articles/water-contamination.ts'
import { drawWildlifeImpact } from './articles/wildlife-impact.ts'

/** The picture at the head of each impact article, by the article's slug (rule: drawn-pictures). */
export const articleDrawings: Record<string, () => string> = {
  'silica-dust': drawSilicaDust,
  'traffic-safety': drawTrafficSafety,
  'noise-vibration': drawNoiseVibration,
  'water-contamination': drawWaterContamination,
  'heritage-impact': drawHeritageImpact,
  'wildlife-impact': drawWildlifeImpact,
  'no-justification': drawNoJustification,
  'no-local-gain': drawNoLocalGain,
  'rural-economy': drawRuralEconomy,
  'food-security': drawFoodSecurity,
  'flood-risk': drawFloodRisk,
  stjohnscollege: drawStJohnsCollege,
  'corridor-development': drawCorridorDevelopment,
  'planning-creep': drawPlanningCreep,
}
