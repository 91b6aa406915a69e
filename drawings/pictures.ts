import { processStages } from '../content/process-stages.ts'
import { mapFrame } from '../domain/geography.ts'
import { articleDrawings } from './articles.ts'
import { drawHomeMap } from './home-map.ts'
import { pageDrawings } from './pages.ts'
import { drawProcessFlow } from './process/flow.ts'
import { drawQuarry, drawQuarryCard } from './quarry.ts'
import { villageDrawings } from './villages.ts'

function inFolder(folder: string, drawings: Record<string, () => string>): Record<string, () => string> {
  return Object.fromEntries(Object.entries(drawings).map(([slug, draw]) => [`${folder}/${slug}.svg`, draw]))
}

/** Every picture of the site by its file name under public/drawn/ (rule: drawn-pictures). */
export const pictures: Record<string, () => string> = {
  'map-wide.svg': () => drawHomeMap({ width: 960, height: 800, frame: mapFrame }),
  'map-middle.svg': () => drawHomeMap({ width: 680, height: 800, frame: mapFrame }),
  'map-narrow.svg': () => drawHomeMap({ width: 400, height: 800, frame: mapFrame }),
  'quarry.svg': drawQuarry,
  'quarry-card.svg': drawQuarryCard,
  'process-flow.svg': () => drawProcessFlow(processStages),
  ...inFolder('villages', villageDrawings),
  ...inFolder('articles', articleDrawings),
  ...inFolder('pages', pageDrawings),
}
