import { inks } from '../inks.ts'
import { carved } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { swan } from '../kit/creatures.ts'
import { battlements } from '../kit/crowns.ts'
import { hill, wood } from '../kit/land.ts'
import { shading } from '../kit/masonry.ts'
import { grounds, leaves } from '../kit/paints.ts'
import { area, block, box, type Point, points, smooth, triples } from '../kit/path.ts'
import { place, press, printScene, stamp } from '../kit/picture.ts'
import { birds, rays, skyBand, sun } from '../kit/sky.ts'
import { poplar } from '../kit/tall-trees.ts'
import { bush, oak } from '../kit/trees.ts'
import { reflection, ripples } from '../kit/water.ts'
import { caesarsTower, gatehouse, guysTower, riverFront, stone } from './warwick-castle.ts'

const { earth, gold, dawn, river, meadow } = inks
/** What is left of the old bridge in the river, overgrown. */
function oldBridge(chance: Chance): string {
  const pier = (x: number, wide: number): Point[] => [
    [x, 0],
    [x + 4, -62],
    [x + wide * 0.5, -74],
    [x + wide - 6, -60],
    [x + wide, 0],
  ]
  return (
    block(pier(0, 78), earth[400], chance, 2) +
    block(
      points([60, -70, 150, -76, 190, -58, 190, 0, 160, 0, 150, -34, 118, -50, 86, -34, 76, 0, 60, 0]),
      earth[400],
      chance,
      1.4,
    ) +
    shading(chance, pier(0, 78), earth[700], 11) +
    shading(chance, points([60, -70, 150, -76, 190, -58, 190, -20, 160, -20, 118, -50, 60, -40]), earth[700], 11) +
    press('bush', 40, -60, -0.94) +
    press('bush', 132, -66, -0.83) +
    press('bush', 190, -14, 0.61)
  )
}

/** Warwick: the castle above the Avon in the last light (data: landmarks). */
export function draw(): string {
  const cliff = points([
    420, 452, 486, 438, 640, 446, 780, 440, 900, 452, 1080, 448, 1220, 440, 1300, 470, 1330, 486, 380, 486,
  ])
  return printScene('warwick', dawn[200], 36, (chance) => [
    stamp('oak', oak(chance, 0, 0, 80, leaves.summer)),
    stamp('bush', bush(chance, 0, 0, 36, leaves.summer)),
    skyBand(chance, 120, 500, dawn[100], 12),
    skyBand(chance, 250, 500, gold[200], 10),
    sun(chance, 300, 262, 54, inks.gold[500]),
    rays(chance, 300, 262, { from: 76, to: 980, bottom: 420, ink: inks.paper, dense: 0.66 }),
    hill(chance, [-20, 424, 400, 410, 800, 420, 1200, 408, 1640, 416], 560, grounds.green, 6),
    wood(chance, [-20, 426, 120, 410, 300, 424], 44, inks.meadow[500], meadow[400]),
    wood(chance, [1180, 420, 1400, 400, 1640, 420], 48, inks.meadow[500], meadow[400]),
    hill(chance, [210, 486, 300, 380, 390, 286, 470, 268, 540, 330, 600, 450, 640, 486], 530, grounds.deep, 7, {
      step: 12,
    }),
    block(box(404, 232, 42, 50), stone.shade, chance, 0.6),
    battlements(402, 448, 233, 4, 9, stone.shade),
    press('bush', 370, 306, 0.94),
    press('bush', 480, 292, -1.0),
    press('oak', 330, 420, 0.68),
    press('oak', 452, 410, -0.57),
    place(1196, 440, [guysTower(chance)]),
    place(1020, 440, [gatehouse(chance)]),
    block(cliff, earth[600], chance, 3),
    place(540, 430, [riverFront(chance)]),
    place(944, 446, [caesarsTower(chance)]),
    carved(chance, cliff, earth[400], {
      rows: 19,
      gap: 21,
      angle: 80,
      length: [14, 30],
      width: [1.4, 2.6],
      share: 0.8,
    }),
    press('bush', 660, 486, -1.0),
    press('bush', 740, 490, -0.78),
    press('bush', 850, 490, 0.94),
    press('bush', 1052, 488, -1.11),
    press('oak', 1296, 486, -0.78),
    poplar(chance, 1390, 486, 210, leaves.summer),
    poplar(chance, 1436, 488, 170, leaves.summer),
    press('oak', 1536, 498, -1.05),
    press('oak', 70, 486, 0.95),
    area(`${smooth(points([-20, 480, 300, 488, 640, 482, 1000, 490, 1300, 482, 1620, 488]))}V700H-20z`, river[400]),
    ...triples([560, 90, 130, 700, 200, 120, 830, 120, 120]).map(([x, wide, deep]) =>
      reflection(chance, x, wide, 488, deep, gold[300]),
    ),
    reflection(chance, 948, 124, 490, 168, earth[500]),
    reflection(chance, 1196, 96, 490, 130, earth[500]),
    reflection(chance, 1310, 160, 490, 80, river[900]),
    reflection(chance, 430, 180, 488, 84, river[900]),
    ripples(chance, points([0, 486, 1600, 486, 1600, 700, 0, 700]), gold[100], { top: 492, bottom: 700, share: 0.36 }),
    place(150, 540, [oldBridge(chance)]),
    reflection(chance, 240, 180, 542, 60, river[700]),
    place(1150, 606, [swan()], 0.5),
    place(1226, 622, [swan()], 0.56),
    birds(triples([760, 150, 14, 806, 128, 11, 724, 118, 10, 1090, 180, 11, 1120, 160, 9]), earth[800]),
  ])
}
