import { carved } from './carve.ts'
import type { Chance } from './chance.ts'
import { between, block, line, type Point, segment, straight } from './path.ts'

/** The inks of a building that is lit from the left. */
export interface WallInks {
  lit: string
  shade: string
  /** Joints, edges and other small strokes; the same as `shade` for a small building without carving. */
  mark: string
  roof: string
  roofMark: string
  glass: string
}

/** Courses over a roof, parallel to its eave: corners are eave left, eave right, ridge right, ridge left. */
export function courses(
  corners: readonly [Point, Point, Point, Point],
  rows: number,
  ink: string,
  width: number,
  dash: string,
): string {
  const [eaveLeft, eaveRight, ridgeRight, ridgeLeft] = corners
  let data = ''
  for (let row = 1; row <= rows; row++) {
    const share = row / (rows + 1)
    data += segment(
      between(between(eaveLeft, ridgeLeft, share), between(eaveRight, ridgeRight, share), (row % 2) * 0.03),
      between(eaveRight, ridgeRight, share),
    )
  }
  return line(data, ink, width, dash)
}

/** Single joints of stone over a wall. */
export function joints(chance: Chance, within: readonly Point[], ink: string, size = 9, share = 0.3): string {
  return carved(chance, within, ink, {
    rows: size * 0.9,
    gap: size * 1.9,
    length: [size * 0.6, size * 1.3],
    width: [0.5, 0.9],
    share,
  })
}

/** Slanting strokes that darken a wall in shade. */
export function shading(chance: Chance, within: readonly Point[], ink: string, size: number): string {
  return carved(chance, within, ink, {
    rows: size * 1.05,
    gap: size * 1.05,
    angle: -58,
    length: [size * 0.8, size * 1.7],
    width: [size * 0.08, size * 0.14],
  })
}

/** A house-shaped block seen from the front and a little from its right: the front wall, the gable end and the roof. */
export function gabled(
  chance: Chance,
  {
    x,
    foot,
    width,
    depth,
    wall,
    rise,
    rows = 4,
    eave = 3,
  }: {
    x: number
    foot: number
    width: number
    depth: number
    wall: number
    rise: number
    rows?: number
    eave?: number
  },
  inks: WallInks,
): string {
  const isCarved = inks.mark !== inks.shade
  const top = foot - wall
  const back = depth * 0.1
  const front: Point[] = [
    [x, foot],
    [x, top],
    [x + width, top],
    [x + width, foot],
  ]
  const ridge: Point = [x + width + depth / 2, top - rise + back / 2]
  const end: Point[] = [
    [x + width, foot],
    [x + width, top],
    ridge,
    [x + width + depth, top + back],
    [x + width + depth, foot],
  ]
  const roof: [Point, Point, Point, Point] = [
    [x - eave, top + eave * 0.6],
    [x + width, top + eave * 0.6],
    [ridge[0] + eave * 0.4, ridge[1] - eave * 0.4],
    [x + depth / 2 - eave, ridge[1] - eave * 0.2],
  ]
  return (
    block(end, inks.shade, chance, 0.5) +
    (isCarved ? shading(chance, end, inks.mark, Math.max(5.5, depth * 0.17)) : '') +
    block(front, inks.lit, chance, 0.5) +
    (isCarved ? joints(chance, front, inks.shade, Math.max(6, wall * 0.17), 0.2) : '') +
    block(roof, inks.roof, chance, 0.8) +
    courses(
      roof,
      rows,
      inks.roofMark,
      Math.max(0.8, rise * 0.03),
      `${Math.round(rise * 0.22)} ${Math.round(rise * 0.12)} ${Math.round(rise * 0.4)} ${Math.round(rise * 0.1)}`,
    ) +
    line(segment([x + width + depth + eave, top + back + eave], ridge), inks.roof, Math.max(1.2, eave * 0.8))
  )
}

/** A square tower seen from the front and a little from its right, without its crown. */
export function tower(
  chance: Chance,
  {
    x,
    foot,
    width,
    depth,
    height,
    strings = [],
  }: { x: number; foot: number; width: number; depth: number; height: number; strings?: readonly number[] },
  inks: WallInks,
): string {
  const isCarved = inks.mark !== inks.shade
  const top = foot - height
  const back = depth * 0.12
  const front: Point[] = [
    [x, foot],
    [x, top],
    [x + width, top],
    [x + width, foot],
  ]
  const side: Point[] = [
    [x + width, foot],
    [x + width, top],
    [x + width + depth, top + back],
    [x + width + depth, foot],
  ]
  const bands = strings
    .map((share) =>
      straight(
        [
          [x - 1.5, foot - height * share],
          [x + width, foot - height * share],
          [x + width + depth + 1, foot - (height - back) * share],
        ],
        false,
      ),
    )
    .join('')
  return (
    block(side, inks.shade, chance, 0.5) +
    (isCarved ? shading(chance, side, inks.mark, Math.max(5.5, depth * 0.3)) : '') +
    block(front, inks.lit, chance, 0.5) +
    (isCarved ? joints(chance, front, inks.mark, Math.max(6, width * 0.13), 0.26) : '') +
    line(bands, inks.mark, Math.max(1, width * 0.022))
  )
}

/** A round or many-sided tower in three facets: lit, half-lit and shaded. `spread` widens its foot. */
export function drum(
  chance: Chance,
  { x, foot, half, height, spread = 0 }: { x: number; foot: number; half: number; height: number; spread?: number },
  inks: Pick<WallInks, 'lit' | 'shade' | 'mark'>,
  middle: string,
): string {
  const top = foot - height
  const knee = foot - Math.min(height * 0.3, spread * 4)
  const facet = (from: number, to: number): Point[] => [
    [x + half * from, top],
    [x + half * to, top],
    [x + half * to, knee],
    [x + (half + spread) * to, foot],
    [x + (half + spread) * from, foot],
    [x + half * from, knee],
  ]
  return (
    block(facet(0.4, 1), inks.shade, chance, 0.5) +
    shading(chance, facet(0.42, 1), inks.mark, Math.max(6, half * 0.2)) +
    block(facet(-0.46, 0.42), middle, chance, 0.5) +
    block(facet(-1, -0.44), inks.lit, chance, 0.5) +
    joints(chance, facet(-1, 0.4), inks.mark, Math.max(7, half * 0.24), 0.22)
  )
}
