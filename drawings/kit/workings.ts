import { carve, gouge } from './carve.ts'
import type { Chance } from './chance.ts'
import { area, isInside, type Point, points, smooth, straight } from './path.ts'

/** A heap of dug stone: its middle and foot, with strokes that run down its slopes. */
export function heap(
  chance: Chance,
  x: number,
  foot: number,
  { width, high, ink, light, shade }: { width: number; high: number; ink: string; light: string; shade: string },
): string {
  const half = width / 2
  const outline = points(
    [-1, 0, -0.55, -0.42, -0.16, -0.88, 0, -1, 0.18, -0.86, 0.58, -0.4, 1, 0],
    [x, foot],
    [half, high],
  )
  const side = points([0, -1, 0.18, -0.86, 0.58, -0.4, 1, 0, 0.16, 0, 0.1, -0.4], [x, foot], [half, high])
  const slope = (Math.atan2(high, half) * 180) / Math.PI
  let data = ''
  for (let row = 1; row < 7; row++) {
    const y = foot - high + (high * row) / 7
    const wide = half * (row / 7)
    for (let stroke = -row; stroke <= row; stroke += 2) {
      const share = stroke / (row + 1)
      if (!chance.often(0.8)) continue
      data += gouge(
        x + share * wide * 0.9 + chance.around(0, 3),
        y + chance.around(0, high * 0.03),
        -90 - share * (90 - slope),
        high * chance.between(0.07, 0.13),
        Math.max(1.2, high * 0.014),
      )
    }
  }
  return area(`${smooth(outline)}z`, ink) + area(`${smooth(side)}z`, shade) + area(data, light)
}

/** A bund: an earth bank with a level top, seen along the ground from its left to its right end. */
export function bund(
  chance: Chance,
  {
    from,
    to,
    foot,
    high,
    ink,
    light,
  }: { from: number; to: number; foot: number; high: number; ink: string; light: string },
): string {
  const run = high * 1.5
  const outline: Point[] = [
    [from, foot],
    [from + run, foot - high],
    [to - run, foot - high],
    [to, foot],
  ]
  const cuts = carve(chance, outline, {
    rows: high * 0.19,
    gap: high * 0.36,
    angle: 98,
    length: [high * 0.14, high * 0.24],
    width: [1.2, 2],
    share: 0.8,
  })
  const bends = Math.max(1, Math.round((to - from) / 160))
  const top = Array.from(
    { length: bends + 1 },
    (_, bend): Point => [
      from + run + ((to - from - 2 * run) * bend) / bends,
      foot - high + chance.around(0, high * 0.03),
    ],
  )
  return area(straight([[from, foot], ...top, [to, foot]]), ink) + area(cuts, light)
}

/** Path data of pebbles strewn over a surface, none touching another; `size` is how wide they are. */
export function pebbles(
  chance: Chance,
  within: readonly Point[],
  { tries, size }: { tries: number; size: readonly [number, number] },
): string {
  const xs = within.map(([x]) => x)
  const ys = within.map(([, y]) => y)
  const lying: (readonly [x: number, y: number, wide: number])[] = []
  for (let index = 0; index < tries; index++) {
    const [x, y] = [chance.between(Math.min(...xs), Math.max(...xs)), chance.between(Math.min(...ys), Math.max(...ys))]
    const wide = chance.between(...size) / 2
    const isFree = lying.every(([px, py, other]) => Math.hypot(px - x, py - y) > wide + other + 2)
    if (isFree && isInside([x, y], within)) lying.push([x, y, wide])
  }
  return lying
    .map(([x, y, wide]) => {
      const [across, up] = [Math.round(wide), Math.round(wide * chance.between(0.6, 0.95))]
      return `M${Math.round(x - wide)} ${Math.round(y)}a${across} ${up} 0 1 0 ${across * 2} 0a${across} ${up} 0 1 0-${across * 2} 0`
    })
    .join('')
}

/** Path data of one rounded stone. */
export function stone(chance: Chance, x: number, y: number, wide: number, high: number): string {
  const points = Array.from({ length: 7 }, (_, index): Point => {
    const turn = (index / 7) * Math.PI * 2 + 0.3
    return [
      x + Math.cos(turn) * (wide / 2) * chance.between(0.9, 1.08),
      y + Math.sin(turn) * (high / 2) * chance.between(0.9, 1.08),
    ]
  })
  return smooth(points, true)
}
