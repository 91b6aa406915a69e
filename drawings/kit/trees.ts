import { gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { area, disc, type Point, smooth, trace } from './path.ts'

/** The inks of a plant: its body, its half-lit leaves and the strokes of light. */
export interface LeafInks {
  dark: string
  mid: string
  light: string
  bark: string
}

/** Path data of a ball of leaves with a scalloped edge. */
export function leafBall(chance: Chance, x: number, y: number, radius: number, bumps: number, squash = 0.86): string {
  const at = (index: number, far: number): Point => {
    const turn = (index / bumps) * Math.PI * 2
    return [x + Math.cos(turn) * radius * far, y + Math.sin(turn) * radius * far * squash]
  }
  const steps = Array.from({ length: bumps }, (_, index): Point[] => [
    at(index + 0.5 + chance.around(0, 0.18), chance.between(1.12, 1.36)),
    at(index + 1, chance.between(0.9, 1.04)),
  ])
  return trace(at(0, 0.97), steps)
}

/** Strokes along arcs on one side of a ball of leaves; `spread` is how far round they reach, in degrees. */
function arcs(chance: Chance, x: number, y: number, radius: number, rings: readonly number[], side: number, spread = 124, small = 1): string {
  let data = ''
  for (const ring of rings) {
    const strokes = Math.max(2, Math.round((ring * spread) / 29 / small))
    for (let stroke = 0; stroke < strokes; stroke++) {
      const degrees = side + spread * ((stroke + 0.5) / strokes - 0.5) + chance.around(0, 7)
      const turn = (degrees * Math.PI) / 180
      const far = radius * (ring + chance.around(0, 0.04))
      data += gouge(x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.86, degrees + 90, radius * chance.between(0.2, 0.36) * small, radius * 0.065 * small)
    }
  }
  return data
}

function trunk(x: number, foot: number, top: number, width: number, ink: string): string {
  const high = foot - top
  return area(
    trace(
      [x - width, foot],
      [
        [[x - width * 0.4, foot - high * 0.25], [x - width * 0.45, foot - high * 0.5]],
        [[x - width * 0.6, top + high * 0.2], [x - width * 1.7, top]],
        [[x - width * 0.9, top]],
        [[x - width * 0.1, top + high * 0.18], [x, top + high * 0.26]],
        [[x + width * 0.2, top + high * 0.1], [x + width * 1.1, top]],
        [[x + width * 1.9, top]],
        [[x + width * 0.6, top + high * 0.24], [x + width * 0.5, foot - high * 0.45]],
        [[x + width * 0.45, foot - high * 0.2], [x + width * 1.1, foot]],
      ],
    ),
    ink,
  )
}

/** A broad oak: foot at x, y; `size` is the radius of its crown; `side` is where the light comes from in degrees. */
export function oak(chance: Chance, x: number, foot: number, size: number, leaf: LeafInks, side = -130): string {
  const middle = foot - size * 1.25
  const balls: Point[] = [
    [-0.72, 0.22],
    [0.74, 0.24],
    [-0.28, 0.36],
    [0.3, 0.38],
    [-0.55, -0.2],
    [0.56, -0.18],
    [0, -0.02],
    [-0.2, -0.52],
    [0.26, -0.5],
  ]
  const isSmall = size < 70
  const isGreat = size > 160
  const rings = { mid: isSmall ? [0.55] : isGreat ? [0.86, 0.66, 0.46, 0.24] : [0.74, 0.48, 0.22], light: isSmall ? [0.88] : isGreat ? [0.97, 0.76, 0.5] : [0.96, 0.6] }
  const fine = isGreat ? 0.62 : 1
  let dark = ''
  let mid = ''
  let light = ''
  for (const [bx, by] of isSmall ? balls.filter((_, index) => index !== 2 && index !== 3) : balls) {
    const radius = size * chance.between(0.36, 0.45)
    const [px, py] = [x + bx * size + chance.around(0, size * 0.04), middle + by * size]
    dark += leafBall(chance, px, py, radius, isSmall ? 7 : 10)
    mid += arcs(chance, px, py, radius, rings.mid, side, 210, fine)
    light += arcs(chance, px, py, radius, rings.light, side, 110, fine)
  }
  return trunk(x, foot, foot - size * 0.95, size * 0.1, leaf.bark) + area(dark, leaf.dark) + area(mid, leaf.mid) + area(light, leaf.light)
}

/** A small round tree, as in an orchard or a garden; `fruit` sprinkles it with dots of an ink. */
export function roundTree(chance: Chance, x: number, foot: number, size: number, leaf: LeafInks, fruit?: string, side = -130): string {
  const middle = foot - size * 1.45
  const stem = area(
    trace([x - size * 0.12, foot], [[[x - size * 0.05, foot - size * 0.4], [x - size * 0.08, middle]], [[x + size * 0.08, middle]], [[x + size * 0.05, foot - size * 0.4], [x + size * 0.14, foot]]]),
    leaf.bark,
  )
  const balls: Point[] = [[-0.42, 0.2], [0.42, 0.2], [0, -0.3]]
  let dark = ''
  let light = ''
  let dots = ''
  for (const [bx, by] of balls) {
    const [px, py] = [x + bx * size, middle + by * size]
    dark += leafBall(chance, px, py, size * 0.6, 9)
    light += arcs(chance, px, py, size * 0.56, [0.8, 0.42], side)
    if (fruit) {
      for (let dot = 0; dot < 3; dot++) dots += disc(chance.around(px, size * 0.42), chance.around(py, size * 0.36), size * 0.085)
    }
  }
  return stem + area(dark, leaf.dark) + area(light, leaf.light) + (fruit ? area(dots, fruit) : '')
}

function strand(fromX: number, fromY: number, toX: number, toY: number, width: number): string {
  const out = toX + (toX - fromX) * 0.12
  return trace(
    [fromX, fromY],
    [
      [[out - width, fromY - 4], [toX - width, fromY + (toY - fromY) * 0.5], [toX, toY]],
      [[toX + width, fromY + (toY - fromY) * 0.5], [out + width, fromY + 4], [fromX, fromY]],
    ],
    false,
  )
}

/** A weeping willow: foot at x, y; `size` is half its width. Its strands hang to about the foot. */
export function willow(chance: Chance, x: number, foot: number, size: number, leaf: LeafInks, hang = 0.94): string {
  const high = size * 1.9
  const top = foot - high
  const fall = (share: number) => foot - high * (1 - hang) - Math.abs(share) ** 3 * size * 0.25
  const fringe: Point[][] = []
  const tips = 15
  for (let tip = 0; tip <= tips; tip++) {
    const share = 1 - (2 * tip) / tips
    const px = x + share * size
    const low = fall(share) + chance.around(0, size * 0.1) - (Math.abs(share) < 0.22 ? size * 0.3 : 0)
    fringe.push([[px + size * 0.05, low - size * 0.35], [px, low]], [[px - size * 0.03, low - size * 0.2], [px - size * 0.07, low - size * chance.between(0.28, 0.5)]])
  }
  const body = trace(
    [x - size * 0.98, foot - high * 0.42],
    [
      [[x - size * 1.02, top + high * 0.3], [x - size * 0.72, top + high * 0.16]],
      [[x - size * 0.5, top - high * 0.02], [x - size * 0.1, top + high * 0.03]],
      [[x + size * 0.3, top - high * 0.06], [x + size * 0.62, top + high * 0.14]],
      [[x + size * 0.98, top + high * 0.24], [x + size, foot - high * 0.4]],
      ...fringe,
    ],
  )
  let mid = ''
  let light = ''
  const crowns: readonly Point[] = [[-0.55, 0.2], [-0.15, 0.1], [0.3, 0.09], [0.6, 0.2]]
  crowns.forEach(([cx, cy], crown) => {
    for (let index = 0; index < 8; index++) {
      const share = cx + (index / 7 - 0.5) * 0.62 + chance.around(0, 0.03)
      const from: Point = [x + (cx + (share - cx) * 0.35) * size, top + cy * high + Math.abs(share - cx) * size * 0.2]
      const data = strand(from[0], from[1], x + share * size * 1.02, fall(share) - chance.between(0.1, 0.75) * size, size * 0.026)
      if (index % 2 === crown % 2) mid += data
      else light += strand(from[0] - size * 0.02, from[1], x + share * size, Math.max(from[1] + size * 0.35, fall(share) - chance.between(0.5, 1.2) * size), size * 0.02)
    }
  })
  const stem = area(trace([x - size * 0.1, foot], [[[x - size * 0.03, foot - high * 0.1], [x - size * 0.06, foot - high * 0.5]], [[x + size * 0.08, foot - high * 0.5]], [[x + size * 0.04, foot - high * 0.1], [x + size * 0.12, foot]]]), leaf.bark)
  return stem + area(body, leaf.dark) + area(mid, leaf.mid) + area(light, leaf.light)
}

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
    light += gouge(x - wide * chance.between(-0.35, 0.75), foot - high * share, -80, high * chance.between(0.06, 0.11), high * 0.011, -high * 0.006)
  }
  const stem = area(trace([x - half * 0.2, foot], [[[x - half * 0.15, foot - high * 0.16]], [[x + half * 0.15, foot - high * 0.16]], [[x + half * 0.2, foot]]]), leaf.bark)
  return stem + area(smooth([...left, ...right.toReversed()], true), leaf.dark) + area(light, leaf.light)
}

