import { inks } from './inks.ts'
import { dust } from './kit/air.ts'
import { carved } from './kit/carve.ts'
import type { Chance } from './kit/chance.ts'
import { towerChurch } from './kit/churches.ts'
import { cottage } from './kit/houses.ts'
import { furrows, grass, hedge, hill, wood } from './kit/land.ts'
import { tipper } from './kit/lorries.ts'
import { conveyor, digger, redMachine } from './kit/machines.ts'
import { grounds, leaves, walls } from './kit/paints.ts'
import { area, block, box, disc, line, type Point, points, smooth, straight, triples } from './kit/path.ts'
import { place, press, printScene, stamp } from './kit/picture.ts'
import { birds, skyBand, sun } from './kit/sky.ts'
import { poplar } from './kit/tall-trees.ts'
import { oak } from './kit/trees.ts'
import { ripples } from './kit/water.ts'
import { heap } from './kit/workings.ts'

const { earth, red, ink, meadow, gold, river, dawn } = inks

/** A face of the pit between two lines, with its strokes. */
function face(
  chance: Chance,
  top: readonly Point[],
  bottom: readonly Point[],
  paint: string,
  mark: string,
  angle: number,
): string {
  const outline = [...top, ...bottom.toReversed()]
  return (
    area(`${smooth(top)}L${smooth(bottom.toReversed()).slice(1)}z`, paint) +
    carved(chance, outline, mark, { rows: 16, gap: 33, angle, length: [10, 24], width: [1.2, 2.2], share: 0.7 })
  )
}

/** Pebbles in a bed of gravel. */
function pebbles(chance: Chance, within: readonly Point[], count: number): string {
  let data = ''
  const [left, right] = [Math.min(...within.map(([x]) => x)), Math.max(...within.map(([x]) => x))]
  for (let index = 0; index < count; index++) {
    const x = chance.between(left, right)
    const share = (x - left) / (right - left)
    const y = (within[0]?.[1] ?? 0) + ((within[1]?.[1] ?? 0) - (within[0]?.[1] ?? 0)) * share + chance.around(0, 9)
    data += disc(x, y, chance.between(1.6, 3.6))
  }
  return area(data, earth[700])
}

/** A warning sign on a post. */
function warning(): string {
  return (
    line('M0 0v-70', ink, 5) +
    area('M0-132l36 62h-72z', red[500]) +
    area('M0-118l24 42h-48z', inks.paper) +
    area('M-3-106h6l-2 16h-2zM-3-86h6v6h-6z', ink)
  )
}

