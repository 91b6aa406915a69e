import { inks } from '../inks.ts'
import { stoneBridge } from '../kit/bridges.ts'
import { towerChurch } from '../kit/churches.ts'
import { hedge, hill, wood } from '../kit/land.ts'
import { tipper } from '../kit/lorries.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, block, box, line, type Point, points, straight, triples } from '../kit/path.ts'
import { cyclist } from '../kit/people.ts'
import { place, printStrip } from '../kit/picture.ts'
import { birds, rays, skyBand, sun } from '../kit/sky.ts'
import { bush } from '../kit/trees.ts'
import { reflection, ripples } from '../kit/water.ts'
import { reeds, willow } from '../kit/waterside.ts'

const { earth, dawn, gold, meadow, river } = inks

const road = points([-20, 356, 150, 334, 330, 316, 560, 306, 760, 304, 960, 306, 1180, 318, 1400, 338, 1620, 360])
const waterLine = 432

/** The sign that warns of a narrow road: two lines that come together, in a red triangle on a post. */
function narrowRoadSign(x: number, foot: number): string {
  return (
    line(`M${x} ${foot}v-96`, inks.rain[700], 6) +
    area(straight(points([-38, -84, 0, -152, 38, -84], [x, foot])), inks.red[500]) +
    area(straight(points([-24, -92, 0, -135, 24, -92], [x, foot])), inks.paper) +
    line(`M${x - 8} ${foot - 94}v-10l4-6v-10M${x + 8} ${foot - 94}v-10l-4-6v-10`, inks.ink, 4)
  )
}

/** Two lorries meet on an old narrow bridge early in the morning, with a cyclist between them. */
export function draw(): string {
  const pool = box(-20, waterLine, 1640, 90)
  return printStrip('traffic-safety', dawn[100], (chance) => [
    skyBand(chance, 150, 330, dawn[200]),
    sun(chance, 800, 172, 74, gold[300]),
    rays(chance, 800, 172, { from: 96, to: 900, bottom: 270, ink: inks.paper, dense: 0.8 }),
    birds(triples([1120, 70, 16, 1160, 52, 12, 1084, 46, 10])),
    hill(chance, [-20, 236, 260, 214, 620, 246, 980, 226, 1320, 206, 1640, 234], 380, grounds.pale, 4),
    wood(chance, [-20, 250, 180, 240, 420, 252], 26, meadow[400], meadow[200]),
    place(1300, 272, [towerChurch(chance, walls.stone)], 0.72),
    wood(chance, [1430, 272, 1640, 262], 30, meadow[400], meadow[200]),
    hill(chance, [-20, 272, 360, 290, 800, 300, 1240, 276, 1640, 268], 440, grounds.green, 3),
    block([...road.map(([x, y]): Point => [x, y - 28]), ...road.toReversed()], earth[400], chance, 0.6),
    narrowRoadSign(1214, 324),
    `<g transform="rotate(-6 20 350)">${place(20, 350, [tipper(chance)], 0.9)}</g>`,
    place(352, 313, [tipper(chance)]),
    place(686, 306, [cyclist(inks.river[500])], 0.96),
    place(1130, 312, [tipper(chance)], 1, true),
    stoneBridge(
      chance,
      {
        road,
        foot: waterLine,
        parapet: 13,
        list: [
          { x: 150, width: 120, rise: 50 },
          { x: 350, width: 150, rise: 68 },
          { x: 568, width: 160, rise: 80 },
          { x: 800, width: 172, rise: 88 },
          { x: 1032, width: 160, rise: 80 },
          { x: 1250, width: 150, rise: 68 },
          { x: 1450, width: 120, rise: 50 },
        ],
        cutwaters: triples([250, 30, 42, 460, 32, 52, 685, 34, 58, 916, 34, 58, 1140, 32, 52, 1350, 30, 42]),
      },
      { face: earth[300], under: earth[900], mark: earth[500], parapet: earth[200] },
    ),
    area(`M-20 ${waterLine}h1640v90h-1640z`, river[400]),
    ...[150, 350, 568, 800, 1032, 1250, 1450].map((x) => reflection(chance, x, 130, waterLine + 4, 54, river[900])),
    ripples(chance, pool, dawn[100], { top: waterLine + 2, bottom: 510, share: 0.5 }),
    willow(chance, 1545, 436, 92, leaves.summer),
    hedge(chance, [1440, 446, 1620, 440], 26, meadow[800], meadow[400]),
    bush(chance, 40, 446, 56, leaves.summer),
    reeds(chance, [-10, 500], [230, 500], { count: 26, high: 92, ink: meadow[900], heads: earth[700] }),
    reeds(chance, [1390, 500], [1610, 500], { count: 24, high: 84, ink: meadow[900], heads: earth[700] }),
  ])
}
