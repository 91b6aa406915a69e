import { inks } from '../inks.ts'
import { stoneBridge } from '../kit/bridges.ts'
import { carved } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { battlements } from '../kit/crowns.ts'
import { cottage } from '../kit/houses.ts'
import { furrows, grass, hedge, hill, wood } from '../kit/land.ts'
import { gabled, tower } from '../kit/masonry.ts'
import { bars, openings, openingsAt, pointed } from '../kit/openings.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, box, disc, line, points, straight, triples } from '../kit/path.ts'
import { place, press, printScene, stamp } from '../kit/picture.ts'
import { birds, cloud, skyBand } from '../kit/sky.ts'
import { bush, oak } from '../kit/trees.ts'
import { reflection, ripples } from '../kit/water.ts'
import { reeds, willow } from '../kit/waterside.ts'

const { meadow, river, earth } = inks

/** St Peter's: the old embattled tower with its clock, the aisled nave to the east of it. */
function church(chance: Chance): string {
  const stone = walls.stone
  const aisle = openingsAt([64, 98, 132, 166, 200], [-12, 16, 30])
  const bells = openings([-12, -146, 11, 30, 6, -146, 11, 30])
  return (
    gabled(chance, { x: 214, foot: -8, width: 56, depth: 44, wall: 46, rise: 36, rows: 3 }, stone) +
    gabled(chance, { x: 34, foot: -8, width: 180, depth: 56, wall: 64, rise: 44 }, stone) +
    gabled(chance, { x: 44, foot: 0, width: 166, depth: 20, wall: 46, rise: 10, rows: 1 }, stone) +
    pointed(aisle, stone.glass) +
    bars(aisle, stone.lit, 1.6) +
    tower(chance, { x: -36, foot: 0, width: 66, depth: 24, height: 194, strings: [0.3, 0.62, 0.97] }, stone) +
    area(straight(points([-44, 0, -40, -62, -36, -120, -34, -120, -34, 0])), stone.lit) +
    battlements(-40, 32, -193, 4, 15, stone.lit) +
    battlements(31, 57, -193, 2, 14, stone.shade, 3) +
    pointed([...bells, [-3, -24, 20, 50], [43, -146, 9, 28]], stone.glass) +
    bars(bells, stone.lit, 1.4) +
    area(disc(-3, -100, 10), inks.gold[500]) +
    line('M-3-100v-7M-3-100l5 3', earth[900], 1.6) +
    line('M-3-206v-34', earth[800], 2) +
    area('M-3-240l30 6-30 8z', inks.paper)
  )
}

/** Barford: the old bridge of many arches over the Avon at noon, the church tower behind it (data: landmarks). */
export function draw(): string {
  const road = points([-40, 486, 120, 462, 330, 438, 560, 430, 800, 438, 1010, 462, 1200, 486])
  const list = triples([218, 110, 58, 384, 122, 74, 560, 132, 84, 736, 122, 74, 902, 110, 58]).map(
    ([x, width, rise]) => ({ x, width, rise }),
  )
  return printScene('barford', river[100], 20, (chance) => [
    stamp('tree', oak(chance, 0, 0, 60, leaves.bright)),
    skyBand(chance, 190, 420, river[50], 14),
    carved(chance, box(0, 0, 1600, 300), river[200], {
      share: 0.22,
      gap: 130,
      rows: 34,
      length: [40, 110],
      width: [1.2, 2.4],
    }),
    cloud(chance, 430, 186, 420, inks.paper, river[200]),
    cloud(chance, 1330, 132, 330, inks.paper, river[200]),
    cloud(chance, 820, 92, 180, inks.paper, river[200]),
    hill(chance, [-20, 322, 250, 290, 560, 308, 900, 284, 1250, 300, 1640, 276], 480, grounds.hazy, 4),
    furrows(chance, [120, 372, 420, 356], [230, 304, 400, 304], { count: 9, ink: meadow[100], width: 5 }),
    wood(chance, [-10, 340, 200, 334, 420, 344, 640, 336, 960, 340], 24, meadow[400], meadow[200]),
    hill(chance, [-20, 372, 300, 352, 700, 366, 1100, 346, 1640, 360], 560, grounds.pale),
    hedge(chance, [-10, 398, 240, 384, 520, 394, 700, 388], 18, meadow[700], meadow[300]),
    cottage(chance, 560, 422, 82, walls.brick),
    cottage(chance, 690, 428, 96, walls.plaster, { chimney: inks.brick[600] }),
    oak(chance, 1330, 452, 84, leaves.summer),
    place(930, 440, [church(chance)]),
    press('tree', 820, 452, 0.97),
    press('tree', 1235, 470),
    bush(chance, 1090, 470, 40, leaves.summer),
    bush(chance, 1160, 478, 34, leaves.bright),
    hill(chance, [1000, 500, 1200, 478, 1420, 470, 1640, 476], 640, grounds.green, 6),
    `<path fill="${river[300]}" d="M-10 552h1100c140 4 300 30 520 34v120H-10z"/>`,
    stoneBridge(
      chance,
      { road, foot: 556, list, cutwaters: triples([301, 28, 50, 472, 28, 56, 648, 28, 56, 819, 28, 50]) },
      { face: earth[300], under: earth[800], mark: earth[500], parapet: earth[200] },
    ),
    area(disc(92, 516, 22) + disc(1030, 516, 22), earth[200]),
    area(disc(92, 516, 16) + disc(1030, 516, 16), earth[800]),
    ...list.map(({ x, width }) => reflection(chance, x, width, 558, 84, river[700])),
    reflection(chance, 1040, 130, 560, 60, river[400]),
    ripples(chance, points([0, 556, 1090, 556, 1600, 600, 1600, 700, 0, 700]), river[50], {
      top: 560,
      bottom: 700,
      share: 0.36,
    }),
    bush(chance, 1214, 506, 50, leaves.bright),
    bush(chance, 1196, 552, 46, leaves.bright),
    bush(chance, 1262, 566, 38, leaves.summer),
    willow(chance, 1420, 584, 124, leaves.willow),
    reeds(chance, [1290, 596], [1600, 622], { count: 26, high: 46, ink: meadow[700], heads: earth[700] }),
    reeds(chance, [-10, 706], [250, 704], { count: 20, high: 84, ink: meadow[900], heads: earth[700] }),
    grass(chance, [1150, 500, 1600, 490, 1600, 580, 1300, 570], meadow[100], 14, 0.4),
    birds(triples([640, 200, 15, 690, 222, 12, 604, 226, 10, 1180, 190, 12])),
  ])
}
