import { inks } from '../inks.ts'
import { type Knot, ribbon, specks } from '../kit/air.ts'
import { gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { thatchedCottage } from '../kit/houses.ts'
import { grass, hedge, hill, wood } from '../kit/land.ts'
import { conveyor, digger, redMachine } from '../kit/machines.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, disc, line, type Point, points, smooth, straight, triples } from '../kit/path.ts'
import { place, printStrip } from '../kit/picture.ts'
import { rays, sun } from '../kit/sky.ts'
import { oak, roundTree } from '../kit/trees.ts'
import { heap } from '../kit/workings.ts'

const { earth, gold, meadow, river } = inks

/** A sheet pegged to the line between two points, blown out to the right. */
function sheet(chance: Chance, [x, y]: Point, width: number, high: number, ink: string, shade: string): string {
  const blow = high * 0.42
  const edge: Point[] = [
    [x, y],
    [x + width, y + 3],
    [x + width + blow * 0.35, y + high * 0.4],
    [x + width + blow, y + high * 0.86],
    [x + width * 0.5 + blow, y + high * 0.9],
    [x + blow * 0.9, y + high],
    [x + blow * 0.3, y + high * 0.5],
  ]
  const folds = [0.3, 0.62, 0.86]
    .map((share) => gouge(x + width * share + blow * 0.42, y + high * 0.5, 66, high * 0.7, 2.4, 5))
    .join('')
  let grit = ''
  for (let index = 0; index < 9; index++)
    grit += disc(
      x + width * chance.between(0.3, 1) + blow * 0.4,
      y + high * chance.between(0.25, 0.8),
      chance.between(1.2, 2.4),
    )
  return area(straight(edge), ink) + area(folds, shade) + area(grit, earth[500])
}

function washing(chance: Chance): string {
  const rope = points([498, 318, 590, 332, 680, 330, 772, 316])
  return (
    line('M498 450v-140M484 318h28M772 448v-140M758 316h28', earth[800], 8) +
    line(smooth(rope), earth[900], 2.4) +
    sheet(chance, [516, 322], 74, 92, inks.paper, river[200]) +
    sheet(chance, [618, 331], 34, 62, river[300], river[700]) +
    sheet(chance, [672, 329], 70, 84, inks.paper, river[200])
  )
}

/** The dust, from the wisps far up to those that come down over the garden. */
const wisps: readonly (readonly [knots: readonly Knot[], ink: string, light: string])[] = [
  [triples([470, 66, 3, 700, 44, 38, 980, 58, 52, 1260, 30, 40, 1640, 50, 60]), earth[100], inks.paper],
  [
    triples([314, 204, 10, 400, 150, 56, 540, 112, 84, 740, 128, 62, 930, 92, 40, 1160, 104, 4]),
    earth[200],
    inks.paper,
  ],
  [triples([820, 156, 3, 1040, 196, 44, 1260, 170, 66, 1460, 190, 62, 1640, 170, 80]), earth[200], inks.paper],
  [
    triples([344, 226, 12, 460, 184, 62, 640, 196, 78, 820, 172, 58, 1050, 190, 36, 1290, 160, 4]),
    earth[300],
    earth[100],
  ],
]
const low: readonly Knot[] = triples([386, 236, 0, 500, 258, 40, 650, 246, 46, 800, 270, 26, 960, 258, 3])

/** Dust from the workings drifts over a cottage and its washing, on a hot and windy afternoon. */
export function draw(): string {
  return printStrip('silica-dust', gold[100], (chance) => [
    sun(chance, 1090, 92, 50, gold[200]),
    rays(chance, 1090, 92, { from: 74, to: 760, bottom: 290, ink: inks.paper, dense: 0.7 }),
    hill(chance, [-20, 300, 300, 286, 700, 302, 1100, 276, 1640, 300], 420, grounds.hazy, 4),
    wood(chance, [900, 288, 1300, 284, 1640, 296], 22, meadow[300], meadow[100]),
    ...wisps.map(([knots, ink, light]) => ribbon(chance, knots, ink, light) + specks(chance, knots, 44, earth[400])),
    heap(chance, 194, 350, { width: 300, high: 128, ink: earth[400], light: earth[100], shade: earth[500] }),
    place(158, 352, [conveyor([176, -166], 15)]),
    heap(chance, 360, 352, { width: 290, high: 142, ink: earth[300], light: earth[50], shade: earth[400] }),
    ribbon(chance, low, earth[300], earth[50]),
    specks(chance, low, 80, earth[500]),
    hill(chance, [-20, 344, 300, 350, 620, 338, 1000, 352, 1640, 336], 500, grounds.green, 8),
    place(424, 392, [digger(chance, redMachine)], 0.6, true),
    hedge(chance, [-10, 404, 230, 398, 480, 396, 860, 404], 28, meadow[700], meadow[300]),
    roundTree(chance, 1190, 418, 62, leaves.summer, gold[300]),
    thatchedCottage(chance, 838, 428, 290, walls.thatch, earth[900]),
    oak(chance, 1440, 440, 116, leaves.summer),
    hedge(chance, [1150, 440, 1400, 448, 1620, 440], 34, meadow[800], meadow[400]),
    hill(chance, [-20, 448, 420, 436, 900, 430, 1640, 452], 510, grounds.lush, 4),
    washing(chance),
    grass(chance, [-10, 462, 1610, 462, 1610, 500, -10, 500], meadow[200], 16, 0.4),
    specks(chance, triples([420, 300, 120, 900, 330, 160, 1500, 340, 200]), 70, earth[300], 2.6),
  ])
}
