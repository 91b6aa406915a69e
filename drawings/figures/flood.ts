import { figureLabels, fillDepth } from '../../content/figure-words.ts'
import { banks } from '../../content/figures.ts'
import { inks } from '../inks.ts'
import { carved } from '../kit/carve.ts'
import { createChance } from '../kit/chance.ts'
import { area, box, disc, line, points, smooth, straight } from '../kit/path.ts'
import { standing } from '../kit/people.ts'
import { place } from '../kit/picture.ts'
import { sheet, words } from './sheet.ts'

/** Units to a metre of height; distances follow no scale. */
const metre = 12
const ground = 90
const foot = 150

/** A bank of earth in outline, standing on the ground behind the meadow. */
function bank(metres: number) {
  const high = metres * metre
  return points([150, ground, 150 + high * 0.42, ground - high, 212 - high * 0.38, ground - high, 212, ground])
}

/** A cut through the valley in flood: the river over its meadow, a bank, and the hole behind it. */
export function drawFlood(): string {
  const chance = createChance('flood')
  const floor = ground + fillDepth * metre
  const surface = ground - 9
  const land = points([
    ...[0, ground - 4, 14, ground, 26, ground + 34, 52, ground + 34, 66, ground, 214, ground],
    ...[222, floor, 300, floor, 309, ground, 360, ground],
  ])
  const bed = points([0, 126, 90, 122, 180, 128, 270, 124, 360, 128])
  let stones = ''
  for (let stone = 0; stone < 70; stone++) {
    const x = chance.between(4, 356)
    if (x > 14 && x < 66) continue
    stones += disc(x, chance.between(floor + 3, 121), chance.between(1, 2))
  }
  return sheet(360, foot, [
    area(
      straight(
        points([
          0,
          surface,
          152,
          surface,
          156,
          ground + 4,
          66,
          ground + 4,
          52,
          ground + 36,
          26,
          ground + 36,
          14,
          ground + 4,
          0,
          ground,
        ]),
      ),
      inks.river[400],
    ),
    line(`M4 ${surface + 4}h34m10 0h52m12 0h26`, inks.river[100], 1.4),
    area(`${straight(land, false)}V${foot}H0z`, inks.gold[300]),
    area(stones, inks.earth[600]),
    line(`M66 ${ground + 1.5}H214M309 ${ground + 1.5}H360`, inks.meadow[700], 4),
    area(`${smooth(bed)}V${foot}H0z`, inks.brick[600]),
    carved(chance, box(4, 131, 352, 16), inks.brick[400], { rows: 9, gap: 30, length: [10, 20], width: [1, 1.6] }),
    area(straight(bank(banks.to)), inks.earth[600]),
    carved(chance, bank(banks.to), inks.earth[400], {
      rows: 8,
      gap: 16,
      angle: -50,
      length: [7, 13],
      width: [0.9, 1.4],
      share: 0.7,
    }),
    line(straight(bank(banks.from), false), inks.paper, 2, '4 3'),
    place(340, ground, [standing(inks.river[500])], (1.7 * metre) / 74),
    words(39, ground + 20, figureLabels.river, { from: 'middle', ink: inks.paper }),
    words(146, surface - 9, figureLabels.meadow, { from: 'end', ink: inks.river[700] }),
    words(181, ground - banks.to * metre - 9, figureLabels.bank, { from: 'middle' }),
    words(181, ground - banks.from * metre + 16, figureLabels.lowerBank, { from: 'middle', ink: inks.paper }),
    words(360, ground - 28, figureLabels.person, { from: 'end' }),
    words(261, ground + 53, figureLabels.hole, { from: 'middle', ink: inks.paper }),
  ])
}
