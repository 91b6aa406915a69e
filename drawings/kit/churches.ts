import type { Chance } from './chance.ts'
import { battlements, spire } from './crowns.ts'
import { courses, gabled, joints, shading, tower, type WallInks } from './masonry.ts'
import { bars, type Opening, openings, pointed } from './openings.ts'
import { area, block, line, type Point, points, segment, straight } from './path.ts'

function body(chance: Chance, inks: WallInks, from: number, bays: number): string {
  const width = bays * 24
  const windows = Array.from({ length: bays }, (_, bay): Opening => [from + 13 + bay * 24, -9, 10, 21])
  return (
    gabled(chance, { x: from + width, foot: 0, width: 34, depth: 26, wall: 30, rise: 22, rows: 3 }, inks) +
    gabled(chance, { x: from, foot: 0, width, depth: 34, wall: 38, rise: 30 }, inks) +
    pointed([...windows, [from + width + 19, -8, 9, 17]], inks.glass) +
    bars(windows, inks.lit, 1)
  )
}

/** A church with a spire on a west tower, its foot at the origin, about 150 high and 180 long. */
export function spireChurch(chance: Chance, inks: WallInks): string {
  const bells = openings([-2, -58, 8, 16, 9, -58, 8, 16])
  return (
    body(chance, inks, 22, 4) +
    tower(chance, { x: -14, foot: 0, width: 34, depth: 14, height: 82, strings: [0.45, 0.97] }, inks) +
    pointed([...bells, [3, 0, 10, 20]], inks.glass) +
    spire(chance, 9, -82, 20, 92, [inks.lit, inks.lit, inks.shade], inks.mark) +
    line(segment([9, -172], [9, -184]), inks.mark, 1.5)
  )
}

/** A church with a battlemented west tower, its foot at the origin, about 110 high and 180 long. */
export function towerChurch(chance: Chance, inks: WallInks): string {
  const bells = openings([-3, -68, 9, 18, 13, -68, 9, 18])
  return (
    body(chance, inks, 30, 4) +
    tower(chance, { x: -16, foot: 0, width: 42, depth: 16, height: 98, strings: [0.36, 0.62, 0.97] }, inks) +
    battlements(-18, 27, -97, 4, 9, inks.lit) +
    battlements(26, 43, -97, 2, 9, inks.shade, 2) +
    pointed([...bells, [5, -12, 14, 26]], inks.glass) +
    bars(bells, inks.lit, 1)
  )
}

/** A small church with a bellcote on its west gable, its foot at the origin, about 90 high and 130 long. */
export function bellcoteChurch(chance: Chance, inks: WallInks): string {
  const west = straight(points([0, 0, 0, -34, 20, -62, 40, -34, 40, 0]))
  const side = points([38, 0, 38, -34, 114, -34, 114, 0])
  const roof: [Point, Point, Point, Point] = [
    [38, -32],
    [117, -32],
    [99, -62],
    [20, -62],
  ]
  const windows: Opening[] = [[20, -10, 13, 28]]
  return (
    block(side, inks.shade, chance, 0.6) +
    (inks.mark === inks.shade ? '' : shading(chance, side, inks.mark, 7)) +
    block(roof, inks.roof, chance, 0.6) +
    courses(roof, 3, inks.roofMark, 1.2, '9 4 16 3') +
    area(west, inks.lit) +
    (inks.mark === inks.shade ? '' : joints(chance, points([2, 0, 2, -34, 38, -34, 38, 0]), inks.mark, 8, 0.3)) +
    area(straight(points([12, -56, 12, -80, 20, -92, 28, -80, 28, -56])), inks.lit) +
    pointed([...windows, [20, -63, 8, 15], [58, -8, 8, 18], [78, -8, 8, 18], [98, -8, 8, 18]], inks.glass)
  )
}
