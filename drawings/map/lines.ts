import { avonCourse, roadCourse } from '../../content/place-courses.ts'
import { inks } from '../inks.ts'
import { carve } from '../kit/carve.ts'
import type { Chance } from '../kit/chance.ts'
import { area, between, handCut, line, type Point, points, short, smooth, straight } from '../kit/path.ts'
import type { Sheet } from './sheet.ts'

/** The rivers: how wide each is drawn, and its course as latitudes and longitudes in turn. */
const rivers: readonly { name: string; width: number; course: readonly number[] }[] = [
  {
    name: 'Avon',
    width: 11,
    course: avonCourse,
  },
  { name: 'Leam', width: 7, course: [52.293, -1.5, 52.29, -1.52, 52.2885, -1.538, 52.289, -1.556, 52.287, -1.568] },
  {
    name: 'Dene',
    width: 5,
    course: [52.179, -1.556, 52.19, -1.578, 52.1975, -1.596, 52.203, -1.612, 52.2065, -1.6275],
  },
  {
    name: 'Stour',
    width: 7,
    course: [52.096, -1.618, 52.11, -1.625, 52.122, -1.642, 52.14, -1.66, 52.158, -1.69, 52.17, -1.715, 52.178, -1.733],
  },
]

function laidOut(sheet: Sheet, course: readonly number[]): Point[] {
  return points(course).map(([lat, lon]) => sheet.at(lat, lon))
}

/** A river that flows in from beyond the map: its first stretch carried on far enough to reach the edge. */
function fromBeyond([first, second, ...rest]: readonly Point[], by: number): Point[] {
  if (!first || !second) return []
  const [dx, dy] = [first[0] - second[0], first[1] - second[1]]
  const share = by / (Math.hypot(dx, dy) || 1)
  return [[first[0] + dx * share, first[1] + dy * share], first, second, ...rest]
}

/** Small bends between the known points of a river; the known points themselves stay where they are. */
function meander(chance: Chance, points: readonly Point[], reach: number): Point[] {
  return points.flatMap((from, index): Point[] => {
    const to = points[index + 1]
    if (!to) return [from]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy) || 1
    const bend = (share: number, side: number): Point => {
      const [x, y] = between(from, to, share)
      const off = side * Math.min(reach, length * 0.11) * chance.between(0.5, 1)
      return [x - (dy / length) * off, y + (dx / length) * off]
    }
    const side = chance.often(0.5) ? 1 : -1
    return length > 46 ? [from, bend(0.33, side), bend(0.68, -side)] : [from, bend(0.5, side)]
  })
}

function stroke(data: string, ink: string, width: number): string {
  return `<path fill="none" stroke="${ink}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" d="${data}"/>`
}

/** The rivers, each with its banks, its water and the light on it. */
export function waterways(chance: Chance, sheet: Sheet): string {
  const thin = sheet.isNarrow ? 0.72 : 1
  const lines = rivers.map(({ name, width, course }) => {
    const known = fromBeyond(laidOut(sheet, course), sheet.height * 0.4)
    // Only the Avon leaves the map; the other rivers end in it.
    const whole = name === 'Avon' ? fromBeyond(known.toReversed(), sheet.height * 0.15).toReversed() : known
    const bends = meander(chance, whole, sheet.isNarrow ? 4 : 7)
    return { width: width * thin, data: smooth(bends) }
  })
  return (
    lines.map(({ data, width }) => stroke(data, inks.paper, width + 5)).join('') +
    lines.map(({ data, width }) => stroke(data, inks.river[500], width)).join('') +
    lines.map(({ data, width }) => line(data, inks.river[200], Math.max(1, width * 0.13), '13 19 7 30 18 24')).join('')
  )
}

/** The A429. */
export function mainRoad(sheet: Sheet): string {
  const wide = sheet.isNarrow ? 4 : 5
  const data = smooth(laidOut(sheet, roadCourse))
  return stroke(data, inks.paper, wide + 5) + stroke(data, inks.red[500], wide)
}

/** The quarry site between the river and the road: a scar cut into the fields. */
export function scar(chance: Chance, sheet: Sheet): string {
  const corners = [
    52.2436, -1.6132, 52.2428, -1.607, 52.239, -1.6012, 52.2334, -1.6008, 52.2298, -1.606, 52.2302, -1.6118, 52.2346,
    -1.6156, 52.2402, -1.6162,
  ]
  const outline = handCut(laidOut(sheet, corners), chance, 2, 9)
  const step = sheet.isNarrow ? 5 : 6.5
  const cuts = carve(chance, outline, {
    rows: step,
    gap: step * 2.1,
    angle: -38,
    length: [step * 1.8, step * 3.2],
    width: [1, 1.8],
  })
  return (
    area(straight(outline), inks.red[200]) +
    area(cuts, inks.red[500]) +
    `<path fill="none" stroke="${inks.red[500]}" stroke-width="2" d="${straight(outline)}"/>`
  )
}
