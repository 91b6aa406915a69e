import { figureLabels } from '../../content/figure-words.ts'
import { site } from '../../content/figures.ts'
import { inks } from '../inks.ts'
import { carved } from '../kit/carve.ts'
import { createChance } from '../kit/chance.ts'
import { area, block, box, disc, line, points, straight } from '../kit/path.ts'
import { sheet, words } from './sheet.ts'

const field = { width: 360, height: 150, top: 30 }

/** The site as a field drawn to scale: the part to be dug as gravel, the rest as furrows. */
export function drawSiteShare(): string {
  const chance = createChance('site share')
  const { width, height, top } = field
  const dug = (width * site.extractedHectares) / site.hectares
  // As far over the straight line as under it, so that the share stays true.
  const pit = points([
    ...[0, top, dug + 5, top, dug - 4, top + 38, dug + 3, top + 78, dug - 5, top + 114],
    ...[dug + 5, top + height, 0, top + height],
  ])
  let stones = ''
  for (let y = top + 10; y < top + height - 4; y += 15)
    for (let x = 8; x < dug - 14; x += 17)
      stones += disc(chance.around(x, 4), chance.around(y, 4), chance.between(1.6, 3.6))
  return sheet(width, top + height, [
    words(width / 2, 12, figureLabels.wholeSite, { from: 'middle' }),
    line(`M.7 26V19H${width - 0.7}V26`, inks.ink, 1.4),
    area(straight(box(0, top, width, height)), inks.meadow[500]),
    carved(chance, box(dug - 10, top + 8, width - dug + 10, height - 16), inks.meadow[200], {
      rows: 9,
      gap: 24,
      angle: 62,
      length: [12, 22],
      width: [0.8, 1.4],
    }),
    area(straight(pit), inks.earth[300]),
    area(stones, inks.earth[600]),
    block(box(12, 56, 128, 86), inks.paper, chance, 0.8),
    words(22, 90, `${site.extractedHectares}`, { look: 'large' }),
    words(22, 111, figureLabels.hectares),
    words(22, 129, figureLabels.dug),
  ])
}
