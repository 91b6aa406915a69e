import { carveAlong, gouge } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { area, disc, type Point, smooth } from '../kit/path.ts'

/** One knot of a ribbon in the air: where its middle is and how thick it is there. */
export type Knot = readonly [x: number, y: number, thick: number]

/** A ribbon of dust or mist that the wind draws out, with strokes along its flow. */
export function ribbon(chance: Chance, knots: readonly Knot[], ink: string, light: string, share = 0.7): string {
  const top = knots.map(([x, y, thick]): Point => [x, y - thick / 2])
  const bottom = knots.map(([x, y, thick]): Point => [x, y + thick / 2])
  const flow = knots.map(([x, y]): Point => [x, y])
  const thickest = Math.max(...knots.map(([, , thick]) => thick))
  let cuts = ''
  for (let off = -thickest * 0.3; off <= thickest * 0.3; off += 11) {
    cuts += carveAlong(chance, flow, { off, gap: 84, length: 46, width: 1.7, share })
  }
  return area(`${smooth(top)}L${smooth(bottom.toReversed()).slice(1)}z`, ink) + area(cuts, light)
}

/** Specks carried along a ribbon, finer towards its end. */
export function specks(chance: Chance, knots: readonly Knot[], count: number, ink: string, size = 3): string {
  let data = ''
  for (let index = 0; index < count; index++) {
    const along = chance.between(0, knots.length - 1.001)
    const from = knots[Math.floor(along)]
    const to = knots[Math.floor(along) + 1]
    if (!from || !to) continue
    const share = along % 1
    const at = (part: 0 | 1 | 2) => from[part] + (to[part] - from[part]) * share
    const radius = size * chance.between(0.35, 1) * (1 - (0.5 * along) / knots.length)
    data += disc(at(0), at(1) + chance.around(0, at(2) * 0.55), radius)
  }
  return area(data, ink)
}

/** Rings of sound around a source: broken arcs that get wider apart and thinner; `from` and `to` are turns in degrees. */
export function soundRings(
  chance: Chance,
  [x, y]: Point,
  {
    first,
    last,
    from,
    to,
    ink,
    squash = 1,
  }: { first: number; last: number; from: number; to: number; ink: string; squash?: number },
): string {
  let data = ''
  let ring = 0
  for (let radius = first; radius < last; radius += 26 + ring * 5) {
    ring++
    const step = Math.min(16, (48 / radius) * 57)
    for (let degrees = from; degrees < to; degrees += step) {
      const turn = ((degrees + chance.around(0, step * 0.1)) * Math.PI) / 180
      const [px, py] = [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius * squash]
      if (px < -20 || px > 1620 || py < -20) continue
      const lean = (Math.atan2(Math.cos(turn) * squash, -Math.sin(turn)) * 180) / Math.PI
      const long = ((step * Math.PI) / 180) * radius * 0.78
      data += gouge(px, py, lean, long, Math.max(2.2, 4.6 - ring * 0.22), -long * long * (0.5 / radius))
    }
  }
  return area(data, ink)
}
