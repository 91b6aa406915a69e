import { inks } from '../inks.ts'
import { carved } from '../kit/carve.ts'
import { bellcoteChurch } from '../kit/churches.ts'
import { heron, sheep } from '../kit/creatures.ts'
import { cottage } from '../kit/houses.ts'
import { furrows, grass, hedge, hill, wood } from '../kit/land.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, line, type Point, points, smooth, triples } from '../kit/path.ts'
import { place, press, printScene, stamp } from '../kit/picture.ts'
import { birds, rays, skyBand, sun } from '../kit/sky.ts'
import { poplar } from '../kit/tall-trees.ts'
import { oak } from '../kit/trees.ts'
import { reflection, ringsOn, ripples } from '../kit/water.ts'
import { reeds, willow } from '../kit/waterside.ts'

const { earth, meadow, gold, river } = inks

/** Alveston: the wide bend of the Avon among willows, early in the morning (data: landmarks). */
export function draw(): string {
  const outer = points([
    1650, 262, 1380, 268, 1010, 280, 640, 306, 420, 350, 392, 400, 520, 440, 800, 462, 1060, 490, 1170, 530, 1120, 590,
    900, 650, 660, 740,
  ])
  const inner = points([
    -60, 740, 120, 640, 420, 582, 720, 556, 860, 536, 800, 512, 560, 492, 300, 462, 206, 402, 300, 330, 600, 284, 1000,
    264, 1380, 256, 1650, 252,
  ])
  const bend: Point[] = [...outer, ...inner]
  return printScene('alveston', gold[100], 36, (chance) => [
    stamp('willow', willow(chance, 0, 0, 100, leaves.willow)),
    stamp(
      'dark',
      willow(chance, 0, 0, 100, { dark: meadow[700], mid: inks.meadow[500], light: meadow[200], bark: earth[900] }),
    ),
    stamp('sheep', sheep()),
    skyBand(chance, 90, 300, meadow[100], 8),
    sun(chance, 930, 120, 46, gold[300]),
    rays(chance, 930, 120, { from: 66, to: 900, bottom: 190, ink: inks.paper, dense: 1 }),
    hill(chance, [-20, 200, 200, 172, 420, 150, 700, 176, 1000, 192, 1300, 160, 1640, 184], 320, grounds.far, 3),
    hill(chance, [-20, 226, 340, 214, 800, 222, 1200, 206, 1640, 216], 400, { ink: meadow[200], cut: inks.paper }, 3),
    wood(chance, [-20, 244, 240, 236, 520, 244, 800, 236], 22, meadow[300], meadow[100]),
    wood(chance, [1060, 240, 1300, 232, 1640, 238], 24, meadow[300], meadow[100]),
    hill(chance, [-20, 262, 400, 248, 900, 254, 1300, 244, 1640, 250], 720, grounds.pale, 4),
    furrows(chance, [1010, 470, 1640, 470], [1090, 300, 1500, 292], {
      count: 16,
      ink: meadow[100],
      width: 9,
      taper: 0.3,
    }),
    hedge(chance, [1040, 304, 1280, 292, 1640, 288], 17, inks.meadow[500], meadow[200]),
    hill(
      chance,
      [-20, 330, 120, 350, 200, 420, 330, 480, 600, 520, 820, 536, 700, 600, -20, 720],
      720,
      grounds.green,
      4,
    ),
    area(smooth(bend, true), river[300]),
    line(smooth(outer), meadow[700], 4),
    line(smooth(inner), meadow[700], 4),
    reflection(chance, 930, 80, 268, 20, gold[100]),
    carved(chance, bend, river[100], {
      rows: 30,
      gap: 130,
      length: [60, 110],
      width: [2.6, 4],
      share: (_, y) => (y < 480 ? 0.5 : 0.14),
    }),
    reflection(chance, 560, 120, 452, 44, meadow[700]),
    reflection(chance, 1040, 150, 504, 70, meadow[700]),
    ripples(chance, bend, inks.paper, { top: 268, bottom: 700, share: 0.42 }),
    poplar(chance, 90, 322, 130, leaves.summer),
    poplar(chance, 120, 326, 110, leaves.summer),
    cottage(chance, 150, 352, 70, walls.plaster, { chimney: inks.brick[600] }),
    cottage(chance, 46, 366, 78, walls.brick),
    place(520, 270, [bellcoteChurch(chance, walls.stone)], 0.6),
    cottage(chance, 640, 262, 54, walls.brick),
    oak(chance, 470, 274, 30, leaves.summer),
    oak(chance, 720, 270, 34, leaves.summer),
    press('willow', 1180, 330, 0.4),
    press('dark', 1330, 318, 0.34),
    press('willow', 850, 330, 0.38),
    press('dark', 250, 350, 0.44),
    press('willow', 620, 430, 0.66),
    press('dark', 500, 418, 0.5),
    press('willow', 960, 470, 0.78),
    press('dark', 1120, 506, -0.9),
    press('sheep', 1290, 420, 0.7),
    press('sheep', 1380, 400, -0.6),
    press('sheep', 1440, 440, 0.74),
    hill(chance, [640, 740, 860, 672, 1080, 620, 1180, 566, 1300, 540, 1640, 520], 740, grounds.fresh, 7),
    press('dark', 1430, 660, 1.95),
    press('willow', 1210, 610, 1.05),
    grass(chance, [760, 700, 1100, 630, 1600, 600, 1600, 700], meadow[200], 17, 0.4),
    grass(chance, [0, 420, 180, 450, 420, 520, 600, 552, 120, 620, 0, 660], meadow[100], 14, 0.5),
    reeds(chance, [-10, 700], [170, 690], { count: 24, high: 130, ink: meadow[900], heads: earth[700] }),
    reeds(chance, [170, 640], [330, 604], { count: 20, high: 64, ink: meadow[700], heads: earth[700] }),
    ringsOn(chance, 352, 640, [54, 32], river[50]),
    place(352, 640, [heron()], 1.05),
    birds(triples([640, 110, 13, 590, 128, 11, 700, 130, 10, 1240, 120, 12]), earth[800]),
  ])
}
