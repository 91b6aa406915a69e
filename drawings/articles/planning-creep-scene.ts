import { inks } from '../inks.ts'
import { carved } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { spireChurch } from '../kit/churches.ts'
import { cottage } from '../kit/houses.ts'
import { hedge, hill, wood } from '../kit/land.ts'
import { digger, redMachine } from '../kit/machines.ts'
import { grounds, leaves, walls } from '../kit/paints.ts'
import { area, between, handCut, isInside, type Point, type Step, straight, trace, triples } from '../kit/path.ts'
import { seen, type View } from '../kit/perspective.ts'
import { place, printStrip } from '../kit/picture.ts'
import { birds, rays, skyBand, sun } from '../kit/sky.ts'
import { oak, roundTree } from '../kit/trees.ts'
import { heap } from '../kit/workings.ts'

const { brick, dawn, earth, gold, meadow, river } = inks

const view: View = { vanishing: [800, 146], ground: 524 }

/** The rows of fields from the far to the near: how far away each ends and begins, and its columns. */
const rows = [
  { far: 6.4, near: 2.6, columns: [-4, -3, -2, -1, 0, 1, 2, 3, 4] },
  { far: 2.3, near: 0.92, columns: [-2, -1, 0, 1, 2, 3] },
  { far: 0.8, near: 0, columns: [-1, 0, 1, 2] },
] as const

/** How far the digging has come in each row: columns before it are dug, this one is half eaten. */
const fronts = [1, 0, 0] as const

type Corners = readonly [Point, Point, Point, Point]

const crops = [
  [gold[300], inks.gold[500]],
  [meadow[300], meadow[400]],
  [gold[200], inks.gold[500]],
  [inks.meadow[500], meadow[300]],
] as const

function planted(chance: Chance, [a, b, c, d]: Corners, kind: number, size: number): string {
  const [ground, furrow] = crops[((kind % 4) + 4) % 4] ?? crops[0]
  const count = Math.round(9 * size + 4)
  let furrows = ''
  for (let row = 1; row < count; row++) {
    const [from, to] = [between(a, b, row / count), between(d, c, row / count)]
    furrows += straight([
      [from[0] - size, from[1] + 1],
      [from[0] + size, from[1] + 1],
      [to[0] + size * 3.4, to[1] - 2],
      [to[0] - size * 3.4, to[1] - 2],
    ])
  }
  return area(straight(handCut([a, b, c, d], chance, size * 2)), ground) + area(furrows, furrow)
}

/** A dug field: its bare floor below steep faces, with water standing in it. */
function dug(chance: Chance, corners: Corners, size: number): string {
  const [a, b, c, d] = corners
  const inner = (share: number, low: number) =>
    [between(a, c, share), between(b, d, share), between(c, a, share), between(d, b, share)].map(
      ([x, y]): Point => [x, y + low],
    )
  const [floor, pool] = [inner(0.1, 14 * size), inner(0.33, 17 * size)]
  const cut = (within: readonly Point[], step: number, angle: number) =>
    carved(chance, within, angle === 82 ? earth[500] : earth[600], {
      rows: step,
      gap: step * 2.4,
      angle,
      length: [step * 0.8, step * 1.7],
      width: [1, 2.2],
      share: 0.75,
    })
  return (
    area(straight(handCut(corners, chance, size * 3, 90)), earth[700]) +
    (size > 0.4 ? cut(corners, 8 + 9 * size, 82) : '') +
    area(straight(handCut(floor, chance, size * 4, 90)), earth[300]) +
    cut(floor, 12 + 10 * size, 3) +
    area(straight(handCut(pool, chance, size * 5, 40)), river[400]) +
    carved(chance, pool, river[100], { rows: 8 + 9 * size, gap: 54, length: [14, 32], width: [1, 2], share: 0.8 })
  )
}

