import { gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { area, disc, type Point, points, type Step, trace } from './path.ts'

/** The inks of a plant: its body, its half-lit leaves and the strokes of light. */
export interface LeafInks {
  dark: string
  mid: string
  light: string
  bark: string
}

/** Path data of a ball of leaves with a scalloped edge. */
export function leafBall(chance: Chance, x: number, y: number, radius: number, bumps: number): string {
  const at = (index: number, far: number): Point => {
    const turn = (index / bumps) * Math.PI * 2
    return [x + Math.cos(turn) * radius * far, y + Math.sin(turn) * radius * far * 0.86]
  }
  const steps = Array.from(
    { length: bumps },
    (_, index): Step => [
      ...at(index + 0.5 + chance.around(0, 0.18), chance.between(1.12, 1.36)),
      ...at(index + 1, chance.between(0.9, 1.04)),
    ],
  )
  return trace(at(0, 0.97), steps)
}

/** Where the light comes from where nothing else is said, in degrees. */
const lit = -130

/** Strokes along arcs on one side of a ball of leaves; `spread` is how far round they reach, in degrees. */
function arcs(
  chance: Chance,
  x: number,
  y: number,
  radius: number,
  rings: readonly number[],
  side = lit,
  spread = 124,
  small = 1,
): string {
  let data = ''
  for (const ring of rings) {
    const strokes = Math.max(2, Math.round((ring * spread) / 29 / small))
    for (let stroke = 0; stroke < strokes; stroke++) {
      const degrees = side + spread * ((stroke + 0.5) / strokes - 0.5) + chance.around(0, 7)
      const turn = (degrees * Math.PI) / 180
      const far = radius * (ring + chance.around(0, 0.04))
      data += gouge(
        x + Math.cos(turn) * far,
        y + Math.sin(turn) * far * 0.86,
        degrees + 90,
        radius * chance.between(0.2, 0.36) * small,
        radius * 0.065 * small,
      )
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
        [x - width * 0.4, foot - high * 0.25, x - width * 0.45, foot - high * 0.5],
        [x - width * 0.6, top + high * 0.2, x - width * 1.7, top],
        [x - width * 0.9, top],
        [x - width * 0.1, top + high * 0.18, x, top + high * 0.26],
        [x + width * 0.2, top + high * 0.1, x + width * 1.1, top],
        [x + width * 1.9, top],
        [x + width * 0.6, top + high * 0.24, x + width * 0.5, foot - high * 0.45],
        [x + width * 0.45, foot - high * 0.2, x + width * 1.1, foot],
      ],
    ),
    ink,
  )
}

/** A broad oak: foot at x, y; `size` is the radius of its crown; `side` is where the light comes from in degrees. */
export function oak(chance: Chance, x: number, foot: number, size: number, leaf: LeafInks, side = lit): string {
  const middle = foot - size * 1.25
  const balls = points([
    -0.72, 0.22, 0.74, 0.24, -0.28, 0.36, 0.3, 0.38, -0.55, -0.2, 0.56, -0.18, 0, -0.02, -0.2, -0.52, 0.26, -0.5,
  ])
  const isSmall = size < 70
  const isGreat = size > 160
  const rings = {
    mid: isSmall ? [0.55] : isGreat ? [0.86, 0.66, 0.46, 0.24] : [0.74, 0.48, 0.22],
    light: isSmall ? [0.88] : isGreat ? [0.97, 0.76, 0.5] : [0.96, 0.6],
  }
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
  return (
    trunk(x, foot, foot - size * 0.95, size * 0.1, leaf.bark) +
    area(dark, leaf.dark) +
    area(mid, leaf.mid) +
    area(light, leaf.light)
  )
}

/** A small round tree, as in an orchard or a garden; `fruit` sprinkles it with dots of an ink. */
export function roundTree(
  chance: Chance,
  x: number,
  foot: number,
  size: number,
  leaf: LeafInks,
  fruit?: string,
): string {
  const middle = foot - size * 1.45
  const stem = area(
    trace(
      [x - size * 0.12, foot],
      [
        [x - size * 0.05, foot - size * 0.4, x - size * 0.08, middle],
        [x + size * 0.08, middle],
        [x + size * 0.05, foot - size * 0.4, x + size * 0.14, foot],
      ],
    ),
    leaf.bark,
  )
  const balls = points([-0.42, 0.2, 0.42, 0.2, 0, -0.3])
  let dark = ''
  let light = ''
  let dots = ''
  for (const [bx, by] of balls) {
    const [px, py] = [x + bx * size, middle + by * size]
    dark += leafBall(chance, px, py, size * 0.6, 9)
    light += arcs(chance, px, py, size * 0.56, [0.8, 0.42])
    if (fruit) {
      for (let dot = 0; dot < 3; dot++)
        dots += disc(chance.around(px, size * 0.42), chance.around(py, size * 0.36), size * 0.085)
    }
  }
  return stem + area(dark, leaf.dark) + area(light, leaf.light) + (fruit ? area(dots, fruit) : '')
}

/** A low bush or bank of leaves, its foot at x, y. */
export function bush(chance: Chance, x: number, foot: number, size: number, leaf: LeafInks): string {
  const balls = points([-0.6, -0.28, 0.6, -0.26, 0, -0.5])
  let dark = ''
  let light = ''
  for (const [bx, by] of balls) {
    dark += leafBall(chance, x + bx * size, foot + by * size, size * 0.5, 9)
    light += arcs(chance, x + bx * size, foot + by * size, size * 0.46, [0.82, 0.45])
  }
  return area(dark, leaf.dark) + area(light, leaf.light)
}
