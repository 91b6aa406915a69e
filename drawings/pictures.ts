import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { processStages } from '../content/process-stages.ts'
import { drawHomeMap } from './home-map.ts'
import { drawProcessFlow } from './process/flow.ts'
import { drawQuarry, drawQuarryCard } from './quarry.ts'

type Drawing = () => string

/** The scenes of a folder by their file names: every file that exports a `draw` is one. */
async function scenesIn(folder: string): Promise<[name: string, draw: Drawing][]> {
  const scenes = readdirSync(join(import.meta.dirname, folder)).map(async (file): Promise<[string, Drawing][]> => {
    const { href } = pathToFileURL(join(import.meta.dirname, folder, file))
    const { draw } = (await import(/* @vite-ignore */ href)) as { draw?: Drawing }
    return draw ? [[`${folder}/${basename(file, '.ts')}.svg`, draw]] : []
  })
  return (await Promise.all(scenes)).flat()
}

/** Every picture of the site by its file name under public/drawn/ (rule: drawn-pictures). */
export const pictures: Record<string, Drawing> = {
  'map-wide.svg': () => drawHomeMap(960),
  'map-middle.svg': () => drawHomeMap(680),
  'map-narrow.svg': () => drawHomeMap(400),
  'quarry.svg': drawQuarry,
  'quarry-card.svg': drawQuarryCard,
  'process-flow.svg': () => drawProcessFlow(processStages),
  ...Object.fromEntries((await Promise.all(['villages', 'articles', 'pages'].map(scenesIn))).flat()),
}
