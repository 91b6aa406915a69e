import { inks } from '../inks.ts'
import { carved, gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { area, type Point, type Step, smooth, trace } from './path.ts'

/** A layer of the sky from `y` down to `bottom`, with a cut, wavy upper edge. */
export function skyBand(chance: Chance, y: number, bottom: number, ink: string, wave = 10): string {
  const points: Point[] = []
  for (let x = -80; x <= 1680; x += chance.between(120, 260)) points.push([x, y + chance.around(0, wave)])
  points.push([1690, y])
  return area(`${smooth(points)}V${bottom}H-80z`, ink)
}

/** The disc of the sun or moon, a little off round. */
export function sun(chance: Chance, x: number, y: number, radius: number, ink: string): string {
  const points = Array.from({ length: 12 }, (_, index): Point => {
    const turn = (index / 12) * Math.PI * 2
    const far = radius * chance.between(0.988, 1.012)
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
  })
  return area(smooth(points, true), ink)
}

/** Strokes that radiate from the sun in rings, longer and fewer as they go out. */
export function rays(
  chance: Chance,
  x: number,
  y: number,
  { from, to, bottom, ink, dense = 1 }: { from: number; to: number; bottom: number; ink: string; dense?: number },
): string {
  let data = ''
  let ring = 0
  for (let radius = from; radius < to; radius *= 1.27) {
    ring++
    const count = Math.round((14 + ring * 4) * dense)
    for (let index = 0; index < count; index++) {
      const turn = ((index + (ring % 2) / 2 + chance.around(0, 0.16)) / count) * Math.PI * 2
      const far = radius * chance.between(0.95, 1.08)
      const [px, py] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
      if (py > bottom || py < -20 || px < -40 || px > 1640) continue
      data += gouge(px, py, (turn * 180) / Math.PI, radius * chance.between(0.1, 0.17), 1.3 + ring * 0.2)
    }
  }
  return area(data, ink)
}

/** A heaped cloud on a flat foot, its middle at x, with strokes under its folds. */
export function cloud(chance: Chance, x: number, foot: number, width: number, ink: string, shade: string): string {
  const heaps = Math.max(4, Math.round(width / 60))
  const steps: Step[] = []
  let marks = ''
  let px = x - width / 2
  const start: Point = [px, foot]
  const rise = (at: number) => foot - Math.sin(Math.PI * Math.min(Math.max(at, 0.04), 0.96)) ** 0.8 * width * 0.2
  for (let index = 0; index < heaps; index++) {
    const to = index === heaps - 1 ? x + width / 2 : px + (width / heaps) * chance.between(0.8, 1.15)
    const toY = index === heaps - 1 ? foot : rise((to - x) / width + 0.5)
    const middle = (px + to) / 2
    const fromY = steps.at(-1)?.at(-1) ?? foot
    const puff =
      (width / heaps) * (0.3 + 0.75 * Math.sin(Math.PI * ((middle - x) / width + 0.5))) * chance.between(0.85, 1.1)
    steps.push([px - puff * 0.12, Math.min(fromY, toY) - puff, to + puff * 0.12, Math.min(fromY, toY) - puff, to, toY])
    if (index > 0 && index < heaps - 1) {
      marks += gouge(middle + puff * 0.2, Math.min(fromY, toY) + puff * 0.1, 18, puff * 0.8, 2.4, -4)
    }
    px = to
  }
  steps.push([x + width * 0.3, foot + 5, x, foot + 1], [x - width * 0.3, foot - 3, ...start])
  for (let row = 0; row < 3; row++) {
    marks += gouge(chance.around(x, width * 0.25), foot - 9 - row * 8, 0, width * chance.between(0.18, 0.42), 2.6)
  }
  return area(trace(start, steps), ink) + area(marks, shade)
}

/** Slanting rain over a part of the picture. */
export function rain(chance: Chance, within: readonly Point[], ink: string, share: number): string {
  return carved(chance, within, ink, { rows: 46, gap: 42, angle: 106, length: [26, 64], width: [1, 2.2], share })
}

/** Birds on the wing, each a place and a size. */
export function birds(
  flock: readonly (readonly [x: number, y: number, size: number])[],
  ink: string = inks.ink,
): string {
  return area(
    flock
      .map(([x, y, s]) =>
        trace(
          [x - s, y - s * 0.35],
          [
            [x - s * 0.45, y - s * 0.5, x, y],
            [x + s * 0.5, y - s * 0.62, x + s, y - s * 0.5],
            [x + s * 0.4, y - s * 0.3, x + s * 0.08, y + s * 0.2],
            [x - s * 0.4, y - s * 0.25, x - s, y - s * 0.35],
          ],
        ),
      )
      .join(''),
    ink,
  )
}
