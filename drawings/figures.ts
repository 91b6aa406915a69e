import type { FigureName } from '../content/figure-words.ts'
import { drawFlood } from './figures/flood.ts'
import { drawHours } from './figures/hours.ts'
import { drawLandbank } from './figures/landbank.ts'
import { drawPlan } from './figures/plan.ts'
import { drawSiteShare } from './figures/site-share.ts'
import { drawWeekday } from './figures/weekday.ts'
import { drawYears } from './figures/years.ts'

/** Every drawn figure by its name; pages hold it inside themselves (app/ui/figures). */
export const figures: Record<FigureName, () => string> = {
  plan: drawPlan,
  weekday: drawWeekday,
  hours: drawHours,
  site: drawSiteShare,
  years: drawYears,
  flood: drawFlood,
  landbank: drawLandbank,
}
