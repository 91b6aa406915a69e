import type { Chance } from './chance.ts'
import { gabled, type WallInks } from './masonry.ts'
import { bars, type Opening, squared } from './openings.ts'
import { area, block, onFeet, type Point, points, segment, straight, trace } from './path.ts'

/** A chimney standing on a ridge at x, y. */
export function chimneys(feet: readonly Point[], width: number, high: number, ink: string): string {
  const outline = [-0.5, 0, -0.5, -0.8, -0.65, -0.8, -0.65, -1, 0.65, -1, 0.65, -0.8, 0.5, -0.8, 0.5, 0]
  return area(onFeet(outline, feet, [width, high]), ink)
}

/** A tiled cottage of brick, stone or plaster with one or two chimneys; foot at the left front corner. */
export function cottage(
  chance: Chance,
  x: number,
  foot: number,
  width: number,
  inks: WallInks,
  { chimney = inks.shade, bays = 3 }: { chimney?: string; bays?: number } = {},
): string {
  const wall = width * 0.36
  const rise = width * 0.27
  const depth = width * 0.36
  const top = foot - wall
  const upper: Opening[] = []
  const lower: Opening[] = []
  for (let bay = 0; bay < bays; bay++) {
    const px = x + (width * (bay + 0.5)) / bays
    upper.push([px, top + wall * 0.4, width * 0.11, wall * 0.26])
    lower.push(
      bay === Math.floor(bays / 2)
        ? [px, foot, width * 0.1, wall * 0.45]
        : [px, foot - wall * 0.14, width * 0.12, wall * 0.3],
    )
  }
  return (
    chimneys(
      [
        [x + depth / 2 + width * 0.12, top - rise * 0.9],
        [x + width + depth * 0.36, top - rise * 0.9],
      ],
      width * 0.08,
      width * 0.16,
      chimney,
    ) +
    gabled(chance, { x, foot, width, depth, wall, rise, rows: width > 80 ? 5 : 3, eave: width * 0.03 }, inks) +
    squared([...upper, ...lower], inks.glass) +
    bars(upper, inks.lit, Math.max(0.8, width * 0.012), 2, width > 80)
  )
}

/** A thatched, half-timbered cottage; foot at the left front corner. */
export function thatchedCottage(
  chance: Chance,
  x: number,
  foot: number,
  width: number,
  inks: WallInks,
  timber: string,
): string {
  const wall = width * 0.3
  const top = foot - wall
  const over = width * 0.06
  const ridge = top - width * 0.34
  const thatch = trace(
    [x - over, top + over],
    [
      [x + width * 0.02, top - width * 0.2, x + width * 0.16, ridge],
      [x + width * 0.5, ridge - width * 0.03, x + width * 0.84, ridge],
      [x + width * 0.98, top - width * 0.2, x + width + over, top + over],
      [x + width * 0.86, top + over * 0.2, x + width * 0.78, top - over * 0.2],
      [x + width * 0.7, top - width * 0.2, x + width * 0.62, top],
      [x + width * 0.5, top + over * 0.6, x + width * 0.38, top],
      [x + width * 0.3, top - width * 0.2, x + width * 0.22, top - over * 0.2],
      [x + width * 0.14, top + over * 0.2, x - over, top + over],
    ],
  )
  let straw = ''
  for (let index = 0; index < 16; index++) {
    const share = (index + 0.5) / 16
    const px = x + width * share
    straw += segment(
      [px + (share - 0.5) * -width * 0.16, ridge + chance.between(6, 14)],
      [px + (share - 0.5) * width * 0.06, ridge + width * chance.between(0.14, 0.26)],
    )
  }
  const posts = [0, 0.17, 0.36, 0.5, 0.64, 0.83, 1]
    .map((share) => segment([x + width * share, foot], [x + width * share, top]))
    .join('')
  const rail = straight(points([0, -0.5, 1, -0.5], [x, foot], [width, wall]), false)
  const windows: Opening[] = [
    [x + width * 0.27, foot - wall * 0.2, width * 0.12, wall * 0.34],
    [x + width * 0.73, foot - wall * 0.2, width * 0.12, wall * 0.34],
    [x + width * 0.3, top + wall * 0.06, width * 0.1, wall * 0.3],
    [x + width * 0.7, top + wall * 0.06, width * 0.1, wall * 0.3],
  ]
  return (
    chimneys([[x + width * 0.5, ridge + 4]], width * 0.09, width * 0.16, inks.shade) +
    block(
      [
        [x, foot],
        [x, top - width * 0.12],
        [x + width, top - width * 0.12],
        [x + width, foot],
      ],
      inks.lit,
      chance,
      0.6,
    ) +
    `<path fill="none" stroke="${timber}" stroke-width="${Math.max(1.5, Math.round(width * 0.018))}" d="${posts}${rail}"/>` +
    area(thatch, inks.roof) +
    `<path fill="none" stroke="${inks.roofMark}" stroke-width="1.6" d="${straw}"/>` +
    squared([...windows, [x + width * 0.5, foot, width * 0.1, wall * 0.66]], inks.glass) +
    bars(windows, inks.lit, Math.max(0.8, width * 0.01), 2, true)
  )
}
