import type { Chance } from './chance.ts'
import { area, isInside, type Point, trace } from './path.ts'

/**
 * One stroke of the gouge, straight on one side and bowed on the other, with thin ends; angle in degrees.
 * `bend` bows the bulging side further out.
 */
export function gouge(x: number, y: number, angle: number, length: number, width: number, bend = 0): string {
  const turn = (angle * Math.PI) / 180
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  // Long strokes are set down on whole units: nobody sees the difference, and the pictures stay light.
  const unit = length < 5 ? 0.1 : 1
  const [dx, dy] = [snap(ux * length, unit), snap(uy * length, unit)]
  const [sx, sy] = [snap(x - dx / 2, unit), snap(y - dy / 2, unit)]
  const bow = width * 2 + bend
  const off = unit === 1 && Math.abs(bow) < 2 ? Math.sign(bow) * 2 : bow
  const handle: Point = [sx + snap(dx / 2 + uy * off, unit), sy + snap(dy / 2 - ux * off, unit)]
  const end: Point = [sx + dx, sy + dy]
  // A broad stroke shows its shape, so it swells to both sides.
  const isBroad = bend === 0 && width > 2.4
  const back: Point = [sx + snap(dx / 2 - uy * off * 0.8, unit), sy + snap(dy / 2 + ux * off * 0.8, unit)]
  const along = [...handle, ...end]
  return trace([sx, sy], isBroad ? [along, [...back, sx, sy]] : [along], false)
}

function snap(value: number, unit: number): number {
  return Math.round(value / unit) * unit
}

/** How a surface is worked with the gouge. */
export interface Carving {
  /** Distance between rows of strokes, and between strokes in a row. */
  rows?: number
  gap?: number
  /** Direction of the strokes in degrees, the same everywhere or by place. */
  angle?: number | ((x: number, y: number) => number)
  length?: readonly [number, number]
  width?: readonly [number, number]
  /** Share of the strokes that are cut, the same everywhere or by place: 1 leaves none out. */
  share?: number | ((x: number, y: number) => number)
  bend?: number
}

/** Path data of the strokes that cover a surface inside an outline, row by row with a hand's unevenness. */
export function carve(chance: Chance, within: readonly Point[], carving: Carving): string {
  const { rows = 30, gap = 90, angle = 0, length = [20, 60], width = [1.2, 2.6], share = 1, bend = 0 } = carving
  const angleAt = typeof angle === 'number' ? () => angle : angle
  const shareAt = typeof share === 'number' ? () => share : share
  const xs = within.map(([x]) => x)
  const ys = within.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  let data = ''
  let row = 0
  for (let y = top + rows / 2; y < bottom; y += rows) {
    row++
    for (let x = left + (row % 2 ? gap / 2 : gap); x < right; x += gap) {
      const px = chance.around(x, gap * 0.28)
      const py = chance.around(y, rows * 0.28)
      const isCut = chance.often(shareAt(px, py))
      const size = chance.between(...length)
      const thick = chance.between(...width)
      if (isCut && isInside([px, py], within)) {
        data += gouge(px, py, chance.around(angleAt(px, py), 4), size, thick, bend)
      }
    }
  }
  return data
}

/** A surface worked with the gouge, in one ink: a sky, a field, a wall. */
export function carved(chance: Chance, within: readonly Point[], ink: string, carving: Carving): string {
  return area(carve(chance, within, carving), ink)
}

/** Path data of strokes along a line, each `off` units below it, following its slope. */
export function carveAlong(
  chance: Chance,
  points: readonly Point[],
  {
    off = 0,
    gap = 20,
    length = 14,
    width = 2,
    share = 1,
  }: { off?: number; gap?: number; length?: number; width?: number; share?: number },
): string {
  let data = ''
  let rest = gap * chance.between(0.2, 0.8)
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const run = Math.hypot(dx, dy)
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI
    for (; rest < run; rest += gap * chance.between(0.75, 1.25)) {
      if (!chance.often(share)) continue
      const at = rest / run
      data += gouge(
        from[0] + dx * at,
        from[1] + dy * at + chance.around(off, 1.5),
        angle,
        length * chance.between(0.6, 1.3),
        width * chance.between(0.7, 1.2),
      )
    }
    rest -= run
  })
  return data
}
