import { inks } from '../inks.ts'
import { carved, gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { furrows, hedge, hill, wood } from '../kit/land.ts'
import { grounds, leaves } from '../kit/paints.ts'
import { area, block, line, type Point, points, short, smooth, straight, triples } from '../kit/path.ts'
import { place, printStrip } from '../kit/picture.ts'
import { rays, skyBand, sun } from '../kit/sky.ts'
import { tractor } from '../kit/tractor.ts'
import { oak } from '../kit/trees.ts'
import { bund, heap, pebbles } from '../kit/workings.ts'

const { brick, earth, gold, meadow, rain, river } = inks

/** An ear of wheat on its stalk, leaning; its root at x, y. */
function ear(chance: Chance, x: number, y: number, high: number, lean: number): { stalk: string; grains: string } {
  const [tx, ty] = [x + lean, y - high]
  const turn = (Math.atan2(ty - y, tx - x + lean * 0.6) * 180) / Math.PI
  const along = (share: number): Point => [
    tx + Math.cos((turn * Math.PI) / 180) * share,
    ty + Math.sin((turn * Math.PI) / 180) * share,
  ]
  let grains = ''
  for (let grain = 0; grain < 5; grain++) {
    const [gx, gy] = along(grain * high * 0.055)
    for (const side of [-1, 1])
      grains += gouge(gx + side * high * 0.03, gy, turn + side * 24, high * 0.12, high * 0.024, high * 0.008)
  }
  const [ex, ey] = along(high * 0.32)
  grains += gouge(ex, ey, turn, high * 0.13, high * 0.02, high * 0.01)
  return {
    stalk: `M${short(x)} ${short(y)}Q${short(x + chance.around(0, 3))} ${short(y - high * 0.5)} ${short(tx)} ${short(ty)}`,
    grains,
  }
}

function wheat(chance: Chance): string {
  let stalks = ''
  let back = ''
  let front = ''
  for (let index = 0; index < 40; index++) {
    const x = -10 + index * 13.4
    const { stalk, grains } = ear(
      chance,
      x,
      520,
      (230 - index * 2.3) * chance.between(0.82, 1.06),
      chance.between(4, 26),
    )
    stalks += stalk
    if (index % 2) back += grains
    else front += grains
  }
  const stand = points([-20, 330, 90, 350, 220, 378, 340, 410, 450, 446, 540, 512, -20, 512])
  return (
    area(straight(stand), gold[700]) + line(stalks, earth[700], 2.4) + area(back, gold[200]) + area(front, gold[100])
  )
}

/** A round loaf with a slice cut off it, on a board. */
function loaf(chance: Chance, x: number, foot: number): string {
  const crumbs = Array.from({ length: 12 }, () =>
    gouge(x + chance.between(92, 136), foot - chance.between(20, 78), chance.between(0, 180), 6, 1.5),
  ).join('')
  return (
    block(points([-190, -4, 236, -4, 250, 18, -204, 18], [x, foot]), earth[400], chance, 1) +
    area(gouge(x - 60, foot + 8, 0, 160, 2) + gouge(x + 120, foot + 10, 0, 110, 2), earth[600]) +
    area(`M${x - 160} ${foot}q-26-96 62-124 76-24 150 0 60 16 70 62 8 44-8 62z`, brick[600]) +
    area(`M${x - 150} ${foot - 22}q-16-74 58-98 70-22 140-2 40 14 56 40-60-30-130-26-80 10-124 86z`, inks.gold[500]) +
    area(`M${x + 62} ${foot}q-20-64 22-96 34-16 58 16 18 40 2 80z`, brick[600]) +
    area(`M${x + 72} ${foot - 4}q-14-54 18-82 26-12 44 14 14 34 2 68z`, gold[100]) +
    area(crumbs, gold[300]) +
    area(
      [-100, -58, -16, 24].map((off) => gouge(x + off, foot - 98 + Math.abs(off + 20) * 0.22, 62, 48, 5, 5)).join(''),
      gold[100],
    ) +
    area(`M${x + 158} ${foot}q6-40 4-60 14-16 30 0 8 40-2 60z`, gold[100]) +
    line(`M${x + 160} ${foot - 2}q6-38 3-58 14-17 29 0 8 40-2 58z`, brick[600], 5)
  )
}

/** Wheat and a loaf on one side, stones on the other: the field behind them changes from corn to gravel. */
export function draw(): string {
  const gravel = points([
    862, 250, 1640, 250, 1640, 510, 1010, 510, 960, 450, 1004, 410, 920, 366, 952, 330, 884, 296, 900, 272,
  ])
  return printStrip('food-security', river[100], (chance) => [
    skyBand(chance, 150, 300, gold[100], 8),
    sun(chance, 520, 150, 64, gold[300]),
    rays(chance, 520, 150, { from: 86, to: 700, bottom: 240, ink: inks.paper, dense: 0.9 }),
    area('M910-10q-54 12-34 48-46 18-16 54-40 22-4 52-34 26 14 50-16 30 44 36h760v-240z', rain[200]),
    carved(chance, points([900, 0, 1600, 0, 1600, 220, 930, 220]), rain[100], { share: 0.7 }),
    hill(chance, [-20, 226, 300, 208, 700, 228, 1000, 222, 1300, 208, 1640, 220], 320, grounds.pale, 3),
    wood(chance, [-20, 232, 200, 222, 430, 230], 24, meadow[400], meadow[200]),
    hedge(chance, [-20, 256, 400, 250, 872, 254], 20, meadow[700], meadow[300]),
    hill(chance, [-20, 258, 500, 252, 1000, 256, 1640, 250], 510, grounds.corn, 4),
    furrows(chance, [-420, 512, 1180, 512], [380, 258, 900, 256], {
      count: 24,
      ink: inks.gold[500],
      width: 15,
      taper: 0.16,
    }),
    oak(chance, 240, 262, 56, leaves.summer),
    bund(chance, { from: 900, to: 1640, foot: 258, high: 44, ink: earth[600], light: earth[300] }),
    area(smooth(gravel, true), earth[200]),
    carved(chance, gravel, earth[400], {
      rows: 26,
      gap: 76,
      angle: 2,
      length: [18, 44],
      width: [1.4, 2.6],
      share: 0.6,
    }),
    area(
      pebbles(chance, points([960, 410, 1640, 380, 1640, 505, 1000, 505]), { tries: 150, size: [10, 40] }),
      earth[500],
    ),
    area(
      pebbles(chance, points([900, 290, 1640, 280, 1640, 505, 980, 505]), { tries: 150, size: [8, 24] }),
      earth[700],
    ),
    heap(chance, 1240, 372, { width: 350, high: 150, ink: earth[400], light: earth[100], shade: earth[500] }),
    heap(chance, 1490, 404, { width: 330, high: 134, ink: rain[300], light: rain[100], shade: rain[500] }),
    place(640, 318, [tractor(chance)], 0.86),
    block(points([484, 468, 1086, 468, 1122, 512, 448, 512]), earth[700], chance, 1),
    area(
      triples([560, 480, 90, 760, 492, 150, 1000, 486, 110, 620, 500, 80, 900, 504, 90])
        .map(([x, y, long]) => gouge(x, y, 0, long, 1.8))
        .join(''),
      earth[500],
    ),
    wheat(chance),
    loaf(chance, 780, 466),
  ])
}