/** A field with a bite out of its left side; the scallops of the bucket are the edge of what is left. */
function bitten(chance: Chance, [a, b, c, d]: Corners, kind: number, size: number): string {
  const [from, to] = [between(a, b, 0.66), between(d, c, 0.66)]
  const count = 5
  const bites = Array.from({ length: count }, (_, bite): Step => {
    const [start, end] = [between(from, to, bite / count), between(from, to, (bite + 1) / count)]
    const bulge = (34 + bite * 9) * size
    return [start[0] + bulge, start[1] + 2 * size, end[0] + bulge, end[1] - 4 * size, ...end]
  })
  const floor = bites.map((step) => step.map((value, index) => value + (index % 2 ? 8 : -15) * size))
  const outline: Point[] = [a, from, to, d]
  return (
    planted(chance, [a, b, c, d], kind, size) +
    area(trace(from, [...bites, d, a]), earth[700]) +
    area(
      trace(
        [from[0] - 13 * size, from[1] + 14 * size],
        [...floor, [d[0] + 16 * size, d[1]], [a[0] + 9 * size, a[1] + 14 * size]],
      ),
      earth[300],
    ) +
    carved(chance, outline, earth[600], {
      rows: 9 + 9 * size,
      gap: 40,
      angle: 4,
      length: [14, 30],
      width: [1.2, 2.2],
      share: (x, y) => (isInside([x - 24 * size, y - 16 * size], outline) ? 0.8 : 0),
    })
  )
}

/** All the fields, row by row from the far to the near, with hedges round those that are whole. */
function fields(chance: Chance): string {
  return rows
    .map(({ far, near, columns }, row) => {
      const size = 1 / (1 + near)
      const front = fronts[row] ?? 0
      return columns
        .map((column) => {
          const [left, right] = [column * 600 - 60, column * 600 + 500]
          const corners: Corners = [
            seen(view, left, 0, far),
            seen(view, right, 0, far),
            seen(view, right, 0, near),
            seen(view, left, 0, near),
          ]
          if (corners.every(([x]) => x > 1620 || x < -20)) return ''
          if (column < front) return dug(chance, corners, size)
          if (column === front) return bitten(chance, corners, column + row, size)
          const [, b, c] = corners
          const ring =
            hedge(chance, [corners[0], b], 10 + 16 * size, meadow[800], meadow[400]) +
            hedge(chance, [b, c], 10 + 18 * size, meadow[800], meadow[400])
          return planted(chance, corners, column + row, size) + ring
        })
        .join('')
    })
    .join('')
}

/** Field after field is eaten by the diggers in the late sun, towards the village that was promised an end. */
export function draw(): string {
  return printStrip('planning-creep', dawn[200], (chance) => [
    skyBand(chance, 56, 240, gold[200], 10),
    skyBand(chance, 106, 240, gold[100], 6),
    sun(chance, 420, 132, 66, inks.gold[500]),
    rays(chance, 420, 132, { from: 88, to: 1100, bottom: 150, ink: inks.paper, dense: 0.8 }),
    birds(triples([980, 60, 13, 1012, 44, 9])),
    hill(chance, [-20, 168, 400, 156, 820, 174, 1240, 150, 1640, 164], 320, { ink: brick[200], cut: dawn[100] }, 2),
    wood(chance, [560, 182, 860, 184, 1080, 178, 1640, 180], 18, meadow[400], gold[200]),
    hill(chance, [-20, 188, 500, 186, 1000, 190, 1640, 184], 510, grounds.evening, 3),
    fields(chance),
    place(300, 262, [
      heap(chance, 0, 0, { width: 120, high: 58, ink: earth[400], light: earth[100], shade: earth[600] }),
    ]),
    place(528, 304, [digger(chance, redMachine, [170, -20])], 0.44),
    place(1160, 252, [spireChurch(chance, walls.glowing)], 0.56),
    cottage(chance, 1080, 254, 64, walls.plaster),
    cottage(chance, 1266, 256, 72, walls.plaster),
    roundTree(chance, 1362, 258, 26, leaves.summer),
    place(440, 462, [digger(chance, redMachine, [178, -18])], 0.96),
    place(1496, 440, [oak(chance, 0, 0, 66, leaves.summer)], 1.5),
  ])
}
