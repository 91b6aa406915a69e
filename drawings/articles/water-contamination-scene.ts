import { inks } from '../inks.ts'
import { type Knot, ribbon } from '../kit/air.ts'
import { carveAlong, carved } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { cottage } from '../kit/houses.ts'
import { hill } from '../kit/land.ts'
import { tipper } from '../kit/lorries.ts'
import { digger, redMachine } from '../kit/machines.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, block, disc, line, type Point, points, smooth, straight, triples } from '../kit/path.ts'
import { place, printStrip } from '../kit/picture.ts'
import { cloud, rays, sun } from '../kit/sky.ts'
import { bush } from '../kit/trees.ts'
import { ripples } from '../kit/water.ts'
import { reeds, willow } from '../kit/waterside.ts'
import { heap, pebbles } from '../kit/workings.ts'

const { earth, gold, meadow, red, river } = inks

const ground = points([-20, 186, 150, 188, 640, 196, 860, 206, 1100, 222, 1240, 246])
const farBank = points([1500, 262, 1540, 236, 1640, 224])
const pit = points([
  176, 186, 200, 236, 250, 240, 272, 288, 300, 330, 520, 334, 556, 290, 598, 286, 620, 240, 668, 236, 690, 194,
])
const table = points([-20, 312, 300, 316, 700, 318, 1000, 312, 1300, 304, 1640, 306])
const plume: readonly Knot[] = triples([
  352, 330, 0, 450, 346, 34, 570, 368, 66, 700, 372, 84, 840, 366, 76, 990, 358, 56, 1150, 350, 34, 1290, 336, 6,
])

function well(chance: Chance, x: number, foot: number): string {
  return (
    block(
      [
        [x - 21, foot],
        [x - 21, 404],
        [x + 21, 404],
        [x + 21, foot],
      ],
      earth[900],
      chance,
      0.8,
    ) +
    area(`M${x - 16} 322h32v78h-32z`, river[200]) +
    area(`M${x - 16} 352h32v48h-32z`, red[400]) +
    line(`M${x} ${foot - 70}v180`, earth[100], 2) +
    area(`M${x - 9} 300h18l-3 20h-12z`, earth[200]) +
    block(points([-34, 4, -34, -34, 34, -34, 34, 4], [x, foot]), earth[200], chance, 0.8) +
    carved(chance, points([-33, 0, -33, -32, 33, -32, 33, 0], [x, foot]), earth[600], {
      rows: 9,
      gap: 17,
      length: [9, 14],
      width: [1, 1.6],
    }) +
    line(`M${x - 27} ${foot - 32}v-46M${x + 27} ${foot - 32}v-46M${x - 30} ${foot - 68}h60`, earth[800], 5) +
    block(points([-46, -72, 0, -108, 46, -72], [x, foot]), inks.brick[600], chance, 0.8) +
    line(`M${x - 30} ${foot - 79}h60M${x - 17} ${foot - 90}h34`, inks.brick[200], 1.8)
  )
}

/** Rows of vegetables on the top soil. */
function crops(from: number, to: number): string {
  let leavesData = ''
  let roots = ''
  for (let x = from; x < to; x += 30) {
    const y = 194 + ((x - 640) / 220) * 10
    leavesData += `M${x} ${Math.round(y)}q-15-6-13-24 9 4 10 12 0-14 5-20 5 8 4 20 3-10 10-12 1 18-16 24z`
    roots += `M${x - 5} ${Math.round(y)}h10l-5 22z`
  }
  return area(roots, inks.gold[500]) + area(leavesData, meadow[700])
}

/** The ground cut open: what seeps from a pit moves with the groundwater, to a well, to roots and to the river. */
export function draw(): string {
  const gravel: Point[] = [...ground, [1290, 330], [1450, 334], ...farBank, [1640, 452], [-20, 452]]
  const soaked: Point[] = [...table, [1640, 452], [-20, 452]]
  const stream = points([1262, 300, 1490, 300, 1462, 334, 1400, 348, 1330, 346, 1290, 332])
  return printStrip('water-contamination', river[100], (chance) => [
    sun(chance, 690, 78, 46, gold[300]),
    rays(chance, 690, 78, { from: 64, to: 600, bottom: 150, ink: inks.paper, dense: 0.9 }),
    cloud(chance, 1130, 96, 210, inks.paper, river[200]),
    cloud(chance, 360, 96, 170, inks.paper, river[200]),
    hill(chance, [-20, 176, 400, 156, 900, 172, 1300, 158, 1640, 180], 320, grounds.pale, 3),
    hill(chance, [1180, 240, 1260, 232, 1400, 246, 1560, 232], 330, grounds.green, 4),
    area(
      straight([...ground, [1262, 300], [1290, 332], [1450, 346], [1490, 300], ...farBank, [1640, 510], [-20, 510]]),
      earth[300],
    ),
    area(`${smooth(table)}V460H-20z`, river[300]),
    ribbon(chance, plume, red[400], red[200], 0.9),
    area(pebbles(chance, gravel, { tries: 300, size: [7, 24] }), earth[100]),
    area(pebbles(chance, soaked, { tries: 110, size: [6, 20] }), earth[500]),
    carved(chance, soaked, inks.paper, {
      rows: 22,
      gap: 96,
      angle: -1,
      length: [30, 60],
      width: [1.2, 2.2],
      share: (_, y) => (y > 326 ? 0.55 : 0),
    }),
    hill(chance, [-20, 446, 400, 440, 800, 450, 1200, 440, 1640, 448], 510, grounds.soil, 4),
    line(straight(ground, false), earth[800], 15),
    line(straight(farBank, false), earth[800], 15),
    area(carveAlong(chance, ground, { off: 1, gap: 30, length: 14, width: 2 }), earth[500]),
    line(
      straight(
        ground.map(([x, y]): Point => [x, y - 9]),
        false,
      ),
      inks.meadow[500],
      7,
    ),
    line(
      straight(
        farBank.map(([x, y]): Point => [x, y - 9]),
        false,
      ),
      inks.meadow[500],
      7,
    ),
    block(pit, earth[400], chance, 1),
    carved(chance, pit, earth[600], { rows: 15, gap: 36, angle: 4, length: [12, 30], width: [1.4, 2.4], share: 0.75 }),
    area('M292 318h240l-10 16h-222z', red[400]),
    line('M310 325h60M400 324h46M470 327h40', red[200], 2),
    heap(chance, 246, 242, { width: 96, high: 40, ink: earth[600], light: earth[300], shade: earth[700] }),
    place(398, 322, [digger(chance, redMachine, [170, -6])], 0.62),
    place(10, 180, [tipper(chance)], 0.48),
    crops(718, 850),
    well(chance, 910, 208),
    cottage(chance, 1000, 220, 128, walls.plaster),
    bush(chance, 1180, 236, 26, leaves.summer),
    area(smooth(stream, true), inks.river[500]),
    ripples(chance, stream, river[100], { top: 302, bottom: 346, share: 0.8, size: 0.7 }),
    area(disc(1280, 334, 9) + disc(1306, 342, 6), red[400]),
    reeds(chance, [1218, 250], [1272, 304], { count: 14, high: 70, ink: meadow[800], heads: earth[700] }),
    reeds(chance, [1482, 304], [1532, 250], { count: 12, high: 66, ink: meadow[800], heads: earth[700] }),
    willow(chance, 1556, 232, 84, leaves.bright, 0.84),
  ])
}