/** Reeds or tall grass from a foot line: blades that lean with the wind, some with brown heads. */
export function reeds(
  chance: Chance,
  from: Point,
  to: Point,
  { count, high, ink, heads, lean = 0.15 }: { count: number; high: number; ink: string; heads?: string; lean?: number },
): string {
  let blades = ''
  let tops = ''
  for (let index = 0; index < count; index++) {
    const share = (index + chance.between(0, 1)) / count
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    const up = high * chance.between(0.55, 1.1)
    const over = up * chance.around(lean, 0.16)
    const wide = high * 0.028
    blades += trace([x - wide, y], [[[x - wide, y - up * 0.6], [x + over, y - up]], [[x + wide * 1.4, y - up * 0.5], [x + wide, y]]])
    if (heads && chance.often(0.28)) tops += gouge(x + over * 0.9, y - up * 0.98, -86, high * 0.22, high * 0.05)
  }
  return area(blades, ink) + (heads ? area(tops, heads) : '')
}

/** A low bush or bank of leaves, its foot at x, y. */
export function bush(chance: Chance, x: number, foot: number, size: number, leaf: LeafInks, side = -130): string {
  const balls: Point[] = [[-0.6, -0.28], [0.6, -0.26], [0, -0.5]]
  let dark = ''
  let light = ''
  for (const [bx, by] of balls) {
    dark += leafBall(chance, x + bx * size, foot + by * size, size * 0.5, 9)
    light += arcs(chance, x + bx * size, foot + by * size, size * 0.46, [0.82, 0.45], side)
  }
  return area(dark, leaf.dark) + area(light, leaf.light)
}
