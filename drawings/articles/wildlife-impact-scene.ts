import { inks } from '../inks.ts'
import { carved, gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { hedge, hill, wood } from '../kit/land.ts'
import { digger, redMachine } from '../kit/machines.ts'
import { grounds, leaves } from '../kit/paints.ts'
import { area, box, line, type Point, points, smooth, trace } from '../kit/path.ts'
import { place, printStrip } from '../kit/picture.ts'
import { dragonfly, kingfisher, newt } from '../kit/pond-life.ts'
import { cloud } from '../kit/sky.ts'
import { ripples } from '../kit/water.ts'
import { reeds, willow } from '../kit/waterside.ts'

const { brick, earth, meadow, river } = inks

/** The water's near edge, where the picture cuts it open, and the height at which lilies float on it. */
const nearEdge = 252
const surface = 230

/** A water plant that sways up from the bottom, with leaves on both sides. */
function weed(chance: Chance, x: number, foot: number, high: number, ink: string): string {
  let leavesData = ''
  const stem: Point[] = [0, 0.25, 0.5, 0.75, 1].map(
    (share): Point => [x + Math.sin(share * 5 + x) * high * 0.07, foot - high * share],
  )
  for (let share = 0.12; share < 1; share += 0.09) {
    const [px, py] = [x + Math.sin(share * 5 + x) * high * 0.07, foot - high * share]
    for (const side of [-1, 1])
      leavesData += gouge(
        px + side * high * 0.07,
        py - high * 0.03,
        side * -chance.between(24, 44),
        high * 0.16,
        high * 0.014,
      )
  }
  return line(smooth(stem), ink, 3) + area(leavesData, ink)
}

/** A lily pad on the water, seen almost from its edge. */
function pad(x: number, wide: number): string {
  return area(
    trace(
      [x - wide / 2, surface],
      [
        [x - wide / 2, surface - wide * 0.13, x, surface - wide * 0.1],
        [x + wide / 2, surface - wide * 0.13, x + wide / 2, surface],
        [x, surface + wide * 0.1, x - wide / 2, surface],
      ],
    ),
    meadow[700],
  )
}

function lily(x: number): string {
  return (
    area(`M${x - 22} ${surface - 8}q-2-20-8-24 14 2 18 12 2-18 12-24 10 6 12 24 4-10 18-12-6 4-8 24z`, inks.paper) +
    area(`M${x - 4} ${surface - 14}q4-8 8 0z`, inks.gold[500])
  )
}

/** A pond cut open at its surface: newt, kingfisher and dragonfly, and a digger coming near behind the last hedge. */
export function draw(): string {
  const deep = box(-20, nearEdge, 1640, 260)
  return printStrip('wildlife-impact', meadow[100], (chance) => [
    cloud(chance, 690, 76, 170, inks.paper, meadow[200]),
    carved(chance, box(0, 0, 1600, 90), inks.paper, { share: 0.35 }),
    hill(chance, [-20, 112, 360, 92, 820, 116, 1240, 88, 1640, 108], 240, grounds.hazy, 3),
    wood(chance, [-20, 116, 240, 106, 420, 112], 24, meadow[300], meadow[100]),
    hill(chance, [-20, 146, 420, 132, 760, 140, 1200, 128, 1640, 142], 250, { ink: earth[300], cut: earth[100] }, 4),
    place(560, 152, [digger(chance, redMachine, [186, -26])], 0.54, true),
    hedge(chance, [-20, 170, 260, 164, 404, 168], 32, meadow[700], meadow[300]),
    hedge(chance, [640, 170, 960, 162, 1300, 168, 1620, 162], 32, meadow[700], meadow[300]),
    hill(chance, [-20, 176, 400, 172, 820, 180, 1220, 170, 1640, 178], 250, grounds.green, 4),
    willow(chance, 190, 214, 112, leaves.summer),
    area('M-20 204q400 10 820 2t820 0v60h-1640z', river[300]),
    ripples(chance, box(-20, 208, 1640, 44), river[100], { top: 206, bottom: 252, share: 0.7, size: 0.8 }),
    area(`M-20 ${nearEdge}h1640v290h-1640z`, inks.river[500]),
    area([300, 520, 700, 930, 1130, 1360].map((x) => `M${x} ${nearEdge}h46l-90 230h-90z`).join(''), river[400]),
    line(`M-20 ${nearEdge}h1640`, river[100], 3, '60 14 130 20 34 12'),
    carved(chance, deep, river[200], {
      rows: 34,
      gap: 92,
      angle: (x) => 96 + Math.sin(x) * 14,
      length: [16, 40],
      width: [1.2, 2.2],
      share: 0.42,
    }),
    hill(chance, [-20, 458, 300, 472, 700, 462, 1100, 476, 1640, 456], 510, { ink: earth[900], cut: earth[700] }, 3),
    ...points([96, 190, 330, 130, 420, 168, 1120, 150, 1210, 190, 1420, 150, 1530, 180]).map(([x, high]) =>
      weed(chance, x, 476, high, meadow[300]),
    ),
    weed(chance, 1030, 478, 104, meadow[400]),
    place(560, 352, [newt()], 1.24),
    ...points([470, 120, 610, 84, 1260, 130, 1390, 90]).map(([x, wide]) => pad(x, wide)),
    lily(486),
    lily(1262),
    area('M1640 128q-380-8-610 30-40 8-70 30 60-20 110-24 240-14 570 10z', earth[800]),
    line('M1180 146q-30-26-64-34M1300 136q10-30 44-40', earth[800], 6),
    reeds(chance, [-10, 238], [190, 226], { count: 22, high: 150, ink: meadow[800], heads: brick[600] }),
    reeds(chance, [1420, 226], [1610, 240], { count: 24, high: 170, ink: meadow[800], heads: brick[600] }),
    reeds(chance, [690, 222], [790, 218], { count: 10, high: 104, ink: meadow[800], heads: brick[600] }),
    place(1068, 160, [kingfisher()], 1.02),
    place(868, 92, [dragonfly(river[700], inks.paper)], 0.8),
  ])
}
