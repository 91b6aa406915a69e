import { inks } from '../inks.ts'
import { carved } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { towerChurch } from '../kit/churches.ts'
import { grazingDeer } from '../kit/creatures.ts'
import { furrows, hedge, hill, wood } from '../kit/land.ts'
import { digger, type MachineInks } from '../kit/machines.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { block, type Point, points, triples } from '../kit/path.ts'
import { place, printStrip } from '../kit/picture.ts'
import { birds, rays, skyBand, sun } from '../kit/sky.ts'
import { poplar } from '../kit/tall-trees.ts'
import { oak } from '../kit/trees.ts'
import { ripples, water } from '../kit/water.ts'

const { brick, dawn, earth, gold, meadow, red, river } = inks

const backlit: MachineInks = {
  body: red[700],
  shade: inks.ink,
  light: inks.red[500],
  dark: inks.ink,
  glass: gold[200],
}

/** One of the banks that close in the view: its slope towards the middle is lit by the low sun. */
function bank(chance: Chance, top: readonly Point[], slope: readonly Point[], angle: number): string {
  return (
    block(top, meadow[800], chance, 1.4) +
    carved(chance, top, meadow[400], {
      rows: 25,
      gap: 52,
      angle: 94,
      length: [14, 26],
      width: [1.3, 2.4],
      share: 0.8,
    }) +
    block(slope, earth[800], chance, 1.4) +
    carved(chance, slope, brick[400], { rows: 22, gap: 30, angle, length: [16, 34], width: [1.4, 2.6], share: 0.85 })
  )
}

/** A church tower in the evening sun, its meadows and park framed and hidden by two raw banks. */
export function draw(): string {
  const deer = grazingDeer(brick[600], earth[800])
  const leftTop = points([-30, 150, 330, 150, 452, 510, -30, 510])
  const leftSlope = points([330, 150, 470, 330, 640, 510, 440, 510])
  const rightTop = points([1300, 168, 1630, 168, 1630, 510, 1180, 510])
  const rightSlope = points([1300, 168, 1186, 510, 980, 510, 1150, 340])
  return printStrip('heritage-impact', gold[200], (chance) => [
    skyBand(chance, -60, 120, dawn[300], 8),
    skyBand(chance, 88, 300, dawn[200], 12),
    skyBand(chance, 190, 340, gold[200], 8),
    sun(chance, 668, 226, 92, inks.gold[500]),
    rays(chance, 668, 226, { from: 118, to: 900, bottom: 300, ink: inks.paper, dense: 0.9 }),
    birds(triples([900, 92, 15, 934, 74, 11, 872, 70, 9]), earth[800]),
    hill(chance, [-20, 292, 420, 276, 760, 300, 1140, 280, 1640, 300], 420, { ink: brick[200], cut: gold[100] }, 3),
    wood(chance, [440, 296, 700, 304, 960, 298, 1240, 292], 24, brick[400], gold[200]),
    hill(chance, [-20, 330, 420, 338, 800, 322, 1200, 334, 1640, 330], 510, grounds.evening, 6),
    furrows(chance, [930, 402, 1190, 396], [900, 334, 1080, 334], { count: 10, ink: gold[200], width: 6, bow: 8 }),
    poplar(chance, 1034, 348, 136, leaves.summer),
    poplar(chance, 1066, 350, 112, leaves.summer),
    place(712, 350, [towerChurch(chance, walls.glowing)], 1.66),
    oak(chance, 560, 372, 62, leaves.autumn),
    hedge(chance, [480, 378, 640, 366, 860, 372, 1130, 366], 18, meadow[800], gold[300]),
    hill(chance, [380, 398, 640, 384, 900, 392, 1220, 380], 510, { ink: meadow[500], cut: gold[200] }),
    place(636, 416, [deer], 0.5, true),
    place(722, 428, [deer], 0.56),
    place(946, 412, [deer], 0.48),
    water(
      points([
        902, 397, 850, 407, 772, 428, 780, 452, 852, 474, 806, 512, 1012, 512, 962, 478, 892, 452, 850, 434, 876, 412,
        912, 399,
      ]),
      river[300],
    ),
    ripples(chance, points([770, 420, 900, 420, 980, 505, 830, 505]), gold[200], {
      top: 424,
      bottom: 508,
      share: 0.7,
      size: 0.6,
    }),
    bank(chance, leftTop, leftSlope, 46),
    bank(chance, rightTop, rightSlope, -52),
    place(190, 153, [digger(chance, backlit, [180, -30])], 0.72),
  ])
}