/** The proposed quarry as the campaign sees it: the valley opened, with bunds, machines, gravel and a flooded void. */
export function drawQuarry(): string {
  const rim = points([-40, 436, 180, 420, 430, 428, 720, 414, 1000, 420, 1300, 404, 1640, 410])
  const soil = rim.map(([x, y]): Point => [x, y + 22])
  const sand = rim.map(([x, y], index): Point => [x, y + 50 + (index % 2) * 8])
  const bench = rim.map(([x, y], index): Point => [x, y + 96 + (index % 3) * 6])
  const floor = points([-40, 560, 260, 552, 560, 566, 860, 556, 1200, 566, 1640, 552])
  const lip = points([-40, 604, 260, 600, 560, 612, 760, 600, 960, 590, 1280, 600, 1640, 588])
  const lake = points([520, 720, 640, 664, 820, 632, 1080, 622, 1360, 628, 1660, 612, 1660, 720])
  return printScene('quarry', earth[200], 24, (chance) => [
    stamp('oak', oak(chance, 0, 0, 80, leaves.summer)),
    stamp('tipper', tipper(chance, gold[300])),
    stamp('belt', conveyor([-116, -104], 9)),
    stamp('heap', heap(chance, 0, 0, { width: 200, high: 80, ink: gold[300], light: earth[700], shade: earth[500] })),
    skyBand(chance, 96, 420, dawn[100], 14),
    skyBand(chance, 200, 420, earth[100], 10),
    sun(chance, 840, 130, 50, red[400]),
    carved(chance, box(0, 0, 1600, 220), earth[300], {
      share: 0.4,
      gap: 140,
      rows: 32,
      length: [60, 150],
      width: [1.6, 3.4],
    }),
    hill(chance, [-20, 280, 260, 258, 600, 276, 940, 256, 1300, 272, 1640, 250], 460, grounds.hazy, 3),
    furrows(chance, [420, 330, 760, 322], [470, 274, 700, 268], {
      count: 10,
      ink: meadow[100],
      width: 5,
    }),
    wood(chance, [-20, 308, 200, 300, 420, 306, 700, 298], 24, meadow[400], meadow[200]),
    hill(chance, [-20, 340, 300, 322, 700, 330, 1100, 320, 1640, 326], 480, grounds.green, 3),
    press('oak', 60, 372, 0.7),
    cottage(chance, 330, 366, 84, walls.plaster, { chimney: inks.brick[600] }),
    cottage(chance, 452, 372, 92, walls.brick),
    place(170, 372, [towerChurch(chance, walls.stone)], 0.9),
    press('oak', 390, 378, 0.42),
    poplar(chance, 590, 374, 120, leaves.summer),
    hedge(chance, [600, 372, 700, 366, 760, 368], 16, meadow[800], meadow[300]),
    press('heap', 1020, 366, 0.96),
    heap(chance, 1180, 370, { width: 248, high: 99, ink: earth[300], light: earth[800], shade: earth[600] }),
    press('belt', 1306, 370),
    block(box(1330, 226, 74, 142), earth[700], chance, 0.8),
    block(points([1320, 226, 1366, 196, 1414, 226]), earth[800], chance, 0.8),
    line('M1344 240v110M1362 240v110M1380 240v110', earth[500], 3),
    press('belt', 1562, 374, 1.3),
    press('heap', 1530, 374, 0.92),
    hill(chance, [-60, 420, 40, 390, 160, 380, 420, 384, 640, 378, 800, 384, 900, 418], 440, grounds.bare, 4, {
      step: 9,
    }),
    grass(chance, [40, 384, 780, 376, 780, 396, 40, 402], meadow[300], 12, 0.7, 14),
    hill(chance, [880, 420, 960, 392, 1200, 386, 1480, 380, 1640, 376], 440, grounds.bare, 3, { step: 9 }),
    press('tipper', 1236, 398, 0.44),
    dust(chance, 1216, 384, 5, 24),
    area(`${smooth(rim)}V720H-40z`, earth[800]),
    face(chance, rim, soil, earth[900], earth[700], 84),
    face(chance, soil, sand, inks.brick[600], inks.brick[400], 78),
    face(chance, sand, bench, gold[300], inks.gold[500], 4),
    pebbles(chance, points([-20, 502, 1620, 486]), 72),
    area(`${smooth(bench)}V720H-40z`, earth[300]),
    carved(chance, [...bench, ...floor.toReversed()], earth[400], {
      rows: 18,
      gap: 76,
      length: [26, 60],
      width: [1.6, 2.8],
      share: 0.6,
    }),
    area(
      `${smooth(points([1640, 452, 1420, 478, 1180, 500, 1010, 530, 920, 560]))}L1060 566C1180 540 1400 522 1640 508z`,
      earth[200],
    ),
    line('M1640 470C1420 496 1200 516 1010 552M1640 492C1440 512 1240 530 1050 560', earth[400], 3, '40 14 22 10'),
    face(chance, floor, lip, earth[500], earth[700], 80),
    area(`${smooth(lip)}V720H-40z`, earth[400]),
    carved(chance, points([-20, 610, 620, 620, 520, 700, -20, 700]), earth[600], {
      rows: 15,
      gap: 60,
      angle: -4,
      length: [26, 60],
      width: [1.6, 2.8],
      share: 0.6,
    }),
    area(`${smooth(lake)}z`, river[400]),
    line(smooth(lake.slice(0, -1)), earth[700], 5),
    ripples(chance, lake, river[100], { top: 626, bottom: 700, share: 0.5 }),
    dust(chance, 560, 508, 7, 34),
    place(630, 566, [digger(chance, redMachine, [224, -118])], 1.26),
    press('tipper', 856, 574, 0.9),
    dust(chance, 820, 562, 3, 22),
    press('heap', 410, 570, 0.84),
    hill(chance, [-40, 650, 80, 628, 220, 640, 330, 720], 720, grounds.lush, 4),
    grass(chance, [0, 636, 200, 640, 280, 700, 0, 700], meadow[200], 18, 0.6),
    line('M-10 640L90 622M90 622L206 634M-10 660L90 644M90 644L214 656', ink, 2),
    area(straight(box(86, 606, 8, 76)) + straight(box(202, 618, 8, 76)), earth[800]),
    place(150, 668, [warning()], 0.9),
    birds(triples([660, 130, 12, 610, 112, 10, 704, 110, 9]), earth[800]),
  ])
}

/** The middle of the quarry picture in the shape of a social card, 1200 to 630. */
export function drawQuarryCard(): string {
  return drawQuarry().replace('viewBox="0 0 1600 700"', 'viewBox="130 0 1333 700"')
}
