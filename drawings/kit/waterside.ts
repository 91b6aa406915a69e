import { gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { area, type Point, points, type Step, trace } from './path.ts'
import type { LeafInks } from './trees.ts'

function strand(fromX: number, fromY: number, toX: number, toY: number, width: number): string {
  const out = toX + (toX - fromX) * 0.12
  return trace(
    [fromX, fromY],
    [
      [out - width, fromY - 4, toX - width, fromY + (toY - fromY) * 0.5, toX, toY],
      [toX + width, fromY + (toY - fromY) * 0.5, out + width, fromY + 4, fromX, fromY],
    ],
    false,
  )
}

/** A weeping willow: foot at x, y; `size` is half its width. Its strands hang to about the foot. */
export function willow(chance: Chance, x: number, foot: number, size: number, leaf: LeafInks, hang = 0.94): string {
  const high = size * 1.9
  const top = foot - high
  const fall = (share: number) => foot - high * (1 - hang) - Math.abs(share) ** 3 * size * 0.25
  const fringe: Step[] = []
  const tips = 15
  for (let tip = 0; tip <= tips; tip++) {
    const share = 1 - (2 * tip) / tips
    const px = x + share * size
    const low = fall(share) + chance.around(0, size * 0.1) - (Math.abs(share) < 0.22 ? size * 0.3 : 0)
    fringe.push(
      [px + size * 0.05, low - size * 0.35, px, low],
      [px - size * 0.03, low - size * 0.2, px - size * 0.07, low - size * chance.between(0.28, 0.5)],
    )
  }
  const body = trace(
    [x - size * 0.98, foot - high * 0.42],
    [
      [x - size * 1.02, top + high * 0.3, x - size * 0.72, top + high * 0.16],
      [x - size * 0.5, top - high * 0.02, x - size * 0.1, top + high * 0.03],
      [x + size * 0.3, top - high * 0.06, x + size * 0.62, top + high * 0.14],
      [x + size * 0.98, top + high * 0.24, x + size, foot - high * 0.4],
      ...fringe,
    ],
  )
  let mid = ''
  let light = ''
  const crowns = points([-0.55, 0.2, -0.15, 0.1, 0.3, 0.09, 0.6, 0.2])
  crowns.forEach(([cx, cy], crown) => {
    for (let index = 0; index < 8; index++) {
      const share = cx + (index / 7 - 0.5) * 0.62 + chance.around(0, 0.03)
      const from: Point = [x + (cx + (share - cx) * 0.35) * size, top + cy * high + Math.abs(share - cx) * size * 0.2]
      const data = strand(
        from[0],
        from[1],
        x + share * size * 1.02,
        fall(share) - chance.between(0.1, 0.75) * size,
        size * 0.026,
      )
      if (index % 2 === crown % 2) mid += data
      else
        light += strand(
          from[0] - size * 0.02,
          from[1],
          x + share * size,
          Math.max(from[1] + size * 0.35, fall(share) - chance.between(0.5, 1.2) * size),
          size * 0.02,
        )
    }
  })
  const stem = area(
    trace(
      [x - size * 0.1, foot],
      [
        [x - size * 0.03, foot - high * 0.1, x - size * 0.06, foot - high * 0.5],
        [x + size * 0.08, foot - high * 0.5],
        [x + size * 0.04, foot - high * 0.1, x + size * 0.12, foot],
      ],
    ),
    leaf.bark,
  )
  return stem + area(body, leaf.dark) + area(mid, leaf.mid) + area(light, leaf.light)
}

/** Reeds or tall grass from a foot line: blades that lean with the wind, some with brown heads. */
export function reeds(
  chance: Chance,
  from: Point,
  to: Point,
  { count, high, ink, heads }: { count: number; high: number; ink: string; heads?: string },
): string {
  let blades = ''
  let tops = ''
  for (let index = 0; index < count; index++) {
    const share = (index + chance.between(0, 1)) / count
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    const up = high * chance.between(0.55, 1.1)
    const over = up * chance.around(0.15, 0.16)
    const wide = high * 0.028
    blades += trace(
      [x - wide, y],
      [
        [x - wide, y - up * 0.6, x + over, y - up],
        [x + wide * 1.4, y - up * 0.5, x + wide, y],
      ],
    )
    if (heads && chance.often(0.28)) tops += gouge(x + over * 0.9, y - up * 0.98, -86, high * 0.22, high * 0.05)
  }
  return area(blades, ink) + (heads ? area(tops, heads) : '')
}
