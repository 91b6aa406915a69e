import { gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { area, isInside, type Point, smooth, trace } from './path.ts'

/** A sheet of water inside a soft outline. */
export function water(outline: readonly Point[], ink: string): string {
  return area(smooth(outline, true), ink)
}

/** Ripples over water: level strokes, small and close far away, long and wide near the viewer. */
export function ripples(
  chance: Chance,
  within: readonly Point[],
  ink: string,
  {
    top,
    bottom,
    share = 0.5,
    size = 1,
  }: { top: number; bottom: number; share?: number | ((x: number, y: number) => number); size?: number },
): string {
  const xs = within.map(([x]) => x)
  const [left, right] = [Math.max(-40, Math.min(...xs)), Math.min(1640, Math.max(...xs))]
  const shareAt = typeof share === 'number' ? () => share : share
  let data = ''
  for (let y = top + 4; y < bottom; ) {
    const depth = (y - top) / (bottom - top)
    const long = (16 + depth * 60) * size
    for (let x = left + chance.between(0, long); x < right; x += long * chance.between(1.5, 2.6)) {
      const py = y + chance.around(0, 2 + depth * 3)
      if (chance.often(shareAt(x, py)) && isInside([x, py], within)) {
        data += gouge(x, py, 0, long * chance.between(0.5, 1.2), (1.4 + depth * 3) * size, chance.around(0, 1 + depth))
      }
    }
    y += (7 + depth * 17) * size
  }
  return area(data, ink)
}

/** What stands at the water's edge, mirrored in it: slices that get thinner and more broken as they come nearer. */
export function reflection(chance: Chance, x: number, width: number, top: number, depth: number, ink: string): string {
  let data = ''
  for (let y = top; y < top + depth; ) {
    const share = (y - top) / depth
    const high = 5 + share * 9
    const half = (width / 2) * (1 - share * 0.55) * chance.between(0.78, 1.1)
    const middle = x + chance.around(0, width * 0.05 * (0.3 + share))
    data += trace(
      [middle - half, y + high * 0.4],
      [
        [middle - half * 0.3, y - high * 0.25, middle + half, y + high * 0.3],
        [middle + half * 0.2, y + high * 1.15, middle - half, y + high * 0.4],
      ],
    )
    y += high * (0.62 + share * 0.9)
  }
  return area(data, ink)
}

/** Path data of rings spreading on water around a point. */
export function ringsOn(chance: Chance, x: number, y: number, sizes: readonly number[], ink: string): string {
  let data = ''
  for (const size of sizes) {
    for (const side of [-1, 1]) {
      data += gouge(x + chance.around(0, 2), y + side * size * 0.16, 0, size * 1.5, 2.2, -side * size * 0.07)
    }
  }
  return area(data, ink)
}
