import { type Chance, createChance } from '../kit/chance.ts'
import { misprints, picture } from '../kit/picture.ts'

/** The measures of every article's picture. Phones crop it to about x 375 to 1225, so what matters stands between. */
const strip = { width: 1600, height: 500 } as const

/** The picture of the article with this slug, with its own repeatable accidents. */
export function printStrip(slug: string, sky: string, draw: (chance: Chance) => readonly string[]): string {
  const chance = createChance(slug)
  return picture(strip.width, strip.height, sky, [...draw(chance), misprints(chance, strip.width, strip.height, 50)])
}
