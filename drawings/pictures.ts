import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { firstRows } from '../content/seed/first-rows.ts'
import { drawHomeMap } from './home-map.ts'
import { drawHomePair } from './home-pair.ts'
import { drawProcessFlow } from './process/flow.ts'
import { drawQuarry, drawQuarryCard } from './quarry.ts'

type Drawing = () => string

/** How the files of scenes end; what stands before it is the picture's name. */
const sceneEnd = '-scene.ts'

/** The scenes of a folder by their names. */
function scenesIn(folder: string): Promise<[name: string, draw: Drawing][]> {
  const files = readdirSync(join(import.meta.dirname, folder)).filter((file) => file.endsWith(sceneEnd))
  return Promise.all(
    files.map(async (file): Promise<[string, Drawing]> => {
      const { href } = pathToFileURL(join(import.meta.dirname, folder, file))
      const { draw } = (await import(/* @vite-ignore */ href)) as { draw: Drawing }
      return [`${folder}/${basename(file, sceneEnd)}.svg`, draw]
    }),
  )
}

/** Every picture of the site by its file name under public/drawn/. */
export const pictures: Record<string, Drawing> = {
  'map-wide.svg': () => drawHomeMap(960),
  'map-middle.svg': () => drawHomeMap(680),
  'map-narrow.svg': () => drawHomeMap(400),
  'home-pair.svg': drawHomePair,
  'quarry.svg': drawQuarry,
  'quarry-card.svg': drawQuarryCard,
  'process-flow.svg': () => drawProcessFlow(firstRows.process_stages),
  ...Object.fromEntries((await Promise.all(['villages', 'articles', 'pages'].map(scenesIn))).flat()),
}
