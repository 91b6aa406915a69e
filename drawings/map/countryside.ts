import { inks } from '../inks.ts'
import { gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { area, between, handCut, line, type Point, points, segment, straight } from '../kit/path.ts'
import { leafBall } from '../kit/trees.ts'
import type { Sheet } from './sheet.ts'

/** Kinds of fields: their ground, and their furrows. */
const kinds = [
  [inks.meadow[100], inks.meadow[200]],
  [inks.earth[100], inks.earth[200]],
  [inks.gold[100], inks.gold[200]],
  [inks.meadow[100], inks.meadow[200]],
  [inks.earth[50], inks.earth[200]],
  [inks.meadow[200], inks.meadow[300]],
] as const

/** Ridges of higher ground, each a line of latitude and longitude. */
const ridges: readonly (readonly Point[])[] = [
  points([52.1665, -1.672, 52.1605, -1.65, 52.1575, -1.632, 52.1555, -1.618]),
  points([52.207, -1.702, 52.214, -1.696, 52.2215, -1.686]),
  points([52.242, -1.722, 52.252, -1.7, 52.261, -1.675, 52.266, -1.664]),
  points([52.287, -1.65, 52.294, -1.633, 52.3, -1.622]),
  points([52.246, -1.548, 52.256, -1.533, 52.263, -1.522]),
  points([52.168, -1.55, 52.156, -1.545, 52.146, -1.53]),
  points([52.103, -1.586, 52.111, -1.573, 52.118, -1.553]),
  points([52.125, -1.72, 52.117, -1.7, 52.108, -1.688]),
]

/** Woods: latitude, longitude and how many trees. */
const woods: readonly (readonly [lat: number, lon: number, trees: number])[] = [
  [52.2385, -1.646, 7],
  [52.24, -1.716, 8],
  [52.2285, -1.55, 8],
  [52.176, -1.578, 6],
  [52.266, -1.545, 6],
  [52.163, -1.566, 6],
  [52.29, -1.672, 6],
  [52.19, -1.53, 5],
  [52.214, -1.73, 5],
  [52.125, -1.545, 6],
  [52.147, -1.72, 5],
  [52.219, -1.675, 4],
  [52.149, -1.64, 4],
]

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

/** A patchwork of fields with furrows; fields nearer than `still` to a place stay plain, so that its label reads. */
export function fields(
  chance: Chance,
  sheet: Pick<Sheet, 'width' | 'height' | 'isNarrow'>,
  calm: readonly Point[],
): string {
  const still = sheet.isNarrow ? 42 : 62
  const columns = sheet.isNarrow ? 8 : 14
  const rows = sheet.isNarrow ? 13 : 11
  const [wide, high] = [sheet.width / columns, sheet.height / rows]
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from(
      { length: columns + 1 },
      (_, column): Point => [
        (column + chance.around(0, 0.3) + (row % 2) * 0.3 - 0.15) * wide * 1.06 - wide * 0.4,
        (row + chance.around(0, 0.3) + Math.sin(column * 0.9) * 0.18) * high * 1.06 - high * 0.3,
      ],
    ),
  )
  const areas = kinds.map(() => '')
  const marks = kinds.map(() => '')
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = (down: number, right: number): Point => corners[row + down]?.[column + right] ?? [0, 0]
      const quad = [at(0, 0), at(0, 1), at(1, 1), at(1, 0)] as const
      const [a, b, c, d] = quad
      const middle = between(between(a, c, 0.5), between(b, d, 0.5), 0.5)
      const field = quad.map((point) => between(middle, point, 0.93))
      const kind = Math.floor(chance.between(0, kinds.length))
      areas[kind] += straight(handCut(field, chance, 1.2, 130))
      const isCalm = calm.some((place) => distance(place, middle) < still)
      if (isCalm || chance.often(0.42)) continue
      const [from, to, right, left] = chance.often(0.5) ? [a, b, c, d] : [b, c, d, a]
      for (const share of [0.16, 0.33, 0.5, 0.67, 0.84]) {
        const ends = [between(from, left, share), between(to, right, share)] as const
        marks[kind] += segment(
          between(...ends, 0.12 + chance.around(0, 0.05)),
          between(...ends, 0.88 + chance.around(0, 0.05)),
        )
      }
    }
  }
  return (
    kinds.map(([ground], kind) => area(areas[kind] ?? '', ground)).join('') +
    kinds.map(([, furrow], kind) => line(marks[kind] ?? '', furrow, 1.6, '15 6 26 9 9 5')).join('')
  )
}

/** Hills as carved lines that run down both sides of their ridges. */
export function hills(chance: Chance, sheet: Sheet): string {
  let data = ''
  for (const ridge of ridges) {
    const points = ridge.map(([lat, lon]) => sheet.at(lat, lon))
    points.slice(1).forEach((to, index) => {
      const from = points[index] ?? to
      const slope = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
      const strokes = Math.round(distance(from, to) / (sheet.isNarrow ? 6.5 : 9))
      for (let stroke = 0; stroke < strokes; stroke++) {
        const [x, y] = between(from, to, (stroke + 0.5) / strokes)
        for (const side of [-1, 1]) {
          const turn = slope + side * chance.around(88, 13)
          const long = chance.between(9, 17) * (side === 1 ? 1.25 : 1)
          const reach = 5 + long / 2
          data += gouge(
            x + Math.cos((turn * Math.PI) / 180) * reach,
            y + Math.sin((turn * Math.PI) / 180) * reach,
            turn,
            long,
            side === 1 ? 1.1 : 0.7,
          )
        }
      }
    })
  }
  return area(data, inks.earth[400])
}

/** Small trees in groups, nearer ones over the farther; three trees are drawn once and set down again and again. */
export function groves(chance: Chance, sheet: Sheet): string {
  const size = sheet.isNarrow ? 6 : 8
  const kinds = [0.9, 1, 1.15].map((grown, kind) => {
    const radius = size * grown
    const light =
      gouge(-radius * 0.3, -radius * 0.4, -40, radius * 0.9, radius * 0.16) +
      gouge(radius * 0.15, radius * 0.2, -30, radius * 0.7, radius * 0.13) +
      gouge(-radius * 0.4, radius * 0.3, -35, radius * 0.6, radius * 0.12)
    const stem = line(segment([0, 0], [0, radius * 1.55]), inks.earth[800], 2)
    return `<g id="t${kind}">${stem}${area(leafBall(chance, 0, 0, radius, 8), inks.meadow[500])}${area(light, inks.meadow[200])}</g>`
  })
  const trees = woods.flatMap(([lat, lon, count]) => {
    const [x, y] = sheet.at(lat, lon)
    return Array.from({ length: count }, (_, tree) => {
      const px = x + ((tree % 3) - 1 + chance.around(0, 0.25)) * size * 1.75 + (Math.floor(tree / 3) % 2) * size
      const py = y + Math.floor(tree / 3) * size * 1.5
      return `<use href="#t${(tree + count) % 3}" x="${Math.round(px)}" y="${Math.round(py)}"/>`
    })
  })
  return `<defs>${kinds.join('')}</defs>${trees.join('')}`
}
