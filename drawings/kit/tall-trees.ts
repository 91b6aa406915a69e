import { carve, gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { leafyEdge } from './land.ts'
import { area, type Point, points, smooth, trace } from './path.ts'
import type { LeafInks } from './trees.ts'

/** A tall poplar: foot at x, y. */
export function poplar(chance: Chance, x: number, foot: number, high: number, leaf: LeafInks): string {
  const half = high * 0.12
  const left: Point[] = []
  const right: Point[] = []
  for (let step = 0; step <= 7; step++) {
    const share = step / 7
    const wide = half * Math.sin(Math.PI * (0.08 + 0.9 * share ** 0.8)) ** 0.7
    left.push([x - wide * chance.between(0.85, 1.12), foot - high * 0.06 - high * 0.94 * share])
    right.push([x + wide * chance.between(0.85, 1.12), foot - high * 0.06 - high * 0.94 * share])
  }
  let light = ''
  for (let index = 0; index < 15; index++) {
    const share = chance.between(0.12, 0.86)
    const wide = half * Math.sin(Math.PI * (0.08 + 0.9 * share ** 0.8)) ** 0.7
    light += gouge(
      x - wide * chance.between(-0.35, 0.75),
      foot - high * share,
      -80,
      high * chance.between(0.06, 0.11),
      high * 0.011,
      -high * 0.006,
    )
  }
  const stem = area(
    trace(
      [x - half * 0.2, foot],
      [
        [x - half * 0.15, foot - high * 0.16],
        [x + half * 0.15, foot - high * 0.16],
        [x + half * 0.2, foot],
      ],
    ),
    leaf.bark,
  )
  return stem + area(smooth([...left, ...right.toReversed()], true), leaf.dark) + area(light, leaf.light)
}

/** A cedar of Lebanon: level plates of needles on a broad trunk; foot at x, y. */
export function cedar(chance: Chance, x: number, foot: number, high: number, leaf: LeafInks): string {
  const plates: readonly (readonly [off: number, up: number, half: number])[] = [
    [-0.36, 0.3, 0.3],
    [0.36, 0.36, 0.34],
    [-0.3, 0.46, 0.38],
    [0.3, 0.55, 0.38],
    [-0.26, 0.64, 0.36],
    [0.22, 0.73, 0.34],
    [-0.16, 0.84, 0.3],
    [0.06, 0.95, 0.22],
  ]
  const trunk = trace(
    [x - high * 0.06, foot],
    [
      [x - high * 0.025, foot - high * 0.3, x - high * 0.02, foot - high * 0.9],
      [x + high * 0.02, foot - high * 0.9],
      [x + high * 0.03, foot - high * 0.3, x + high * 0.07, foot],
    ],
  )
  let boughs = ''
  let dark = ''
  let light = ''
  for (const [off, up, half] of plates) {
    const [px, py, wide] = [x + off * high, foot - up * high, half * high]
    const top: Point[] = [
      [px - wide, py],
      [px - wide * 0.4, py - high * 0.05],
      [px + wide * 0.4, py - high * 0.05],
      [px + wide, py + 2],
    ]
    const steps = leafyEdge(chance, top, high * 0.075)
    steps.push(
      [px + wide * 0.4, py + high * 0.05, px, py + high * 0.03],
      [px - wide * 0.6, py + high * 0.05, px - wide, py],
    )
    dark += trace([px - wide, py], steps)
    boughs += trace(
      [x - 3, py + high * 0.12],
      [
        [px * 0.4 + x * 0.6, py + high * 0.02, px, py],
        [px * 0.4 + x * 0.6, py + high * 0.06, x + 3, py + high * 0.15],
      ],
    )
    light += carve(chance, points([-0.9, -0.05, 0.9, -0.05, 0.7, 0.01, -0.8, 0.01], [px, py], [wide, high]), {
      rows: high * 0.034,
      gap: high * 0.075,
      angle: -14,
      length: [high * 0.03, high * 0.055],
      width: [1, 1.8],
      share: 0.72,
    })
  }
  return area(boughs, leaf.bark) + area(trunk, leaf.bark) + area(dark, leaf.dark) + area(light, leaf.light)
}
