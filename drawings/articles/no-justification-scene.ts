import { inks } from '../inks.ts'
import { carved, gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { furrows, hedge, hill, wood } from '../kit/land.ts'
import { grounds, leaves } from '../kit/paints.ts'
import { area, block, disc, line, type Point, points, segment, smooth, straight } from '../kit/path.ts'
import { place, printStrip } from '../kit/picture.ts'
import { rays, skyBand, sun } from '../kit/sky.ts'
import { oak } from '../kit/trees.ts'
import { stone } from '../kit/workings.ts'

const { earth, gold, meadow, rain } = inks

/** Stones heaped in rows on a level foot, from the widest row up; every stone stands for a year of supply. */
function pile(chance: Chance, x: number, foot: number, rows: readonly number[]): string {
  const [wide, high] = [50, 38]
  const faces = [earth[400], earth[300], earth[500]]
  return rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, index) => {
        const [px, py] = [x + (index - (count - 1) / 2) * (wide + 1), foot - high / 2 - row * (high - 5)]
        const cuts = gouge(px - 8, py - 8, -16, 20, 2.2, 2) + gouge(px - 2, py + 1, -10, 14, 1.8, 2)
        const shade = gouge(px + 2, py + 14, -4, 32, 3, -7)
        return (
          area(stone(chance, px, py, wide, high), faces[(index + row * 2) % 3] ?? earth[400]) +
          area(shade, earth[700]) +
          area(cuts, earth[100])
        )
      }),
    )
    .join('')
}

/** A pan of the scales with its chains, hung from a point of the beam. */
function pan(chance: Chance, [x, y]: Point, drop: number): string {
  const rim = y + drop
  const links = [-136, 136].map((off) => segment([x, y], [x + off, rim])).join('')
  return (
    line(links, earth[800], 3.4, '10 4') +
    area(`${smooth(points([-150, 0, -110, 26, 0, 38, 110, 26, 150, 0], [x, rim]))}z`, inks.gold[500]) +
    area(gouge(x - 50, rim + 18, 8, 90, 2.4, -4) + gouge(x + 20, rim + 26, 0, 60, 2, -3), gold[100]) +
    block(points([-154, -6, 154, -6, 154, 3, -154, 3], [x, rim]), gold[700], chance, 0.6)
  )
}

/** Scales over quiet fields: the years of gravel that must be held in reserve, and the many more that are held. */
export function draw(): string {
  const left: Point = [520, 94]
  const right: Point = [1080, 146]
  return printStrip('no-justification', earth[50], (chance) => [
    skyBand(chance, 210, 400, earth[100], 8),
    sun(chance, 800, 250, 176, gold[100]),
    rays(chance, 800, 250, { from: 200, to: 1000, bottom: 360, ink: gold[200], dense: 0.8 }),
    carved(chance, points([0, 0, 1600, 0, 1600, 200, 0, 200]), rain[100], { share: 0.3 }),
    hill(chance, [-20, 352, 300, 330, 700, 352, 1100, 334, 1640, 350], 450, grounds.pale, 4),
    wood(chance, [-20, 356, 160, 346, 330, 350], 26, meadow[400], meadow[200]),
    wood(chance, [1290, 350, 1480, 344, 1640, 354], 26, meadow[400], meadow[200]),
    hill(chance, [-20, 398, 400, 384, 800, 392, 1200, 382, 1640, 396], 510, grounds.green, 3),
    furrows(chance, [-40, 510, 420, 510], [150, 402, 420, 396], { count: 13, ink: gold[300], width: 11 }),
    furrows(chance, [1180, 510, 1660, 510], [1160, 394, 1440, 400], { count: 13, ink: gold[300], width: 11 }),
    hedge(chance, [-20, 404, 220, 396, 470, 392], 20, meadow[700], meadow[300]),
    hedge(chance, [1130, 390, 1400, 398, 1620, 404], 20, meadow[700], meadow[300]),
    oak(chance, 150, 430, 84, leaves.summer),
    oak(chance, 1478, 434, 92, leaves.summer),
    hill(chance, [300, 512, 460, 476, 640, 444, 800, 434, 960, 444, 1140, 476, 1300, 512], 510, grounds.lush, 3),
    block(points([786, 120, 814, 120, 822, 420, 778, 420]), earth[800], chance, 0.8),
    area(Array.from({ length: 9 }, (_, index) => gouge(793, 156 + index * 29, 88, 20, 1.8)).join(''), earth[400]),
    block(points([690, 452, 706, 430, 750, 418, 850, 418, 894, 430, 910, 452]), earth[800], chance, 0.8),
    area(gouge(760, 432, -8, 60, 2) + gouge(820, 438, 2, 90, 2), earth[400]),
    area(
      straight([
        [left[0] - 14, left[1] - 2],
        [790, 100],
        [810, 101],
        [right[0] + 14, right[1] - 3],
        [right[0] + 14, right[1] + 8],
        [808, 141],
        [790, 139],
        [left[0] - 14, left[1] + 9],
      ]),
      earth[800],
    ),
    area(disc(800, 120, 24), inks.gold[500]),
    area(disc(800, 120, 9), earth[800]),
    place(left[0], left[1], [area(disc(0, 0, 9), inks.gold[500])]),
    place(right[0], right[1], [area(disc(0, 0, 9), inks.gold[500])]),
    pan(chance, left, 190),
    pile(chance, left[0], left[1] + 186, [4, 3]),
    pan(chance, right, 256),
    pile(chance, right[0], right[1] + 252, [5, 4, 3, 2, 1]),
  ])
}
