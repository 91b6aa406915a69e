import { inks } from '../inks.ts'
import { stoneBridge } from '../kit/bridges.ts'
import { carved } from '../kit/carve.ts'
import { towerChurch } from '../kit/churches.ts'
import { duck } from '../kit/creatures.ts'
import { cottage, thatchedCottage } from '../kit/houses.ts'
import { furrows, grass, hedge, hill, wood } from '../kit/land.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, box, line, points, straight, triples } from '../kit/path.ts'
import { place, press, printScene, stamp } from '../kit/picture.ts'
import { kingfisher } from '../kit/pond-life.ts'
import { birds, rays, skyBand, sun } from '../kit/sky.ts'
import { bush, oak } from '../kit/trees.ts'
import { reflection, ripples } from '../kit/water.ts'
import { reeds, willow } from '../kit/waterside.ts'

const { earth, gold, meadow, river, dawn } = inks

/** The Fosse Way: dead straight over the hills to the horizon. */
function fosseWay(): string {
  return (
    area(straight(points([708, 420, 770, 420, 764, 374, 738, 374])), earth[200]) +
    area(straight(points([742, 352, 764, 352, 760, 300, 750, 300])), earth[200]) +
    area(straight(points([750, 288, 760, 288, 758, 236, 754, 236])), earth[200])
  )
}

/** Halford: the old stone bridge over the Stour, with the Fosse Way running straight to the hills (data: landmarks). */
export function draw(): string {
  const road = points([-40, 470, 200, 448, 470, 428, 740, 420, 1010, 430, 1240, 452, 1420, 478])
  const list = triples([150, 150, 104, 392, 176, 128, 664, 192, 142, 936, 176, 128, 1168, 140, 98]).map(
    ([x, width, rise]) => ({ x, width, rise }),
  )
  return printScene('halford', gold[200], 24, (chance) => [
    stamp('oak', oak(chance, 0, 0, 80, leaves.summer)),
    stamp('duck', duck(inks.paper, inks.paper)),
    skyBand(chance, 80, 400, gold[100], 12),
    skyBand(chance, 190, 400, dawn[100], 8),
    sun(chance, 1120, 150, 56, gold[500]),
    rays(chance, 1120, 150, { from: 80, to: 900, bottom: 230, ink: inks.paper, dense: 0.7 }),
    carved(chance, box(0, 0, 700, 180), inks.paper, { share: 0.32, angle: 6, length: [50, 120], width: [1.8, 3.2] }),
    hill(chance, [-20, 262, 200, 230, 460, 246, 756, 234, 1040, 256, 1300, 236, 1640, 254], 460, grounds.pale, 4),
    hill(chance, [-20, 318, 240, 306, 520, 296, 756, 286, 1020, 306, 1300, 296, 1640, 312], 460, grounds.corn, 4),
    furrows(chance, [820, 366, 1300, 376], [860, 304, 1200, 300], { count: 12, ink: gold[100], width: 7, taper: 0.5 }),
    wood(chance, [-20, 326, 200, 314, 420, 306], 30, meadow[500], meadow[300]),
    wood(chance, [1260, 306, 1460, 302, 1640, 314], 32, meadow[500], meadow[300]),
    hill(chance, [-20, 378, 300, 366, 756, 350, 1100, 372, 1640, 368], 560, grounds.green),
    fosseWay(),
    hedge(chance, [560, 404, 690, 386, 734, 372], 16, meadow[800], meadow[300]),
    hedge(chance, [768, 372, 820, 388, 940, 406], 16, meadow[800], meadow[300]),
    hedge(chance, [640, 330, 720, 318, 748, 300], 10, meadow[800], meadow[300]),
    hedge(chance, [762, 300, 800, 314, 900, 322], 10, meadow[800], meadow[300]),
    place(410, 396, [towerChurch(chance, walls.goldenStone)], 0.92),
    thatchedCottage(chance, 200, 420, 120, { ...walls.goldenStone, roof: gold[700], roofMark: gold[300] }, earth[500]),
    cottage(chance, 1010, 408, 100, walls.goldenStone, { chimney: earth[600] }),
    cottage(chance, 1150, 424, 84, walls.brick),
    press('oak', 130, 446, 0.9),
    press('oak', 326, 426, 0.5),
    press('oak', 596, 416, 0.5),
    press('oak', 1300, 452, 0.9),
    hill(chance, [1300, 520, 1420, 470, 1520, 462, 1640, 450], 720, grounds.deep, 7),
    area('M-10 596h1640v120H-10z', river[400]),
    stoneBridge(
      chance,
      {
        road,
        foot: 604,
        list,
        cutwaters: triples([272, 40, 104, 528, 42, 116, 800, 42, 116, 1052, 40, 100]),
        parapet: 24,
      },
      { face: earth[300], under: earth[900], mark: earth[500], parapet: earth[200] },
    ),
    line(
      list
        .map(({ x, width, rise }) => `M${x - width / 2 + 14} 604a${width / 2 - 14} ${rise - 16} 0 0 1 ${width - 28} 0`)
        .join(''),
      earth[700],
      5,
    ),
    ...list.map(({ x, width }) => reflection(chance, x, width, 606, 76, river[900])),
    ...[272, 528, 800, 1052].map((x) => reflection(chance, x, 60, 612, 64, earth[200])),
    ripples(chance, box(0, 604, 1600, 96), gold[100], { top: 606, bottom: 700, share: 0.32 }),
    hill(chance, [1230, 720, 1280, 640, 1380, 596, 1640, 560], 720, grounds.lush, 6),
    bush(chance, 1400, 590, 52, leaves.summer),
    bush(chance, 1320, 606, 38, leaves.bright),
    willow(chance, 1520, 640, 150, { ...leaves.willow, dark: meadow[700], mid: meadow[500] }),
    grass(chance, [1280, 650, 1600, 590, 1600, 700, 1260, 700], meadow[200], 17, 0.42),
    press('duck', 900, 650, 1.3),
    press('duck', 1000, 668, -1.4),
    reeds(chance, [-10, 708], [300, 706], { count: 15, high: 120, ink: meadow[900], heads: earth[700] }),
    line('M1250 712C1200 640 1150 600 1086 584', earth[800], 6),
    place(1124, 598, [kingfisher()], 0.56),
    birds(triples([520, 130, 14, 570, 110, 12, 480, 104, 10, 860, 120, 12]), earth[800]),
  ])
}
