import { inks } from '../inks.ts'
import { carveAlong, carved, gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { area, box, disc, type Point, smooth } from './path.ts'

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

/** Mist that lies in a hollow around its middle: long level strokes. */
export function mist(chance: Chance, x: number, y: number, wide: number, ink: string, share = 1): string {
  const hollow = box(x - wide / 2, y - 16, wide, 32)
  return carved(chance, hollow, ink, { rows: 11, gap: 120, length: [130, 280], width: [2.6, 4.5], share })
}

/** Dust: rolling puffs that thin out as they drift to the left. */
export function dust(chance: Chance, x: number, y: number, puffs: number, size: number): string {
  let data = ''
  let marks = ''
  for (let puff = 0; puff < puffs; puff++) {
    const share = puff / puffs
    const radius = size * (1 - share * 0.55) * chance.between(0.8, 1.15)
    const [px, py] = [x - share * size * puffs * 0.8, y - share * size * 1.1 + chance.around(0, size * 0.25)]
    const points = Array.from({ length: 7 }, (_, index): Point => {
      const turn = (index / 7) * Math.PI * 2
      const far = radius * chance.between(0.86, 1.16)
      return [px + Math.cos(turn) * far * 1.25, py + Math.sin(turn) * far * 0.8]
    })
    data += smooth(points, true)
    marks +=
      gouge(px - radius * 0.2, py - radius * 0.1, -20, radius, 2, 3) +
      gouge(px + radius * 0.2, py + radius * 0.3, -12, radius * 0.8, 1.6, 2)
  }
  return area(data, inks.earth[100]) + area(marks, inks.earth[300])
}
