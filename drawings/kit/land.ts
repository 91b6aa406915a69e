import { inks } from '../inks.ts'
import { carveAlong, carved, gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { area, between, type Line, onFeet, type Point, pointsOf, type Step, smooth, straight, trace } from './path.ts'

/** The inks of a stretch of land: the ground itself, and the strokes that follow its crest, if there are any. */
export interface GroundInks {
  ink: string
  cut?: string
}

/** A hill: its crest from left to right, filled down to `bottom`, with rows of strokes that follow the crest. */
export function hill(
  chance: Chance,
  line: Line,
  bottom: number,
  { ink, cut }: GroundInks,
  rows = 5,
  { step = 11, gap = 74 }: { step?: number; gap?: number } = {},
): string {
  const crest = pointsOf(line)
  const last = crest.at(-1) ?? [0, bottom]
  const first = crest[0] ?? [0, bottom]
  const ground = area(`${smooth(crest)}L${Math.round(last[0])} ${bottom}H${Math.round(first[0])}z`, ink)
  if (!cut) return ground
  let data = ''
  for (let row = 0; row < rows; row++) {
    data += carveAlong(chance, crest, {
      off: 8 + step * row + row * row * 1.2,
      gap: gap * (1 + row * 0.22),
      length: 44 * (1 + row * 0.08),
      width: 1.7,
      share: 1 - row * 0.07,
    })
  }
  return ground + area(data, cut)
}

function onEdge([start = [0, 0], end = start]: readonly Point[], share: number): Point {
  return between(start, end, share)
}

/** Furrows from a near edge to a far edge, each two points; wide near, thin far, and bent to the right by `bow`. */
export function furrows(
  chance: Chance,
  near: Line,
  far: Line,
  {
    count,
    ink,
    width = 6,
    taper = 0.25,
    bow = 0,
  }: { count: number; ink: string; width?: number; taper?: number; bow?: number },
): string {
  let data = ''
  for (let index = 0; index < count; index++) {
    const share = (index + 0.5 + chance.around(0, 0.1)) / count
    const from = onEdge(pointsOf(near), share)
    const to = onEdge(pointsOf(far), share)
    const thick = (width / 2) * chance.between(0.75, 1.2)
    const thin = thick * taper
    const middle = between(from, to, 0.5)
    const half = (thick + thin) / 2
    data += trace(
      [from[0] - thick, from[1]],
      [
        [middle[0] + bow - half, middle[1], to[0] - thin, to[1]],
        [to[0] + thin, to[1]],
        [middle[0] + bow + half, middle[1], from[0] + thick, from[1]],
      ],
    )
  }
  return area(data, ink)
}

/** The outline of a leafy edge along a line: bumps that stand up from it, from its first point to its last. */
export function leafyEdge(chance: Chance, points: readonly Point[], size: number): Step[] {
  const steps: Step[] = []
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy) || 1
    const bumps = Math.max(1, Math.round(length / size))
    for (let bump = 1; bump <= bumps; bump++) {
      const [sx, sy] = between(from, to, (bump - 0.5 + chance.around(0, 0.15)) / bumps)
      const high = size * chance.between(0.45, 0.85)
      const end = between(from, to, bump / bumps)
      const [ex, ey] =
        bump === bumps ? end : [end[0] + chance.around(0, size * 0.1), end[1] + chance.around(0, size * 0.12)]
      steps.push([sx + (dy / length) * high, sy - (dx / length) * high, ex, ey])
    }
  })
  return steps
}

/** A hedge along a line of points on the ground, `size` high, with its lit leaves carved. */
export function hedge(chance: Chance, line: Line, size: number, ink: string, lit: string): string {
  const foot = pointsOf(line)
  const first = foot[0] ?? [0, 0]
  const top = foot.map(([x, y]): Point => [x, y - size * 0.6])
  const steps = leafyEdge(chance, [first, ...top], size * 0.8)
  steps.push(...foot.toReversed())
  const leaves = carveAlong(chance, top, { off: size * 0.02, gap: size * 0.7, length: size * 0.42, width: size * 0.1 })
  const under = carveAlong(chance, top, {
    off: size * 0.3,
    gap: size * 1.1,
    length: size * 0.3,
    width: size * 0.08,
    share: 0.7,
  })
  return area(trace(first, steps), ink) + area(leaves + under, lit)
}

/** A wood seen from afar: uneven crowns standing on a line, `high` at most. */
export function wood(chance: Chance, line: Line, high: number, ink: string, lit?: string): string {
  const foot = pointsOf(line)
  const first = foot[0] ?? [0, 0]
  const steps: Step[] = []
  let marks = ''
  foot.slice(1).forEach((to, index) => {
    const from = foot[index] ?? to
    const trees = Math.max(1, Math.round((to[0] - from[0]) / (high * 0.85)))
    for (let tree = 1; tree <= trees; tree++) {
      const [mx, my] = between(from, to, (tree - 0.5) / trees)
      const [ex, ey] = between(from, to, tree / trees)
      const up = high * chance.between(0.75, 1.35)
      const half = high * chance.between(0.5, 0.66)
      steps.push([mx - half, my - up * 1.15, mx + half, my - up * 1.15, ex, ey - high * chance.between(0.2, 0.45)])
      if (lit) {
        marks += gouge(mx - high * 0.12, my - up * 0.72, -28, high * 0.42, high * 0.08, high * 0.07)
        marks += gouge(mx + high * 0.02, my - up * 0.42, -20, high * 0.3, high * 0.07, high * 0.05)
      }
    }
  })
  steps.push(...foot.toReversed())
  return area(trace(first, steps), ink) + (lit ? area(marks, lit) : '')
}

/** Tufts of grass over a surface, larger towards the viewer. */
export function grass(chance: Chance, within: Line, ink: string, size = 16, share = 0.5, rows = 30): string {
  return carved(chance, pointsOf(within), ink, {
    rows,
    gap: size * 2.6,
    angle: (x) => -84 + Math.sin(x * 0.7) * 22,
    length: [size * 0.6, size * 1.3],
    width: [size * 0.09, size * 0.16],
    share,
    bend: size * 0.12,
  })
}

/** A path or lane that runs away from the viewer: its left and right edge from near to far. */
export function lane(left: Line, right: Line, ink: string): string {
  return area(`${smooth(pointsOf(left))}L${smooth(pointsOf(right).toReversed()).slice(1)}z`, ink)
}

/** A post-and-rail fence along a line of foot points. */
export function fence(line: Line, high: number): string {
  const posts = pointsOf(line)
  let data = onFeet([-0.06, 0, -0.05, -1, 0.06, -1, 0.06, 0], posts, [high, high])
  for (const share of [0.35, 0.8]) {
    const up = posts.map(([x, y]): Point => [x, y - high * share])
    const down = posts.toReversed().map(([x, y]): Point => [x, y - high * (share - 0.1)])
    data += straight([...up, ...down])
  }
  return area(data, inks.earth[800])
}
