import { inks } from '../inks.ts'
import { gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { spireChurch } from '../kit/churches.ts'
import { cottage } from '../kit/houses.ts'
import { grass, hedge, hill, wood } from '../kit/land.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, block, disc, line, type Point, points, segment, smooth } from '../kit/path.ts'
import { place, printPage } from '../kit/picture.ts'
import { sun } from '../kit/sky.ts'
import { poplar } from '../kit/tall-trees.ts'
import { oak, roundTree } from '../kit/trees.ts'

const { earth, meadow, gold, rain, paper } = inks

/** A pan on its three chains, which hang from the origin; the rim lies 150 below and the pan is 250 wide. */
function pan(chance: Chance): string {
  const chains = points([-122, 150, 0, 158, 122, 150])
    .map((rim) => segment([0, 0], rim))
    .join('')
  return (
    line(chains, earth[800], 2.6, '7 3') +
    area('M-128 148h256c-8 34-58 50-128 50s-120-16-128-50z', gold[500]) +
    area('M-128 148h256l-5 10h-246z', gold[700]) +
    area([-86, -40, 10, 54].map((x) => gouge(x, 176 + chance.around(0, 3), 4, 44, 2.4, 3)).join(''), gold[200]) +
    area(disc(0, 0, 7), gold[700])
  )
}

/** A heap of sand and gravel on the rim of a pan. */
function gravel(chance: Chance): string {
  const heap = points([-96, 0, -74, -26, -44, -44, -18, -72, 8, -78, 36, -50, 66, -30, 98, 0])
  const paints = [rain[300], rain[500], earth[500], earth[200], rain[700]]
  const stones = Array.from({ length: 46 }, (_, index) => {
    const x = chance.between(-82, 82)
    const high = 72 * (1 - Math.abs(x) / 92)
    const size = chance.between(4, 10)
    const y = -chance.between(2, Math.max(4, high - size))
    return area(
      smooth(points([-1, 0, -0.3, -0.8, 0.8, -0.4, 1, 0.4, 0, 0.7], [x, y], [size, size]), true),
      paints[index % paints.length] ?? earth[500],
    )
  })
  return block(heap, earth[400], chance, 1.4) + stones.join('')
}

/** A church, houses and trees on the rim of a pan. */
function village(chance: Chance): string {
  return [
    oak(chance, -84, 0, 34, leaves.summer),
    poplar(chance, 96, 0, 96, leaves.bright),
    place(-60, 0, [spireChurch(chance, walls.goldenStone)], 0.72),
    cottage(chance, 44, 0, 42, walls.brick),
    roundTree(chance, -104, 2, 14, leaves.bright),
    roundTree(chance, 34, 2, 13, leaves.bright),
    area('M-118-2c40-8 190-8 236 0v6h-236z', meadow[700]),
  ].join('')
}

/** Scales on which the village outweighs the gravel: the opening of the donation page. */
export function draw(): string {
  const left: Point = [196, 118]
  const right: Point = [604, 184]
  const middle: Point = [400, 150]
  const beam: Point[] = [
    [left[0] - 14, left[1] - 8],
    [middle[0], middle[1] - 16],
    [right[0] + 14, right[1] - 4],
    [right[0] + 12, right[1] + 6],
    [middle[0], middle[1] + 12],
    [left[0] - 12, left[1] + 4],
  ]
  return printPage('donate page', earth[100], 14, (chance) => [
    sun(chance, 400, 168, 118, gold[200]),
    hill(chance, [30, 512, 70, 420, 180, 352, 420, 362, 640, 340, 740, 420, 776, 512], 510, grounds.hazy, 3),
    wood(chance, [96, 402, 200, 384, 400, 394, 620, 384, 712, 402], 20, meadow[400], meadow[200]),
    hill(chance, [0, 512, 44, 444, 260, 408, 520, 416, 756, 436, 800, 512], 510, grounds.pale),
    hedge(chance, [70, 448, 170, 434, 300, 440], 18, meadow[700], meadow[300]),
    hedge(chance, [520, 438, 640, 430, 736, 446], 18, meadow[700], meadow[300]),
    block(points([390, 470, 394, 134, 406, 134, 410, 470]), earth[800], chance, 0.8),
    area('M328 478c4-20 36-34 72-34s68 14 72 34z', earth[800]),
    area(gouge(400, 462, 0, 84, 2.6, -3) + gouge(400, 300, 90, 120, 2) + gouge(400, 210, 90, 70, 1.8), earth[500]),
    block(beam, earth[700], chance, 0.8),
    area(gouge(300, 132, 9, 130, 2.6) + gouge(500, 162, 9, 120, 2.6), earth[400]),
    area(disc(...middle, 22), gold[700]) + area(disc(...middle, 14), gold[500]) + area(disc(...middle, 5), paper),
    place(left[0], left[1] + 150, [gravel(chance)]),
    place(...left, [pan(chance)]),
    place(right[0], right[1] + 150, [village(chance)]),
    place(...right, [pan(chance)]),
    grass(chance, [60, 456, 740, 450, 770, 500, 30, 500], meadow[100], 15, 0.4),
  ])
}
